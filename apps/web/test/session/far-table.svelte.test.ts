import { fingerprint, Match, Refused, type Side, visibleEvents } from "@stonebridge/kernel";
import { type Answer, checkOf, type FromSeat, type History, type News, type ToSeat } from "@stonebridge/protocol";
import { SeatMatch } from "@stonebridge/seat";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { newDice } from "../../src/session/dice.ts";
import { farTable } from "../../src/session/far/far-table.svelte.ts";
import type { Line, Listener } from "../../src/session/far/seat-line.svelte.ts";
import { Session } from "../../src/session/session.svelte.ts";
import { type Action, type Event, loaded, pebbles, pebblesModule, type Position, type View } from "../hidden-game.ts";

const game = pebblesModule.open(pebblesModule.situation("stones"));
const wired = (view: View): View => JSON.parse(JSON.stringify(view)) as View;

/** A server with one match, and the line of its first seat: what is sent waits until the test lets it arrive. */
class Server implements Line {
  readonly match: Match<Position, Action, Event, View> = Match.begin(game, { dice: newDice("rolled") });
  readonly seat = "union";
  isOpen = $state(true);
  /** What is on its way to the server. */
  sent: FromSeat[] = [];
  news: News[] = [];
  /** The next deed is answered so, whatever it is. */
  verdict: Answer | undefined;
  #listener: Listener | undefined;
  readonly #done = new Set<string>();

  listen(listener: Listener): void {
    this.#listener = listener;
    listener.opened();
  }

  send(message: FromSeat): void {
    if (this.isOpen) this.sent.push(message);
  }

  close(): void {}

  /** The connection breaks, and what was on its way is lost, unless the server had got it. */
  breaks(): void {
    this.isOpen = false;
    this.sent = [];
  }

  returns(): void {
    this.isOpen = true;
    this.#listener?.opened();
  }

  /** Everything arrives that was sent, and what follows from it. */
  arrive(): void {
    for (let message = this.sent.shift(); message; message = this.sent.shift()) this.#hear(message);
  }

  /** The other side does something. */
  other(action: Action): void {
    this.#tell("confederate", () => this.match.act("confederate", action));
  }

  history(): History {
    const { view: _view, check: _check, ...standing } = this.#seen();
    const first = wired(game.view(this.match.positionAt(0), this.seat));
    return {
      first: { view: first, check: checkOf(first), events: [] },
      news: this.news,
      number: this.news.length,
      ...standing,
    };
  }

  #hear(message: FromSeat): void {
    if (message.kind === "open") {
      if (message.history) return this.#say({ kind: "history", ...this.history() });
      for (const news of this.news.slice(message.after)) this.#say({ kind: "news", ...news });
      return;
    }
    if (message.kind === "ask") {
      const { decision } = this.match;
      return this.#say({ kind: "asked", number: this.news.length, ...(!decision.over && { decision }) });
    }
    const { label } = message;
    this.#say({ kind: "answer", label, ...this.#answer(message) });
  }

  #answer(message: Extract<FromSeat, { readonly label: string }>): Answer {
    if (this.#done.has(message.label)) return { result: "done" };
    const { verdict } = this;
    this.verdict = undefined;
    if (verdict) return verdict;
    if (message.after !== this.news.length) return { result: "stale" };
    try {
      this.#tell(this.seat, () => this.#perform(message), message);
    } catch (error) {
      if (error instanceof Refused) return { result: "refused", refusal: error.refusal };
      throw error;
    }
    this.#done.add(message.label);
    return { result: "done" };
  }

  #perform(message: Extract<FromSeat, { readonly label: string }>): void {
    if (message.kind === "act") this.match.act(this.seat, message.action as Action);
    else if (message.kind === "resign") this.match.resign(this.seat);
    else if (message.kind === "undo") this.match.resetTo(message.to);
  }

  #tell(by: Side, change: () => void, message?: Extract<FromSeat, { readonly label: string }>): void {
    const before = this.match.steps.length;
    change();
    const step = this.match.steps.length > before ? this.match.steps.at(-1) : undefined;
    const { view, ...standing } = this.#seen();
    const news: News = {
      number: this.news.length + 1,
      by,
      at: 1,
      events: visibleEvents(step?.events ?? [], this.seat),
      change: [{ op: "replace", path: "", value: view }],
      ...standing,
      ...(message && { label: message.label }),
      ...(message?.kind === "act" && { action: message.action }),
      ...(message?.kind === "undo" && { back: message.to }),
      ...(message?.kind === "resign" && { resigned: this.seat }),
      ...(step && step.dice.length > 0 && { dice: step.dice }),
    };
    this.news.push(news);
    this.#say({ kind: "news", ...news });
  }

  #seen() {
    const { decision } = this.match;
    const view = wired(game.view(this.match.position, this.seat));
    const decides = !decision.over && decision.sides.includes(this.seat);
    return {
      view,
      check: checkOf(view),
      decides,
      ...(decides && { asks: fingerprint(decision), undo: { to: 0, reason: "start" as const } }),
      ...(decision.over && { outcome: decision }),
    };
  }

  #say(message: ToSeat): void {
    if (this.isOpen) this.#listener?.hear(message);
  }
}

const lay = (stone: number) => ({ type: "lay", stone }) as const;
const name = (stone: number) => ({ type: "name", stone }) as const;

let server: Server;
let session: Session<Position, Action, Event, View>;

beforeEach(() => {
  server = new Server();
  const match = new SeatMatch<Position, Action, Event, View>(game, "union", server.history());
  const seats = { union: { kind: "person" }, confederate: { kind: "away", name: "Ben" } } as const;
  const saved = { id: "a-match-on-a-server", game: "pebbles", scenario: "stones", seats, created: 1 };
  session = new Session({
    entry: pebbles,
    loaded,
    saved,
    table: farTable({ match, line: server, commitment: "00", whole: () => Promise.resolve(server.match) }),
  });
  server.arrive();
});

describe("a match on a server", () => {
  it("shows what can be foreseen at once, and asks the server for the rest", () => {
    expect(session.act(lay(2))).toEqual({ kind: "taken" });
    expect([session.length, session.view.stones.union, session.saveState]).toEqual([1, 2, { kind: "saving" }]);
    server.arrive();
    expect([session.length, session.closed, session.saveState]).toEqual([1, "away", { kind: "saved" }]);
    expect(server.match.steps.length).toBe(1);
    server.other(lay(3));
    expect([session.length, session.actingSide, session.view.stones.confederate]).toEqual([2, "union", undefined]);
    // What the imagined position asks is not what the server asks.
    server.arrive();
    expect(session.decision).toEqual(server.match.decision);
    // A die falls: only the server rolls.
    expect(session.act(name(3))).toEqual({ kind: "dice" });
    expect([session.length, session.closed]).toEqual([2, "sent"]);
    expect(session.act(name(1))).toEqual({ kind: "closed" });
    server.arrive();
    expect([session.length, session.decision.over, session.steps[2]?.dice.length]).toEqual([3, true, 1]);
  });

  it("refuses by the rules it knows without asking, and tells later what only the server could refuse", () => {
    expect(session.act(lay(9))).toMatchObject({ kind: "refused" });
    expect([session.length, server.sent]).toEqual([0, []]);
    session.act(lay(1));
    server.verdict = { result: "refused", refusal: { rule: "PB-1", reason: "no-stone" } };
    server.arrive();
    expect(session.refusedLater).toEqual({ action: lay(1), refusal: { rule: "PB-1", reason: "no-stone" } });
    expect([session.length, session.closed, session.actingSide]).toEqual([0, undefined, "union"]);
  });

  it("begins anew from what the server knows where its position is an older one", () => {
    session.act(lay(1));
    server.verdict = { result: "stale" };
    server.arrive();
    expect([session.length, session.closed, session.trouble]).toEqual([0, undefined, undefined]);
  });

  it("loses and doubles nothing when the connection breaks before or after the server got a deed", () => {
    session.act(lay(1));
    server.breaks();
    expect(session.closed).toBe("offline");
    server.returns();
    server.arrive();
    expect([server.match.steps.length, session.length, session.closed]).toEqual([1, 1, "away"]);
    server.other(lay(2));
    session.act(name(2));
    const deed = server.sent.filter(({ kind }) => kind === "act");
    server.breaks();
    // The server got it, and its answer was lost.
    server.sent = deed;
    server.arrive();
    expect(server.match.steps.length).toBe(3);
    expect(session.length).toBe(2);
    server.returns();
    server.arrive();
    expect([server.match.steps.length, session.length, session.decision.over]).toEqual([3, 3, true]);
  });

  it("holds no record, names nobody else's secrets, and is given up at the server", async () => {
    session.act(lay(2));
    server.arrive();
    server.other(lay(3));
    expect([session.isHere, session.sight.eyes, session.sight.choices]).toEqual([false, "union", []]);
    expect(JSON.stringify(session.steps)).not.toContain('confederate","stone":3');
    expect(session.steps[1]?.action).toEqual({ type: "unseen" });
    expect(() => session.record()).toThrow("server");
    expect([session.isApart, session.isHere]).toEqual([true, false]);
    expect(session.resign()).toBe(true);
    server.arrive();
    expect(session.decision).toMatchObject({ over: true, winner: "confederate" });
    expect(session.sight.choices).toEqual([]);
    // Once it is over the server tells all of it: to share it, to check its dice, to play on from it.
    await vi.waitFor(() => expect(session.isHere).toBe(true));
    expect(session.record()).toMatchObject({ resigned: "union", steps: [{}, { action: lay(3) }] });
  });
});
