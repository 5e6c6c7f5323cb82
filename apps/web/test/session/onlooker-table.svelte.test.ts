import { Match, visibleEvents } from "@stonebridge/kernel";
import { checkOf, type FromOnlooker, type TalkFromSeat, type ToOnlooker } from "@stonebridge/protocol";
import { SeatMatch } from "@stonebridge/seat";
import { beforeEach, expect, it, vi } from "vitest";
import { newDice } from "../../src/session/dice.ts";
import { onlookerTable } from "../../src/session/far/onlooker-table.svelte.ts";
import type { Listener } from "../../src/session/far/seat-line.svelte.ts";
import { Talk } from "../../src/session/far/talk.svelte.ts";
import { Session } from "../../src/session/session.svelte.ts";
import { type Action, type Event, loaded, pebbles, pebblesModule, type Position, type View } from "../hidden-game.ts";

const game = pebblesModule.open(pebblesModule.situation("stones"));
type History = Extract<ToOnlooker, { readonly kind: "history" }>;
type News = Extract<ToOnlooker, { readonly kind: "news" }>;

/** A server with one match, and the line of somebody who looks on at it. */
class Server {
  readonly match: Match<Position, Action, Event, View> = Match.begin(game, { dice: newDice("rolled") });
  isOpen = $state(true);
  closed = false;
  sent: (FromOnlooker | TalkFromSeat)[] = [];
  readonly news: News[] = [];
  readonly first = this.#view();
  #listener: Listener<ToOnlooker> | undefined;

  listen(listener: Listener<ToOnlooker>): void {
    this.#listener = listener;
    listener.opened();
  }

  overhear(): void {}

  send(message: FromOnlooker | TalkFromSeat): void {
    this.sent.push(message);
  }

  close(): void {
    this.closed = true;
  }

  tell(message: ToOnlooker): void {
    this.#listener?.hear(message);
  }

  history(): History {
    const first = { view: this.first, check: checkOf(this.first), events: [] };
    return { kind: "history", first, news: this.news, number: this.news.length, ...this.#standing() } as History;
  }

  /** Whoever decides does something, and whoever looks on is told. */
  act(): void {
    const { decision } = this.match;
    if (decision.over) throw new Error("It is over.");
    const [by] = decision.sides;
    const { events } = this.match.act(by, decision.actions[0]);
    const view = this.#view();
    const news = {
      kind: "news",
      number: this.news.length + 1,
      at: 1_000,
      by,
      events: visibleEvents(events, "spectator"),
      change: [{ op: "replace", path: "", value: view }],
      check: checkOf(view),
      ...this.#standing(),
    } as News;
    this.news.push(news);
    this.tell(news);
  }

  #view(): View {
    return JSON.parse(JSON.stringify(game.view(this.match.position, "spectator"))) as View;
  }

  #standing() {
    const { decision } = this.match;
    return {
      decides: false,
      deciding: decision.over ? [] : decision.sides,
      ...(decision.over && { outcome: decision }),
    };
  }
}

let server: Server;
let session: Session<Position, Action, Event, View>;
const whole = vi.fn(() => Promise.resolve(server.match));
beforeEach(() => {
  server = new Server();
  whole.mockClear();
  const look = { kind: "look", link: "0".repeat(64), by: "1".repeat(32) } as const;
  session = new Session({
    entry: pebbles,
    loaded,
    saved: {
      id: "looked",
      game: pebbles.id,
      scenario: "stones",
      created: 1,
      seats: { union: { kind: "away", name: "Ann" }, confederate: { kind: "away", name: "Ben" } },
    },
    table: onlookerTable({
      match: new SeatMatch(game, "spectator", server.history()),
      line: server as never,
      look,
      delay: 60,
      commitment: "",
      talk: new Talk(server, undefined),
      whole,
    }),
  });
});

it("sees what a spectator sees, is asked nothing, and follows what both sides do", () => {
  expect(server.sent.at(-1)).toMatchObject({ kind: "look", after: 0 });
  expect(session.sight.eyes).toBe("spectator");
  expect([session.closed, session.actingSide, session.mayResign, session.ownSide]).toEqual([
    "away",
    undefined,
    undefined,
    undefined,
  ]);
  expect(session.looking).toEqual({ delay: 60, ended: undefined });
  server.act();
  expect(session.view).toEqual(server.news[0].change[0].value);
  expect([session.length, session.undo(), session.resign()]).toEqual([1, false, false]);
  const { decision } = session;
  expect(!decision.over && [decision.sides, decision.actions]).toEqual([server.history().deciding, []]);
});

it("takes the whole history anew where it sees something else than the server means", () => {
  server.news.push({
    ...server.history(),
    kind: "news",
    number: 1,
    at: 1,
    by: "union",
    events: [],
    change: [],
    check: "?",
  } as never);
  server.tell(server.news[0]);
  expect(server.sent.at(-1)).not.toHaveProperty("after");
  expect(server.sent.at(-1)).toMatchObject({ kind: "look" });
});

it("says so where the link is closed, keeps what was told, and asks no more", () => {
  server.act();
  server.tell({ kind: "closed", why: "closed" });
  expect(session.looking?.ended).toBe("closed");
  server.isOpen = false;
  expect([server.closed, session.length, session.closed]).toEqual([true, 1, "away"]);
});
