// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { openGame, randomTables } from "../../../test/unit/tables-nwo.ts";
import { hands } from "./hands.ts";
import { assaultsWeighed, bestAssault } from "./weigh.ts";

it("finds among the assaults that are offered the one that promises most, wherever it stands", () => {
  const tables = [...randomTables(openGame("third-day"), 11, 1500, 30)].filter(({ step }) => step === "declaration");
  const differ = tables.filter((table) => {
    const assaults = hands.offersOf(table, {}).filter(({ meaning }) => meaning === "assault");
    const gains = assaults.map((one) => {
      const chances = assaultsWeighed(table, one)[0]?.forecast.chances;
      return chances === undefined ? -1 : chances.carried - chances.repulsed - chances.ruin;
    });
    for (const among of [assaults, assaults.toReversed()]) {
      const best = bestAssault(table, among);
      if (best !== undefined) expect(gains[assaults.indexOf(best)]).toBe(Math.max(...gains));
      expect(best === undefined).toBe(assaults.length === 0);
    }
    return new Set(gains).size > 1;
  });
  expect(differ.length).toBeGreaterThan(0);
});
