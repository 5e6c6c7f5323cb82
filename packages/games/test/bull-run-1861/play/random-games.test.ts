import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import type { Position } from "../../../src/bull-run-1861/index.ts";
import {
  checkCopy,
  checkDescribed,
  checkListed,
  checkRepeated,
  checkSaved,
  checkStrange,
} from "../../support/random-checks.ts";
import { tries } from "../../support/thorough.ts";
import { type Trapped, checkPosition, checkTables } from "../support/invariants.ts";
import { bullRun1861 } from "../../../src/bull-run-1861/index.ts";
import { anyOf } from "../../support/random-play.ts";
import { fieldWithIslands } from "../support/field.ts";
import { drawnGame, playRandomly } from "../support/random-game.ts";
import { situationOf } from "../support/table.ts";
import { strangeOf } from "../support/strange-actions.ts";

/** Games in all, in so many blocks by their seeds; of each block its first games are played. */
const GAMES = 2_000;
const BLOCKS = 20;
const EACH = GAMES / BLOCKS;
const PLAYED = tries(EACH / 20, EACH);

function steps(p: Position): readonly [turn: number, phase: number] {
  return [p.turn, p.phase];
}

describe(`${PLAYED * BLOCKS} random games of drawn set-ups and options`, () => {
  test.each(Array.from({ length: BLOCKS }, (_, block) => block))(
    "BR61-1-f BR61-R107 block %i: every position is sound, every decision has actions, every game ends",
    { timeout: 120_000 },
    (block) => {
      const first = block * EACH;
      for (let seed = first; seed < first + PLAYED; seed++) {
        const game = drawnGame(seed);
        const trapped: Trapped = new Map();
        let before: readonly [number, number] = [0, 0];
        const end = playRandomly(game, seed, (moment) => {
          checkPosition(game, moment.p, trapped);
          const now = steps(moment.p);
          if (now[0] < before[0]) throw new Error(`Turn ${now[0]} follows turn ${before[0]}.`);
          before = now;
          if (moment.count % 128 === seed % 128) checkListed(moment);
          if (moment.count % 256 === seed % 256) checkStrange(moment, strangeOf(moment), /^BR61-/);
          if (moment.count % 256 !== (seed + 64) % 256) return;
          checkSaved(moment);
          checkTables(game, moment.p);
        });
        expect(game.decision(end.p)).toMatchObject({ over: true });
        const automatic = game.view(end.p, "spectator").latched !== undefined;
        expect(end.p.turn).toBe(automatic ? end.p.turn : end.p.lastTurn);
      }
    },
  );
});

describe("maps with zones that border on none", () => {
  test("BR61-10.4-a BR61-R38 whoever stands or arrives there faces nothing: every decision still has actions", () => {
    const islands = ["manassas-junction", "centreville", "e4", "b2"];
    for (let seed = 0; seed < 40; seed++) {
      const dice = fastDice(deriveSeed(seed, 1));
      const some = islands.filter(() => dice.roll("island", 2) === 1);
      const placements = ["keyes", "howard", "bee", "jackson"].map((unit, at) => ({
        unit,
        zone: anyOf(at < 2 ? ["a2", "b3", "c4", "centreville"] : ["e5", "f4", "g3", "manassas-junction"], (n) =>
          dice.roll("place", n),
        ),
      }));
      const at = { stage: "administrative", turn: 2, first: "north" } as const;
      const game = bullRun1861.open(
        situationOf({ at, placements, map: fieldWithIslands(...some), options: { northernReinforcements: "on" } }),
      );
      const end = playRandomly(game, seed, (moment) => {
        if (moment.count % 16 === 0) checkSaved(moment);
      });
      expect(game.decision(end.p).over).toBe(true);
    }
  });
});

describe("the same again", () => {
  test("the same seed gives the same game, action by action", { timeout: 60_000 }, () => {
    for (let seed = 5_000; seed < 5_010; seed++) checkRepeated((look) => playRandomly(drawnGame(seed), seed, look));
  });

  test("a position told as a situation opens as itself and plays on alike", { timeout: 120_000 }, () => {
    for (let seed = 6_000; seed < 6_020; seed++) {
      playRandomly(drawnGame(seed), seed, (moment) => {
        if (moment.count % 32 === seed % 32) checkDescribed(moment, bullRun1861.open);
      });
    }
  });

  test("a copy goes its own way", () => {
    playRandomly(drawnGame(7), 7, (moment) => {
      if (moment.count % 20 === 0) checkCopy(moment);
    });
  });
});
