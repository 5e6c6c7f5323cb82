import { type ActionBase, type EventBase, fastDice } from "@stonebridge/kernel";
import { SeatMatch, type Underway } from "@stonebridge/seat";
import { expect, it } from "vitest";
import { bullRun1983 } from "../../src/games/bull-run-1983/entry.ts";
import type { AnyGame } from "../../src/games/contract/entry.ts";
import { farTable } from "../../src/session/far/far-table.svelte.ts";
import { gameWith } from "../../src/session/game-with.ts";
import { Session } from "../../src/session/session.svelte.ts";
import type { AnySession } from "../../src/session/session.svelte.ts";
import { OneMatchServer } from "./one-match-server.svelte.ts";

const entry = bullRun1983 as unknown as AnyGame;

const loaded = await entry.load();
const game = await gameWith(loaded, loaded.module.situation("free", { fogOfWar: "on" }));

type Server = OneMatchServer<unknown, ActionBase, EventBase, unknown>;

/** A device that plays a seat: what it keeps outlives its pages. */
class Device {
  readonly server: Server;
  session!: AnySession;
  #note: readonly Underway<ActionBase>[] = [];

  constructor() {
    this.server = new OneMatchServer(game, "confederate");
    this.open();
  }

  open(): void {
    const { server } = this;
    const left = structuredClone(this.#note);
    this.session = new Session({
      entry,
      loaded,
      saved: {
        id: "a-match-on-a-server",
        game: entry.id,
        scenario: "free",
        created: 1,
        seats: { confederate: { kind: "person" }, union: { kind: "away", name: "Ben" } },
      },
      table: farTable({
        match: new SeatMatch(game, "confederate", structuredClone(server.history())),
        line: server,
        commitment: "00",
        whole: () => Promise.resolve(server.match),
        kept: { left, keep: (underway) => (this.#note = structuredClone(underway)), close: () => {} },
      }),
    });
  }

  /** The page is gone at once; so much of what was on its way arrives even so. */
  reload(arrives: number): void {
    this.session.close();
    this.server.arrive(arrives);
    this.server.sent = [];
    this.open();
  }

  get kept(): readonly Underway<ActionBase>[] {
    return this.#note;
  }

  get played(): readonly ActionBase[] {
    return this.session.steps.map(({ action }) => action);
  }
}

it.each([1, 2, 3, 4, 5, 6])(
  "nothing that was done is lost, doubled or out of order, however often the page goes (%i)",
  (seed) => {
    const device = new Device();
    const chance = fastDice(seed);
    const roll = (faces: number) => chance.roll("test", faces);
    let [done, undone, left] = [0, 0, 0];
    for (let turn = 0; turn < 120; turn += 1) {
      const { session, server } = device;
      const { decision } = session;
      const what = roll(12);
      if (what <= 6 && session.actingSide === "confederate" && !decision.over) {
        const setting = decision.actions.filter(({ type }) => type !== "end");
        const action = setting[roll(Math.max(1, setting.length)) - 1];
        if (action && session.act(action).kind === "taken") done += 1;
      } else if (what <= 8 && session.undoState.steps > 0) {
        if (session.undoTo(session.length - roll(Math.min(3, session.undoState.steps)))) undone += 1;
      } else if (what <= 10) server.arrive(roll(3));
      else if (what === 11) {
        server.breaks();
        server.returns();
      } else {
        const wanted = device.played;
        left += device.kept.length;
        device.reload(roll(4) - 1);
        server.arrive();
        expect(device.played).toEqual(wanted);
        expect(server.match.steps.map(({ action }) => action)).toEqual(wanted);
        expect(device.session.far?.missed).toBeUndefined();
        expect(device.kept).toEqual([]);
      }
    }
    expect([done > 10, undone > 5, left > 1]).toEqual([true, true, true]);
  },
);

it("tells what was left undone where the same seat has played on another device", () => {
  const device = new Device();
  const { server } = device;
  const offered = () => (device.session.decision.over ? [] : device.session.decision.actions);
  device.session.act(offered()[0]);
  device.session.act(offered()[1]);
  server.sent = [];
  device.session.close();
  const first = offered()[2];
  server.other(first, "confederate");
  device.open();
  server.arrive();
  expect([device.session.length, server.match.steps.map(({ action }) => action)]).toEqual([1, [first]]);
  expect(device.session.far?.missed).toMatchObject({ deeds: [{}, {}], why: { kind: "later", than: "confederate" } });
  expect(device.kept).toEqual([]);
  expect(device.session.closed).toBeUndefined();
});
