import { describe, expect, test } from "vitest";
import { depthsOf } from "../src/bull-run-1861/position/codec.ts";
import { FIELDS as FIELDS_1861, type Position as Position1861 } from "../src/bull-run-1861/position/position.ts";
import { FIELDS as FIELDS_1983, type Position as Position1983 } from "../src/bull-run-1983/position.ts";
import { depthsOf as depthsOf1862 } from "../src/second-bull-run-1862/position-codec.ts";
import { FIELDS as FIELDS_1862, type Position as Position1862 } from "../src/second-bull-run-1862/position.ts";
import * as bullRun1861 from "./bull-run-1861/support/random-game.ts";
import { declaring as declaring1983 } from "./bull-run-1983/support/declared.ts";
import * as bullRun1983 from "./bull-run-1983/support/random-game.ts";
import * as secondBullRun1862 from "./second-bull-run-1862/support/random-game.ts";
import { DeclaredFields, type Declaring, seenFields } from "./support/declared-fields.ts";
import { tries } from "./support/thorough.ts";

/** Games in which every field of 1861 changes, and any others. */
const SEEDS_1861 = [17, 23, 28, ...Array.from({ length: tries(0, 100) }, (_, seed) => seed)];
/** Set-ups of both kinds, in and out of the fog of war, and of events by dice. */
const SEEDS_1983 = [1, 2, 5, 6, ...Array.from({ length: tries(0, 60) }, (_, seed) => seed)];
/** Games of both days in which every field of 1862 changes that does in play, and any others; they are long, and a moment in nine shows enough. */
const SEEDS_1862 = [2, 6, ...Array.from({ length: tries(0, 40) }, (_, seed) => seed)];
const EVERY_1862 = 9;

describe("views tell of fields what their declaration says, and no more", () => {
  test("BR61-R107: 1861", { timeout: 120_000 }, () => {
    const declaring: Declaring<Position1861> = { fields: FIELDS_1861, saved: (p) => ({ depth: depthsOf(p) }) };
    const fields = new DeclaredFields(declaring);
    for (const seed of SEEDS_1861)
      bullRun1861.playRandomly(bullRun1861.drawnGame(seed), seed, (moment) => fields.look(moment));
    expect(seenFields(declaring).filter((name) => !fields.shown.has(name))).toEqual([]);
  });

  test("BR83-2.6-a BR83-2.6-b BR83-1.2-b BR83-OPT2-a: 1983, with secrets", { timeout: 120_000 }, () => {
    const [shown, hidden] = [new Set<string>(), new Set<string>()];
    for (const seed of SEEDS_1983) {
      const game = bullRun1983.drawnGame(seed);
      const fields = new DeclaredFields<Position1983>(declaring1983(game.field));
      bullRun1983.playRandomly(game, seed, (moment) => fields.look(moment));
      for (const name of fields.shown) shown.add(name);
      for (const name of fields.hidden) hidden.add(name);
    }
    expect(seenFields({ fields: FIELDS_1983 }).filter((name) => !shown.has(name))).toEqual([]);
    expect([...hidden].toSorted()).toEqual(["abatis", "marks", "place", "trestle"]);
  });

  test("1862", { timeout: 120_000 }, () => {
    const declaring: Declaring<Position1862> = { fields: FIELDS_1862, saved: (p) => ({ depth: depthsOf1862(p) }) };
    const fields = new DeclaredFields(declaring);
    for (const seed of SEEDS_1862)
      secondBullRun1862.playRandomly(secondBullRun1862.drawnGame("both-days", seed), seed, "eager", (moment) => {
        if (moment.count % EVERY_1862 === 0) fields.look(moment);
      });
    // as the scenario has them
    expect(seenFields(declaring).filter((name) => !fields.shown.has(name))).toEqual(["lossesBefore"]);
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

  const { place, trestle, marks } = FIELDS_1983;
  test.each([
    ["shows what lies face down", { place: { ...place, seen: { by: "everybody", in: ["pieces"] } } }],
    ["shows what is on a closed card", { marks: { ...marks, seen: { by: "everybody", in: ["pieces"] } } }],
    ["shows what is behind a curtain", { trestle: { ...trestle, seen: { by: "everybody", in: ["trestle"] } } }],
    ["hides what all see", { turn: { per: "side", seen: { by: "nobody", in: ["turn"] } } }],
  ] as const)("of 1983: one that %s", (_, fields) => {
    const game = bullRun1983.drawnGame(1);
    const declared = declaring1983(game.field);
    const belongs: Declaring<Position1983>["belongs"] = (audience, ...where) =>
      audience !== "nobody" && declared.belongs?.(audience, ...where) === true;
    const looking = new DeclaredFields<Position1983>({ fields, belongs });
    const play = () => bullRun1983.playRandomly(game, 1, (moment) => looking.look(moment));
    expect(play).toThrow(/does not follow from the view|can tell/);
  });
});
