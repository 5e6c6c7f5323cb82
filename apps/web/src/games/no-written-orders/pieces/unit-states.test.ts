import { texts } from "@stonebridge/games/no-written-orders/text/fr";
import { expect, it } from "vitest";
import { openGame, tableOfStep } from "../../../../test/unit/tables-nwo.ts";
import { statesOf } from "./unit-states.ts";

it("says what is the matter with a unit in the game’s own words", () => {
  const [unit] = tableOfStep(openGame(), "movement").view.units;
  if (unit === undefined) throw new Error("Nobody is there.");
  expect(statesOf({ ...unit, bombarded: true, disrupted: true }, texts)).toEqual(["désorganisée", "a bombardé"]);
  expect(statesOf(unit, texts)).toEqual([]);
});
