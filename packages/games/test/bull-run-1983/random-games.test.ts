import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type Action, bullRun1983 } from "../../src/bull-run-1983/index.ts";
import { LAST_TURN } from "../../src/bull-run-1983/measures.ts";
import { checkFrozen, checkPosition, checkTables } from "./support/invariants.ts";
import { type Moment, drawnGame, playRandomly } from "./support/random-game.ts";
import { strangeActions } from "./support/strange-actions.ts";

const GAMES = 2_000;
const BLOCKS = 40;
/** Actions of a decision that are looked at one by one; a set-up may offer a thousand. */
const MOST_LOOKED_AT = 50;

/** Every listed action is one that nothing refuses, and each is listed once. */
function checkDecision({ game, p, pick }: Moment): void {
  const decision = game.decision(p);
  if (decision.over) return;
  expect(decision.sides).toHaveLength(1);
  const side = decision.sides[0] as string;
  expect(new Set(decision.actions.map((action) => JSON.stringify(action))).size).toBe(decision.actions.length);
  // a copy of the action, as it comes from a file or over a wire
  const step = Math.ceil(decision.actions.length / MOST_LOOKED_AT);
  for (let at = pick(step) - 1; at < decision.actions.length; at += step)
    expect(game.whyNot(p, side, structuredClone(decision.actions[at] as Action))).toBeUndefined();
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
    expect(refusal.rule).toMatch(/^BR83-/);
    expect(() => game.act(p, side, action, fastDice(1))).toThrow("Not allowed");
  }
  expect(JSON.stringify(game.encode(p))).toBe(before);
}

/** Saved and loaded: the same position, decision and views; every seat can be shown what it may see. */
function checkSaving({ game, p }: Moment): void {
  const encoded = JSON.stringify(game.encode(p));
  const loaded = game.decode(JSON.parse(encoded));
  expect(JSON.stringify(game.encode(loaded))).toBe(encoded);
  expect(game.decision(loaded)).toEqual(game.decision(p));
  for (const seat of ["union", "confederate", "spectator"] as const)
    expect(game.view(loaded, seat)).toEqual(game.view(p, seat));
  checkTables(game, p);
}

/** The position written as a situation, as JSON, read again. */
function checkDescribed({ game, p }: Moment): void {
  const situation = JSON.parse(JSON.stringify(game.describe(p)));
  const again = bullRun1983.open(situation);
  const opened = again.start(fastDice(1));
  expect(again.encode(opened)).toEqual(game.encode(p));
  expect(again.decision(opened)).toEqual(game.decision(p));
  expect(again.view(opened, "spectator")).toEqual(game.view(p, "spectator"));
}

describe(`${GAMES} random games of drawn set-ups and options`, () => {
  const each = GAMES / BLOCKS;
  test.each(Array.from({ length: BLOCKS }, (_, block) => block))(
    "BR83-2.3-a BR83-5.4-a BR83-8.1-a BR83-12.3-a block %i: every position is sound, every decision has actions, every game ends",
    { timeout: 120_000 },
    (block) => {
      const first = block * each;
      for (let seed = first; seed < first + each; seed++) {
        const game = drawnGame(seed);
        let turn = 0;
        const end = playRandomly(game, seed, (moment) => {
          const { p, count } = moment;
          // after every action in every tenth game, after every eighth in the others
          if (seed % 10 === 0 || count % 8 === seed % 8) checkPosition(game, p);
          if (p.turn < turn) throw new Error(`Turn ${p.turn} follows turn ${turn}.`);
          ({ turn } = p);
          if (count % 16 === seed % 16) checkFrozen(game, p);
          if (count % 512 === seed % 512) checkDecision(moment);
          if (count % 1024 === seed % 1024) checkStrange(moment);
          if (count % 1024 === (seed + 256) % 1024) checkSaving(moment);
        });
        const decision = game.decision(end.p);
        expect(decision.over).toBe(true);
        const panic = decision.over && /BR83-3\.[12]-a/.test(decision.rule);
        expect(panic || end.p.turn === LAST_TURN).toBe(true);
      }
    },
  );
});

describe("the same again", () => {
  test("the same seed gives the same game, action by action", { timeout: 60_000 }, () => {
    for (let seed = 5_000; seed < 5_006; seed++) {
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

  test("a position told as a situation opens as itself", { timeout: 120_000 }, () => {
    for (let seed = 6_000; seed < 6_012; seed++) {
      playRandomly(drawnGame(seed), seed, (moment) => {
        if (moment.count % 128 === seed % 128) checkDescribed(moment);
      });
    }
  });

  test("a copy goes its own way", { timeout: 60_000 }, () => {
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
