import type { ActionBase, ActionShapes } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { ACTION_SHAPES as SHAPES_1861 } from "../src/bull-run-1861/actions.ts";
import { ACTION_SHAPES as SHAPES_1983 } from "../src/bull-run-1983/actions.ts";
import { ACTION_SHAPES as SHAPES_ORDERS } from "../src/no-written-orders/actions.ts";
import { ACTION_SHAPES as SHAPES_1862 } from "../src/second-bull-run-1862/actions.ts";
import * as bullRun1861 from "./bull-run-1861/support/random-game.ts";
import * as bullRun1983 from "./bull-run-1983/support/random-game.ts";
import { checkPermuted } from "./support/random-checks.ts";

/** Actions with lists that are looked at of one decision. */
const MOST_LOOKED_AT = 3;
const FEW = 6;

/** Kinds of actions that hold a list. */
function kindsWithLists<A extends ActionBase>(shapes: ActionShapes<A>): readonly string[] {
  return Object.entries<Readonly<Record<string, string>>>(shapes).flatMap(([type, shape]) =>
    Object.values(shape).includes("ids") ? [type] : [],
  );
}

describe("a list in an action has no order", () => {
  test("two games have actions with lists", () => {
    expect(kindsWithLists(SHAPES_1861)).toEqual(["fight"]);
    expect(kindsWithLists(SHAPES_1983)).toEqual(["hide", "form", "overwhelm"]);
    expect([...kindsWithLists(SHAPES_1862), ...kindsWithLists(SHAPES_ORDERS)]).toEqual([]);
  });

  test("1861: whoever is named first, the same happens", { timeout: 60_000 }, () => {
    let tried = 0;
    for (let seed = 40; seed < 40 + FEW; seed++)
      bullRun1861.playRandomly(bullRun1861.drawnGame(seed), seed, (moment) => {
        tried += checkPermuted(moment, MOST_LOOKED_AT);
      });
    expect(tried).toBeGreaterThan(20);
  });

  test("1983: whoever is named first, the same happens", { timeout: 60_000 }, () => {
    let tried = 0;
    for (let seed = 40; seed < 40 + FEW; seed++)
      bullRun1983.playRandomly(bullRun1983.drawnGame(seed), seed, (moment) => {
        if (moment.count % 8 === 0) tried += checkPermuted(moment, MOST_LOOKED_AT);
      });
    expect(tried).toBeGreaterThan(20);
  });
});
