import { createHash, createHmac } from "node:crypto";
import fc from "fast-check";
import {
  type DiceCrypto,
  DiceExhausted,
  type GameRecord,
  Match,
  deriveSeed,
  fastDice,
  keyedSource,
  readRecord,
  resume,
  scriptedDice,
  seededSource,
  typedSource,
  verify,
} from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import {
  type Action,
  type BullRun1861,
  type GameEvent,
  type Position,
  type View,
  bullRun1861,
} from "../../../src/bull-run-1861/index.ts";
import { drawnGame } from "../support/random-game.ts";

type GameMatch = Match<Position, Action, GameEvent, View>;
const CRYPTO: DiceCrypto = {
  mac: (key, message) => createHmac("sha256", key).update(message).digest(),
  digest: (bytes) => createHash("sha256").update(bytes).digest(),
};
const SEEDS = fc.integer({ min: 0, max: 1_000_000 });

/** So many steps of a drawn game, chosen at random. */
function played(seed: number, steps: number): GameMatch {
  const match = Match.begin(drawnGame(seed), { dice: seededSource(deriveSeed(seed, 7)) });
  const choice = fastDice(deriveSeed(seed, 8));
  for (let step = 0; step < steps && !match.decision.over; step++) play(match, choice.roll("choice", 1_000_000));
  return match;
}
function play(match: GameMatch, number: number): void {
  const { decision } = match;
  if (decision.over) return;
  match.act(decision.sides[0] as string, decision.actions[number % decision.actions.length] as Action);
}
const told = (match: GameMatch): string => JSON.stringify(match.game.encode(match.position));

describe("a match of Bull Run 1861", () => {
  test("knows the position after every step, and goes on, where it keeps few of them", () => {
    const [slim, whole] = [played(3, 400), played(3, 400)];
    slim.slim();
    for (const step of [0, 1, 100, 255, 256, 300, 350, 399, 400])
      expect(slim.game.encode(slim.positionAt(step))).toEqual(whole.game.encode(whole.positionAt(step)));
    for (const match of [slim, whole]) play(match, 7);
    expect(slim.record()).toEqual(whole.record());
  });

  test("undo gives the position back, and the same action leads to the same place again", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(SEEDS, fc.integer({ min: 20, max: 250 }), (seed, steps) => {
        const match = played(seed, steps);
        const { steps: back, mark } = match.undoState();
        if (back === 0) return;
        const after = told(match);
        const undone = match.steps.slice(mark);
        const before = Array.from({ length: back }, (_, at) =>
          JSON.stringify(match.game.encode(match.positionAt(mark + at))),
        );
        for (let at = back - 1; at >= 0; at--) {
          match.undo();
          expect(told(match)).toBe(before[at]);
        }
        for (const { side, action } of undone) match.act(side, action);
        expect(told(match)).toBe(after);
      }),
      { numRuns: 25 },
    );
  });

  test("nothing is undone behind a die or a choice of the other side", { timeout: 60_000 }, () => {
    const match = played(11, 200);
    for (const [at, step] of match.steps.entries()) {
      if (step.dice.length === 0) continue;
      const { mark } = played(11, at + 1).undoState();
      expect(mark).toBe(at + 1);
      break;
    }
  });

  test("a record replays to the same position, byte for byte, and verifies", { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(SEEDS, fc.integer({ min: 0, max: 400 }), (seed, steps) => {
        const match = played(seed, steps);
        const record = readRecord(JSON.parse(JSON.stringify(match.record())));
        expect(verify(match.game, record)).toMatchObject({ ok: true });
        const again: GameMatch = resume(drawnGame(seed), record as GameRecord);
        expect(told(again)).toBe(told(match));
        play(match, 5);
        play(again, 5);
        expect(told(again)).toBe(told(match));
      }),
      { numRuns: 15 },
    );
  });

  test("an altered action or die is found, and the first step that differs is named", { timeout: 60_000 }, () => {
    const match = played(3, 150);
    const record = match.record({ bare: true });
    const at = match.steps.findIndex(({ dice }) => dice.length > 0);
    const steps = record.steps.map((step, index) =>
      index === at ? { ...step, dice: (step.dice ?? []).map((die) => (die % 6) + 1) } : step,
    );
    expect(verify(match.game, { ...record, steps })).toMatchObject({ ok: false, step: at + 1 });
    const other = record.steps.map((step, index) =>
      index === 20 ? { ...step, action: { type: "decline" } as const } : step,
    );
    expect(verify(match.game, { ...record, steps: other })).toMatchObject({ ok: false, step: 21 });
  });

  test("keyed dice play a game that anybody can check once the key is known", { timeout: 60_000 }, () => {
    const key = Uint8Array.from({ length: 32 }, (_, index) => index * 5);
    const match: GameMatch = Match.begin(drawnGame(21), { dice: keyedSource(CRYPTO, key) });
    for (let step = 0; step < 120; step++) play(match, step * 13);
    expect(verify(match.game, match.record({ key: true }), CRYPTO)).toMatchObject({ ok: true });
  });

  test("the dice of a step are the ones it asked for: scripted, they give the same events", { timeout: 60_000 }, () => {
    const match = played(17, 250);
    const game: BullRun1861 = drawnGame(17);
    const events: GameEvent[] = [];
    const p = game.start(scriptedDice(match.opening.dice), events);
    for (const step of match.steps) {
      const dice = scriptedDice(step.dice);
      game.act(p, step.side, step.action, dice, events);
      expect(dice.left).toBe(0);
    }
    expect(events).toEqual(match.eventsUpTo(match.steps.length));
    // and without a listener it comes to the same
    const silent = game.start(scriptedDice(match.opening.dice));
    for (const step of match.steps) game.act(silent, step.side, step.action, scriptedDice(step.dice));
    expect(game.encode(silent)).toEqual(game.encode(p));
  });
});

test("BR61-1-h a die that people roll on the table says whose it is, and for which brigade", () => {
  const game = bullRun1861.open({
    ...bullRun1861.situation("historical"),
    units: { sherman: { artillery: 3 }, jackson: { artillery: 2 } },
    at: { stage: "movement", turn: 3, phase: 1, first: "north", side: "north", activations: 1 },
    placements: [
      { unit: "sherman", zone: "stone-house", facing: "henry-hill" },
      { unit: "jackson", zone: "henry-hill", facing: "stone-house" },
    ],
  });
  const match = Match.begin(game, { dice: typedSource(), typed: [] });
  match.act("north", { type: "activate", unit: "sherman" }, [1]);
  match.act("north", { type: "attack", element: "sherman", facing: "henry-hill" }, []);
  for (let step = 0; step < 6 && !match.decision.over && match.decision.step !== "combat"; step += 1) {
    const { actions, sides } = match.decision;
    const on = actions.find(({ type }) => type === "stay" || type === "end") ?? actions[0];
    match.act(sides[0] as string, on as Action, []);
  }
  expect(match.decision).toMatchObject({ over: false, step: "combat" });
  const asked: unknown[] = [];
  const typed: number[] = [];
  const fight = match.decision.over ? undefined : match.decision.actions[0];
  for (let tries = 0; tries < 4; tries += 1) {
    try {
      match.act("north", fight as Action, typed);
    } catch (error) {
      if (!(error instanceof DiceExhausted)) throw error;
      asked.push([error.kind, error.side, error.piece]);
      typed.push(1);
    }
  }
  expect(asked).toEqual([
    ["artillery", "north", "sherman"],
    ["artillery", "south", "jackson"],
    ["combat", "north", undefined],
    ["combat", "south", undefined],
  ]);
});
