import { describe, expect, test } from "vitest";
import { SCENARIO_IDS, secondBullRun1862 } from "../../src/second-bull-run-1862/index.ts";
import { clockOf } from "../../src/second-bull-run-1862/position.ts";
import {
  checkCopy,
  checkDescribed,
  checkListed,
  checkRepeated,
  checkSaved,
  checkStrange,
} from "../support/random-checks.ts";
import { type Trapped, checkPosition, checkTables } from "./support/invariants.ts";
import { type Temper, drawnGame, playRandomly } from "./support/random-game.ts";
import { strangeOf } from "./support/strange-actions.ts";

/** Games of each scenario and temper. */
const GAMES = 2;

/** Characters that a position takes as JSON. */
const ROOM = 3_000;

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
          if (moment.count % 64 === seed % 64) checkListed(moment);
          if (moment.count % 128 === (seed + 32) % 128) checkStrange(moment, strangeOf(moment), /^SB62-/);
          if (moment.count % 128 !== (seed + 64) % 128) return;
          checkSaved(moment, ROOM);
          checkTables(game, moment.p);
          expect(game.encode(game.imagine(game.view(moment.p, "spectator")))).toEqual(game.encode(moment.p));
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
    for (const [seed, scenario] of SCENARIO_IDS.entries())
      checkRepeated((look) => playRandomly(drawnGame(scenario, seed), seed, "eager", look));
  });

  test("a position told as a situation opens as itself and plays on alike", { timeout: 120_000 }, () => {
    let told = 0;
    for (const scenario of SCENARIO_IDS)
      for (const [seed, temper] of (["even", "eager"] as const).entries())
        playRandomly(drawnGame(scenario, seed + 600), seed + 600, temper, (moment) => {
          if (moment.pick(45) !== 1) return;
          checkDescribed(moment, secondBullRun1862.open);
          told += 1;
        });
    expect(told).toBeGreaterThan(300);
  });

  test("a copy goes its own way", { timeout: 60_000 }, () => {
    playRandomly(drawnGame("august-30", 7), 7, "eager", (moment) => {
      if (moment.count % 20 === 0) checkCopy(moment);
    });
  });
});
