import { describe, expect, test } from "vitest";
import { depthsOf } from "../src/bull-run-1861/position/codec.ts";
import { FIELDS as FIELDS_1861, type Position as Position1861 } from "../src/bull-run-1861/position/position.ts";
import type { Position as Position1983 } from "../src/bull-run-1983/position.ts";
import * as bullRun1861 from "./bull-run-1861/support/random-game.ts";
import { declaring as declaring1983 } from "./bull-run-1983/support/declared.ts";
import * as bullRun1983 from "./bull-run-1983/support/random-game.ts";
import { DeclaredFields, type Declaring, seenFields } from "./support/declared-fields.ts";
import { tries } from "./support/thorough.ts";

/** Games in which every field of 1861 changes, and any others. */
const SEEDS_1861 = [17, 23, 28, ...Array.from({ length: tries(0, 100) }, (_, seed) => seed)];
const SEEDS_1983 = [1, 2, 3, 4, 5, 6];

describe("views tell of fields what their declaration says, and no more", () => {
  test("BR61-R107: 1861", { timeout: 120_000 }, () => {
    const declaring: Declaring<Position1861> = { fields: FIELDS_1861, saved: (p) => ({ depth: depthsOf(p) }) };
    const fields = new DeclaredFields(declaring);
    for (const seed of SEEDS_1861)
      bullRun1861.playRandomly(bullRun1861.drawnGame(seed), seed, (moment) => fields.look(moment));
    expect(seenFields(declaring).filter((name) => !fields.shown.has(name))).toEqual([]);
  });

  test("BR83-2.6-a BR83-2.6-b: 1983", { timeout: 120_000 }, () => {
    for (const seed of SEEDS_1983) {
      const game = bullRun1983.drawnGame(seed);
      const fields = new DeclaredFields<Position1983>(declaring1983(game.field));
      bullRun1983.playRandomly(game, seed, (moment) => fields.look(moment));
      console.log(seed, JSON.stringify(game.field.options), seenFields(declaring1983(game.field)).filter((name) => !fields.shown.has(name)), [...fields.hidden]);
    }
  });
});

describe("a declaration that is wrong", () => {
  const seen = (by: string, part: string) => ({ launched: { seen: { by, in: [part] as const } } });

  test.each([
    ["names a part of the view that does not tell it", seen("everybody", "turn"), /does not follow from the view/],
    ["hides what the view tells", seen("nobody", "turn"), /can tell launched/],
  ])("%s", (_, fields, problem) => {
    const looking = new DeclaredFields<Position1861>({ fields });
    const play = () => bullRun1861.playRandomly(bullRun1861.drawnGame(17), 17, (moment) => looking.look(moment));
    expect(play).toThrow(problem);
  });
});
