import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Action, Position } from "../../src/bull-run-1861/index.ts";
import { type Trapped, checkPosition, checkTables } from "./support/invariants.ts";
import { bullRun1861 } from "../../src/bull-run-1861/index.ts";
import { type Moment, drawnGame, playRandomly } from "./support/random-game.ts";
import { strangeActions } from "./support/strange-actions.ts";

const GAMES = 2_000;
const BLOCKS = 20;

function steps(p: Position): readonly [turn: number, phase: number] {
  return [p.turn, p.phase];
}

/** Every listed action is one that nothing refuses, and each is listed once. */
function checkDecision({ game, p }: Moment): void {
  const decision = game.decision(p);
  if (decision.over) return;
  expect(decision.sides).toHaveLength(1);
  const side = decision.sides[0] as string;
  expect(new Set(decision.actions.map((action) => JSON.stringify(action))).size).toBe(decision.actions.length);
  // a copy of the action, as it comes from a file or over a wire
  for (const action of decision.actions) expect(game.whyNot(p, side, structuredClone(action))).toBeUndefined();
}

/** Legal if and only if `act` takes it; what is refused leaves the position as it was. */
function checkStrange({ game, p, pick }: Moment): void {
  const decision = game.decision(p);
  if (decision.over) return;
  const side = decision.sides[0] as string;
  const before = JSON.stringify(game.encode(p));
  for (const action of strangeActions(game, p, pick)) {
    const refusal = game.whyNot(p, side, action);
    if (refusal === undefined) {
      game.act(game.copy(p), side, action, fastDice(pick(1_000)));
      continue;
    }
    expect(refusal.rule).toMatch(/^BR61-/);
    expect(() => game.act(p, side, action, fastDice(1))).toThrow("Not allowed");
  }
  expect(JSON.stringify(game.encode(p))).toBe(before);
}

/** Saved and loaded, told as a situation and opened again: the same position, decision and view. */
function checkSaving({ game, p }: Moment): void {
  const encoded = JSON.stringify(game.encode(p));
  const loaded = game.decode(JSON.parse(encoded));
  expect(JSON.stringify(game.encode(loaded))).toBe(encoded);
  expect(game.decision(loaded)).toEqual(game.decision(p));
  expect(game.view(loaded, "north")).toEqual(game.view(p, "south"));
  checkTables(game, p);
}

/** The position written as a situation, as JSON, read again. */
function checkDescribed({ game, p }: Moment): void {
  const situation = JSON.parse(JSON.stringify(game.describe(p)));
  const again = bullRun1861.open(situation);
  const opened = again.start(fastDice(1));
  expect(again.encode(opened)).toEqual(game.encode(p));
  expect(again.decision(opened)).toEqual(game.decision(p));
  expect(again.view(opened, "spectator")).toEqual(game.view(p, "spectator"));
}

describe(`${GAMES} random games of drawn set-ups and options`, () => {
  const each = GAMES / BLOCKS;
  test.each(Array.from({ length: BLOCKS }, (_, block) => block))(
    "BR61-1-f BR61-R107 block %i: every position is sound, every decision has actions, every game ends",
    { timeout: 120_000 },
    (block) => {
      const first = block * each;
      for (let seed = first; seed < first + each; seed++) {
        const game = drawnGame(seed);
        const trapped: Trapped = new Map();
        let before: readonly [number, number] = [0, 0];
        const end = playRandomly(game, seed, (moment) => {
          checkPosition(game, moment.p, trapped);
          const now = steps(moment.p);
          if (now[0] < before[0]) throw new Error(`Turn ${now[0]} follows turn ${before[0]}.`);
          before = now;
          if (moment.count % 128 === seed % 128) checkDecision(moment);
          if (moment.count % 256 === seed % 256) checkStrange(moment);
          if (moment.count % 256 === (seed + 64) % 256) checkSaving(moment);
        });
        expect(game.decision(end.p)).toMatchObject({ over: true });
        const automatic = game.view(end.p, "spectator").latched !== undefined;
        expect(end.p.turn).toBe(automatic ? end.p.turn : end.p.lastTurn);
      }
    },
  );
});

describe("the same again", () => {
  test("the same seed gives the same game, action by action", { timeout: 60_000 }, () => {
    for (let seed = 5_000; seed < 5_010; seed++) {
      const told: string[] = [];
      playRandomly(drawnGame(seed), seed, ({ game, p, count }) => {
        if (count % 50 === 0) told.push(JSON.stringify(game.encode(p)));
      });
      let at = 0;
      playRandomly(drawnGame(seed), seed, ({ game, p, count }) => {
        if (count % 50 === 0) expect(JSON.stringify(game.encode(p))).toBe(told[at++]);
      });
      expect(at).toBe(told.length);
    }
  });

  test("a position told as a situation opens as itself and plays on alike", { timeout: 120_000 }, () => {
    for (let seed = 6_000; seed < 6_020; seed++) {
      playRandomly(drawnGame(seed), seed, (moment) => {
        if (moment.count % 32 === seed % 32) checkDescribed(moment);
      });
    }
  });

  test("a copy goes its own way", () => {
    playRandomly(drawnGame(7), 7, ({ game, p, count }) => {
      if (count % 20 !== 0) return;
      const decision = game.decision(p);
      if (decision.over) return;
      const before = JSON.stringify(game.encode(p));
      const copy = game.copy(p);
      game.act(copy, decision.sides[0] as string, decision.actions[0] as Action, fastDice(count));
      expect(JSON.stringify(game.encode(p))).toBe(before);
      expect(game.decision(p)).toEqual(decision);
    });
  });
});
