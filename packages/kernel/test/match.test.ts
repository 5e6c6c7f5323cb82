import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  deriveSeed,
  DiceExhausted,
  fastDice,
  ImpossibleDie,
  keyedSource,
  Match,
  readRecord,
  Refused,
  resume,
  scriptedSource,
  seededSource,
  typedSource,
  verify,
  visibleEvents,
} from "../src/index.ts";
import { nodeCrypto } from "./crypto.ts";
import { type HeapAction, type HeapEvent, heapGame, type HeapPosition, type HeapView } from "./heap-game.ts";

const KEY = Uint8Array.from({ length: 32 }, (_, index) => 7 * index);
type HeapMatch = Match<HeapPosition, HeapAction, HeapEvent, HeapView>;

/** Heap of 6 + 5 sticks, card 2, the left side to move. */
function atLeftsTurn(more: readonly number[] = []): HeapMatch {
  const match = Match.begin(heapGame(), { dice: scriptedSource([5, 2, ...more]) });
  match.act("left", { type: "bid", number: 3 });
  match.act("right", { type: "bid", number: 1 });
  return match;
}

function playOn(match: HeapMatch, seed: number, steps = Number.POSITIVE_INFINITY): HeapMatch {
  const choice = fastDice(seed);
  for (let played = 0; played < steps; played += 1) {
    const decision = match.decision;
    if (decision.over) break;
    const side = decision.sides[choice.roll("side", decision.sides.length) - 1];
    match.act(side, decision.actions[choice.roll("action", decision.actions.length) - 1]);
  }
  return match;
}

const played = (seed: number, steps?: number) =>
  playOn(Match.begin(heapGame(), { dice: seededSource(seed) }), deriveSeed(seed, 1), steps);

describe("a match", () => {
  it("keeps each step with its side, action, dice and events", () => {
    const match = atLeftsTurn([4]);
    const step = match.act("left", { type: "gamble" });
    expect(step).toMatchObject({ number: 3, side: "left", action: { type: "gamble" }, dice: [4] });
    expect(step.events).toEqual([{ type: "gambled", number: 4, side: "left" }]);
    expect(match.steps.map((one) => one.number)).toEqual([1, 2, 3]);
    expect(match.position.heap).toBe(7);
    expect(match.opening).toMatchObject({ dice: [5, 2], events: [{ type: "began", number: 11 }] });
  });

  it("repeats what was done in another one, by fingerprints that it does not take anew", () => {
    const first = played(5);
    const again = Match.begin(heapGame(), { dice: seededSource(5) });
    for (const { side, action, check } of first.steps) again.repeat(side, action, check);
    expect(again.record()).toEqual(first.record());
    const [one] = first.steps;
    const believing = Match.begin(heapGame(), { dice: seededSource(5) });
    expect(believing.repeat(one.side, one.action, "as it was").check).toBe("as it was");
  });

  it("stays as it was where an action is refused", () => {
    const match = atLeftsTurn();
    const before = match.record();
    expect(() => match.act("right", { type: "take" })).toThrow(Refused);
    expect(() => match.act("left", { type: "end" })).toThrow("H-2");
    expect(match.record()).toEqual(before);
  });

  it("stays as it was where dice run out, and goes on with more of them", () => {
    const match = Match.begin(heapGame(), { dice: typedSource(), typed: [5, 2] });
    match.act("left", { type: "bid", number: 3 });
    match.act("right", { type: "bid", number: 1 });
    const before = match.record();
    expect(() => match.act("left", { type: "gamble" })).toThrow(DiceExhausted);
    expect(() => match.act("left", { type: "gamble" }, [9])).toThrow(ImpossibleDie);
    expect(() => match.act("left", { type: "gamble" }, [2, 2])).toThrow("only 1 dice were rolled");
    expect(match.record()).toEqual(before);
    expect(match.act("left", { type: "gamble" }, [2]).dice).toEqual([2]);
  });

  it("asks for the dice of the opening as well", () => {
    expect(() => Match.begin(heapGame(), { dice: typedSource(), typed: [5] })).toThrow("(card)");
  });

  it("takes typed results only where dice are typed in", () => {
    expect(() => atLeftsTurn([1]).act("left", { type: "gamble" }, [6])).toThrow("cannot be typed in");
  });

  it("never changes a position it gave away", () => {
    const match = atLeftsTurn();
    const before = match.position;
    match.act("left", { type: "take" });
    expect(before.heap).toBe(11);
    expect(match.position.heap).toBe(10);
  });

  it("lets several sides choose without showing anything before all have chosen", () => {
    const match = Match.begin(heapGame(), { dice: scriptedSource([1, 1]) });
    const step = match.act("right", { type: "bid", number: 2 });
    expect(step.events).toEqual([]);
    expect(match.decision).toMatchObject({ sides: ["left"] });
    expect(() => match.act("right", { type: "bid", number: 3 })).toThrow("bid-twice");
    expect(match.act("left", { type: "bid", number: 1 }).events).toHaveLength(3);
  });

  it("shows a seat only the events it may see", () => {
    const match = atLeftsTurn();
    const { events } = match.act("left", { type: "peek" });
    expect(visibleEvents(events, "left")).toEqual(events);
    expect(visibleEvents(events, "right")).toEqual([]);
    expect(visibleEvents(events, "spectator")).toEqual([]);
  });
});

describe("undo", () => {
  it("goes back over a side's own steps and says where it ends", () => {
    const match = atLeftsTurn();
    expect(match.undoState()).toEqual({ steps: 0, mark: 2, reason: "side" });
    match.act("left", { type: "take" });
    match.act("left", { type: "take" });
    expect(match.undoState()).toEqual({ steps: 2, mark: 2, reason: "side" });
    match.undo();
    expect(match.position.heap).toBe(10);
    match.resetTo(2);
    expect(match.position).toEqual(atLeftsTurn().position);
    expect(() => match.undo()).toThrow("step 2 (side)");
  });

  it("ends at a roll", () => {
    const match = atLeftsTurn([4]);
    match.act("left", { type: "gamble" });
    expect(match.undoState()).toEqual({ steps: 0, mark: 3, reason: "roll" });
    expect(() => match.resetTo(2)).toThrow(RangeError);
  });

  it("ends at a revelation", () => {
    const match = atLeftsTurn();
    match.act("left", { type: "peek" });
    match.act("left", { type: "take" });
    expect(match.undoState()).toEqual({ steps: 1, mark: 3, reason: "revelation" });
  });

  it("ends where another side decides", () => {
    const match = atLeftsTurn();
    match.act("left", { type: "take" });
    match.act("left", { type: "end" });
    expect(match.undoState()).toEqual({ steps: 0, mark: 4, reason: "side" });
  });

  it("ends at the end of the game", () => {
    const match = played(3);
    expect(match.decision.over).toBe(true);
    expect(match.undoState().steps).toBe(0);
  });

  it("has nothing to take back at the beginning", () => {
    const match = Match.begin(heapGame(), { dice: seededSource(1) });
    expect(match.undoState()).toEqual({ steps: 0, mark: 0, reason: "start" });
  });

  it("followed by the same actions leads to the same record", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(20), (seed, steps) => {
        const match = played(seed, steps);
        const before = match.record();
        const { mark } = match.undoState();
        const again = match.steps.slice(mark);
        match.resetTo(mark);
        for (const { side, action } of again) match.act(side, action);
        expect(match.record()).toEqual(before);
      }),
    );
  });
});

describe("replay", () => {
  it("finds the position after every step", () => {
    const match = played(12);
    const seen: HeapPosition[] = [];
    const second = Match.begin(heapGame(), { dice: seededSource(12) });
    seen.push(second.position);
    for (const { side, action } of match.steps) {
      second.act(side, action);
      seen.push(second.position);
    }
    for (let step = 0; step <= match.steps.length; step += 1) expect(match.positionAt(step)).toEqual(seen[step]);
    expect(() => match.positionAt(match.steps.length + 1)).toThrow("There is no step");
  });

  it("gives the events up to a step, opening first", () => {
    const match = atLeftsTurn([4]);
    match.act("left", { type: "gamble" });
    expect(match.eventsUpTo(0)).toEqual(match.opening.events);
    expect(match.eventsUpTo(3).at(-1)).toMatchObject({ type: "gambled" });
  });
});

describe("a branch", () => {
  it("begins with the first steps, goes on with its own dice, and leaves the first match alone", () => {
    const match = played(5);
    const before = match.record();
    const branch = match.branch(3, { dice: seededSource(99) });
    expect(branch.position).toEqual(match.positionAt(3));
    playOn(branch, 4);
    expect(branch.steps.slice(0, 3)).toEqual(match.steps.slice(0, 3));
    expect(match.record()).toEqual(before);
    expect(verify(heapGame(), branch.record())).toMatchObject({ ok: true });
    expect(branch.record().dice.map(({ from, source }) => ({ from, source }))).toEqual([
      { from: 0, source: "seeded" },
      { from: 4, source: "seeded" },
    ]);
  });

  it("does not carry the key of a game that still runs", () => {
    const match = playOn(Match.begin(heapGame(), { dice: keyedSource(nodeCrypto, KEY) }), 1, 2);
    const branch = match.branch(1, { dice: seededSource(1) });
    expect(branch.record({ key: true }).dice[0]).not.toHaveProperty("key");
  });

  it("from step 0 keeps the opening's dice and replaces all others", () => {
    const branch = playOn(played(5).branch(0, { dice: seededSource(6) }), 3);
    expect(branch.opening).toEqual(played(5, 0).opening);
    expect(verify(heapGame(), branch.record())).toMatchObject({ ok: true });
  });

  it("can be cut from a cut: the last source of dice counts", () => {
    const match = played(5, 6).branch(4, { dice: seededSource(6) });
    match.changeDice(typedSource());
    const { mark } = match.undoState();
    match.resetTo(mark);
    playOn(match.branch(match.steps.length, { dice: seededSource(8) }), 1);
    expect(match.record().dice.at(-1)).toEqual({ source: "typed", from: match.steps.length + 1 });
  });
});

describe("resuming", () => {
  it("goes on exactly as the match would have gone on", () => {
    fc.assert(
      fc.property(fc.nat(), fc.nat(20), fc.nat(), (seed, steps, choices) => {
        for (const dice of [seededSource(seed), keyedSource(nodeCrypto, KEY)]) {
          const match = playOn(Match.begin(heapGame(), { dice, players: { left: { name: "Ada" } } }), seed, steps);
          const saved = readRecord(JSON.parse(JSON.stringify(match.record({ key: true }))));
          const resumed = resume(heapGame(), saved, { crypto: nodeCrypto }) as HeapMatch;
          expect(resumed.record()).toEqual(match.record());
          expect(playOn(resumed, choices).record()).toEqual(playOn(match, choices).record());
        }
      }),
      { numRuns: 40 },
    );
  });

  it("needs new dice where the key is still secret", () => {
    const record = playOn(Match.begin(heapGame(), { dice: keyedSource(nodeCrypto, KEY) }), 1, 3).record();
    const shown = resume(heapGame(), record) as HeapMatch;
    expect(shown.dice).toBeUndefined();
    expect(() => playOn(shown, 1)).toThrow("give new ones");
    const resumed = resume(heapGame(), record, { dice: seededSource(4) }) as HeapMatch;
    expect(verify(heapGame(), playOn(resumed, 1).record())).toMatchObject({ ok: true });
  });
});

it("names the die, not the side, where a roll has ended undo as well", () => {
  const match = Match.begin(heapGame(), { dice: scriptedSource([1, 2, 6, 6]) });
  match.act("left", { type: "bid", number: 3 });
  match.act("right", { type: "bid", number: 1 });
  match.act("left", { type: "gamble" });
  match.act("left", { type: "end" });
  match.act("right", { type: "gamble" });
  expect(match.decision.over).toBe(true);
  expect(match.undoState()).toEqual({ steps: 0, mark: 5, reason: "roll" });
});

describe("a situation that foretells its dice", () => {
  const foretelling = () => heapGame("foretold", [5, 2, 4]);
  const toGamble = (match: HeapMatch, typed?: readonly number[]) => {
    match.act("left", { type: "bid", number: 3 });
    match.act("right", { type: "bid", number: 1 });
    match.act("left", { type: "gamble" }, typed);
    return match;
  };

  it("rolls them first, then the dice of the source from its first on", () => {
    const match = toGamble(Match.begin(foretelling(), { dice: scriptedSource([6, 1]) }));
    expect([match.opening.dice, match.steps[2]?.dice]).toEqual([[5, 2], [4]]);
    match.act("left", { type: "end" });
    expect(match.act("right", { type: "gamble" }).dice).toEqual([6]);
  });

  it("asks nobody at the table for them", () => {
    const match = toGamble(Match.begin(foretelling(), { dice: typedSource(), typed: [] }), []);
    expect(match.steps[2]?.dice).toEqual([4]);
    expect(() => Match.begin(foretelling(), { dice: typedSource(), typed: [3] })).toThrow(RangeError);
  });

  it("is verified with them, and taken up again after dice of another source", () => {
    const match = toGamble(Match.begin(foretelling(), { dice: keyedSource(nodeCrypto, KEY) }));
    const before = match.record({ key: true });
    match.changeDice(seededSource(3));
    playOn(match, 4);
    const record = match.record({ key: true });
    expect(verify(foretelling(), record, nodeCrypto)).toMatchObject({ ok: true });
    expect(
      playOn(resume(foretelling(), before, { crypto: nodeCrypto, dice: seededSource(3) }), 4).record({
        key: true,
      }),
    ).toEqual(record);
    const opening = [6, 2];
    expect(verify(foretelling(), { ...record, opening }, nodeCrypto)).toMatchObject({ ok: false, step: 0 });
  });
});
