import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type Action, SCENARIO_IDS, secondBullRun1862 } from "../../src/second-bull-run-1862/index.ts";
import { clockOf } from "../../src/second-bull-run-1862/position.ts";
import { type Trapped, checkPosition, checkTables } from "./support/invariants.ts";
import { type Moment, type Temper, drawnGame, playRandomly } from "./support/random-game.ts";
import { strangeActions } from "./support/strange-actions.ts";

/** Games of each scenario and temper. */
const GAMES = 2;

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
    expect(refusal.rule).toMatch(/^SB62-/);
    expect(() => game.act(p, side, action, fastDice(1))).toThrow("Not allowed");
  }
  expect(JSON.stringify(game.encode(p))).toBe(before);
}

/** Saved and loaded, seen and imagined: the same position, decision and view, in less than 3 kB. */
function checkSaving({ game, p }: Moment): void {
  const encoded = JSON.stringify(game.encode(p));
  expect(encoded.length).toBeLessThan(3_000);
  const loaded = game.decode(JSON.parse(encoded));
  expect(JSON.stringify(game.encode(loaded))).toBe(encoded);
  expect(game.decision(loaded)).toEqual(game.decision(p));
  expect(game.view(loaded, "union")).toEqual(game.view(p, "confederate"));
  expect(JSON.stringify(game.encode(game.imagine(game.view(p, "spectator"))))).toBe(encoded);
  checkTables(game, p);
}

/** The position written as a situation, as JSON, read again. */
function checkDescribed({ game, p }: Moment): void {
  const situation = JSON.parse(JSON.stringify(game.describe(p)));
  const again = secondBullRun1862.open(situation);
  const opened = again.start(fastDice(1));
  expect(again.encode(opened)).toEqual(game.encode(p));
  expect(again.decision(opened)).toEqual(game.decision(p));
  expect(again.view(opened, "spectator")).toEqual(game.view(p, "spectator"));
}

describe.each(SCENARIO_IDS)("random games of %s with drawn options", (scenario) => {
  test.each<Temper>(["even", "eager"])(
    "SB62-4-a SB62-9.6-a SB62-9.6-d SB62-10.4-w RU-27 %s players: every position is sound, every decision has actions, every game ends",
    { timeout: 120_000 },
    (temper) => {
      for (let seed = 0; seed < GAMES; seed++) {
        const game = drawnGame(scenario, seed);
        const trapped: Trapped = new Set();
        let before = 0;
        const end = playRandomly(game, seed, temper, (moment) => {
          checkPosition(game, moment.p, trapped);
          if (clockOf(moment.p) < before) throw new Error(`Turn ${moment.p.turn} comes after a later one.`);
          before = clockOf(moment.p);
          if (moment.count % 64 === seed % 64) checkDecision(moment);
          if (moment.count % 128 === (seed + 32) % 128) checkStrange(moment);
          if (moment.count % 128 === (seed + 64) % 128) checkSaving(moment);
        });
        expect(game.decision(end.p)).toMatchObject({ over: true });
        expect(end.p.turn).toBe(10);
        expect(end.p.day).toBe(scenario === "august-29" ? 1 : 2);
      }
    },
  );
});

describe("the same again", () => {
  test("the same seed gives the same game, action by action", { timeout: 60_000 }, () => {
    for (const [seed, scenario] of SCENARIO_IDS.entries()) {
      const told: string[] = [];
      playRandomly(drawnGame(scenario, seed), seed, "eager", ({ game, p, count }) => {
        if (count % 50 === 0) told.push(JSON.stringify(game.encode(p)));
      });
      let at = 0;
      playRandomly(drawnGame(scenario, seed), seed, "eager", ({ game, p, count }) => {
        if (count % 50 === 0) expect(JSON.stringify(game.encode(p))).toBe(told[at++]);
      });
      expect(at).toBe(told.length);
    }
  });

  test("a position told as a situation opens as itself and plays on alike", { timeout: 120_000 }, () => {
    let told = 0;
    for (const scenario of SCENARIO_IDS)
      for (const [seed, temper] of (["even", "eager"] as const).entries())
        playRandomly(drawnGame(scenario, seed + 600), seed + 600, temper, (moment) => {
          if (moment.pick(45) !== 1) return;
          checkDescribed(moment);
          told += 1;
        });
    expect(told).toBeGreaterThan(300);
  });

  test("a copy goes its own way", { timeout: 60_000 }, () => {
    playRandomly(drawnGame("august-30", 7), 7, "eager", ({ game, p, count }) => {
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
