import { SeatMatch } from "@stonebridge/seat";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { farTable } from "../../src/session/far/far-table.svelte.ts";
import { Session } from "../../src/session/session.svelte.ts";
import { type Action, type Event, loaded, pebbles, pebblesModule, type Position, type View } from "../hidden-game.ts";
import { OneMatchServer } from "./one-match-server.svelte.ts";

const game = pebblesModule.open(pebblesModule.situation("stones"));

const lay = (stone: number) => ({ type: "lay", stone }) as const;
const name = (stone: number) => ({ type: "name", stone }) as const;

let server: OneMatchServer<Position, Action, Event, View>;
let session: Session<Position, Action, Event, View>;

beforeEach(() => {
  server = new OneMatchServer(game, "union");
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
    // Nobody else has done anything since: it is said that it was not done all the same.
    expect(session.far?.missed).toMatchObject({ deeds: [{ action: lay(1) }], why: { kind: "later" } });
    session.far?.forgetMissed();
    expect(session.far?.missed).toBeUndefined();
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
