import { describe, expect, test } from "vitest";
import { bullRun1983 } from "../../src/bull-run-1983/index.ts";
import { LAST_TURN } from "../../src/bull-run-1983/measures.ts";
import {
  checkCopy,
  checkDescribed,
  checkListed,
  checkRepeated,
  checkSaved,
  checkStrange,
} from "../support/random-checks.ts";
import { tries } from "../support/thorough.ts";
import { checkFrozen, checkPosition, checkTables } from "./support/invariants.ts";
import { drawnGame, playRandomly } from "./support/random-game.ts";
import { strangeOf } from "./support/strange-actions.ts";

/** Games in all, in so many blocks by their seeds; of each block its first games are played. */
const GAMES = 2_000;
const BLOCKS = 20;
const EACH = GAMES / BLOCKS;
const PLAYED = tries(EACH / 20, EACH);
/** Actions of a decision that are looked at one by one; a set-up may offer a thousand. */
const MOST_LOOKED_AT = 50;

describe(`${PLAYED * BLOCKS} random games of drawn set-ups and options`, () => {
  test.each(Array.from({ length: BLOCKS }, (_, block) => block))(
    "BR83-2.3-a BR83-5.4-a BR83-8.1-a BR83-12.3-a block %i: every position is sound, every decision has actions, every game ends",
    { timeout: 120_000 },
    (block) => {
      const first = block * EACH;
      for (let seed = first; seed < first + PLAYED; seed++) {
        const game = drawnGame(seed);
        let turn = 0;
        const end = playRandomly(game, seed, (moment) => {
          const { p, count } = moment;
          // after every action in every tenth game, after every eighth in the others
          if (seed % 10 === 0 || count % 8 === seed % 8) checkPosition(game, p);
          if (p.turn < turn) throw new Error(`Turn ${p.turn} follows turn ${turn}.`);
          ({ turn } = p);
          if (count % 16 === seed % 16) checkFrozen(game, p);
          if (count % 512 === seed % 512) checkListed(moment, MOST_LOOKED_AT);
          if (count % 1024 === seed % 1024) checkStrange(moment, strangeOf(moment), /^BR83-/);
          if (count % 1024 !== (seed + 256) % 1024) return;
          checkSaved(moment);
          checkTables(game, p);
        });
        const decision = game.decision(end.p);
        expect(decision.over).toBe(true);
        const panic = decision.over && /BR83-3\.[12]-a/.test(decision.rule ?? "");
        expect(panic || end.p.turn === LAST_TURN).toBe(true);
      }
    },
  );
});

describe("the same again", () => {
  test("the same seed gives the same game, action by action", { timeout: 60_000 }, () => {
    for (let seed = 5_000; seed < 5_006; seed++) checkRepeated((look) => playRandomly(drawnGame(seed), seed, look));
  });

  test("a position told as a situation opens as itself", { timeout: 120_000 }, () => {
    for (let seed = 6_000; seed < 6_012; seed++) {
      playRandomly(drawnGame(seed), seed, (moment) => {
        if (moment.count % 128 === seed % 128) checkDescribed(moment, bullRun1983.open);
      });
    }
  });

  test("a copy goes its own way", { timeout: 60_000 }, () => {
    playRandomly(drawnGame(7), 7, (moment) => {
      if (moment.count % 20 === 0) checkCopy(moment);
    });
  });
});
