import { fingerprint } from "@stonebridge/kernel";
import type { Deed } from "@stonebridge/protocol";
import { Outbox, SeatMatch } from "@stonebridge/seat";
import { afterEach, expect, it } from "vitest";
import type { AnyGame } from "../../src/matches/modules.ts";
import { GAMES } from "./games.ts";
import { type Player, sitDown, type Table, wired } from "./table.ts";

type Truth = Awaited<ReturnType<Table["truth"]>>;

let table: Table;
afterEach(() => table.database.destroy());

/** A seat as the client plays it: it knows what it was told, and expects what it can foresee. */
class Seat {
  readonly player: Player;
  readonly match: SeatMatch<unknown, { readonly type: string }, { readonly type: string }, unknown>;
  foreseen = 0;
  #labels = 0;

  constructor(player: Player, match: Seat["match"]) {
    this.player = player;
    this.match = match;
  }

  static async open(player: Player, game: AnyGame): Promise<Seat> {
    const history = await table.playing.history(player);
    if (history === undefined) throw new Error("The match has not begun.");
    return new Seat(player, new SeatMatch(game, player.side, history));
  }

  /** Takes in what it was told. @returns the own deeds that were not what was expected of them */
  async listen(): Promise<readonly string[]> {
    const lost: string[] = [];
    for (const news of await table.playing.news(this.player, this.match.number)) {
      const changed = this.match.hear(news);
      if (changed === undefined) throw new Error(`It sees something else than the server means: ${news.number}.`);
      lost.push(...changed);
    }
    return lost;
  }

  async act(action: { readonly type: string }): Promise<void> {
    this.#labels += 1;
    const label = `${this.#labels}`;
    if (this.match.expect(label, action)) this.foreseen += 1;
    await this.#perform({ kind: "act", label, after: this.match.number, action });
  }

  async undo(step: number): Promise<void> {
    this.#labels += 1;
    const { number } = this.match;
    const to = this.match.newsOf(step) ?? 0;
    this.match.resetTo(step);
    await this.#perform({ kind: "undo", label: `${this.#labels}`, after: number, to });
  }

  async #perform(deed: Deed): Promise<void> {
    expect(await table.playing.perform({ match: this.player.match, side: this.player.side }, deed)).toEqual({
      result: "done",
    });
  }
}

function actionsOf(truth: Truth, side: string): readonly { readonly type: string }[] {
  const decision = truth.decisionOf(side);
  return !decision.over && decision.sides.includes(side) ? decision.actions : [];
}

it.each(GAMES)("a seat of %s sees, is asked and may take back what the server means", async (id, scenario, options) => {
  table = await sitDown(id, scenario, options);
  const { game } = await table.truth();
  const seats = await Promise.all(Object.values(table.players).map((player) => Seat.open(player, game)));
  for (let step = 0; step < 60; step += 1) {
    const before = await table.truth();
    if (before.decision.over) break;
    const able = seats.filter(({ player: { side } }) => actionsOf(before, side).length > 0);
    // Who is done while others are not may take back though he is not asked.
    const wavers = seats.filter(({ match }) => match.undoState().steps > 0);
    const waverer = wavers[step % Math.max(1, wavers.length)];
    const seat = able[(step * 3) % able.length];
    if (step % 7 === 6 && waverer) {
      const { steps } = waverer.match.undoState();
      await waverer.undo(waverer.match.steps.length - 1 - ((step * 5) % steps));
    } else {
      const actions = actionsOf(before, seat.player.side);
      await seat.act(actions[(step * 31) % actions.length]);
    }
    const truth = await table.truth();
    for (const one of seats) {
      expect(await one.listen()).toEqual([]);
      const seen = wired(truth.game.view(truth.position, one.player.side));
      expect(one.match.seen(one.match.steps.length)).toEqual(seen);
      const asked = actionsOf(truth, one.player.side);
      if (asked.length > 0) expect(wired(game.view(one.match.position, one.player.side))).toEqual(seen);
      const now = one.match.decision;
      expect(now.over).toBe(truth.decision.over);
      expect(now.over ? [] : now.sides.includes(one.player.side)).toEqual(now.over ? [] : asked.length > 0);
      if (asked.length > 0 && !one.match.asksElse)
        expect(fingerprint(now)).toBe(fingerprint(truth.decisionOf(one.player.side)));
      if (one === seat || one === waverer) {
        const may = truth.undoStateOf(one.player.side);
        const undo = one.match.undoState();
        if (one.match.steps.length > 0) expect([undo.steps > 0, undo.reason]).toEqual([may.steps > 0, may.reason]);
      }
    }
  }
  for (const one of seats) {
    const again = await Seat.open(one.player, game);
    expect(again.match.steps.map(({ side, action, events }) => [side, action, events])).toEqual(
      one.match.steps.map(({ side, action, events }) => [side, action, events]),
    );
    const half = Math.floor(one.match.steps.length / 2);
    expect(again.match.seen(half)).toEqual(one.match.seen(half));
  }
  expect(seats.some(({ foreseen }) => foreseen > 0)).toBe(true);
});

it("sends deeds in order without waiting, again under the same labels, and not what was taken back before it was sent", () => {
  const sent: unknown[] = [];
  let [number, told] = [4, 2];
  const outbox = new Outbox({
    send: (message) => void sent.push(message),
    number: () => number,
    newsOf: (step) => (step <= told ? step + 1 : undefined),
  });
  const act = (label: string) => ({ kind: "act", label, action: { type: "go" }, rest: [] }) as const;
  outbox.put(act("a"));
  outbox.put(act("b"));
  expect(sent).toEqual([4, 5].map((after, at) => ({ kind: "act", label: "ab"[at], after, action: { type: "go" } })));
  outbox.sendAgain();
  expect(sent.slice(2)).toEqual(sent.slice(0, 2));
  // How far this goes back is known once the server has told of the step; what follows it waits too.
  outbox.put({ kind: "undo", label: "c", step: 3 });
  outbox.put(act("d"));
  expect(sent).toHaveLength(4);
  outbox.drop(["d"]);
  [number, told] = [5, 3];
  expect(outbox.answered("z", { result: "done" })).toBeUndefined();
  expect(outbox.answered("a", { result: "done" })).toMatchObject({ deed: { label: "a" } });
  expect(sent[4]).toEqual({ kind: "undo", label: "c", after: 6, to: 4 });
  expect([outbox.isFlying("a"), outbox.isFlying("b"), outbox.isEmpty]).toEqual([false, true, false]);
  outbox.clear();
  expect(outbox.isEmpty).toBe(true);
});
