import { describe, expect, test } from "vitest";
import { OPTION_VALUES, type OptionId, bullRun1861 } from "../../../src/bull-run-1861/index.ts";
import { texts as english } from "../../../src/bull-run-1861/text/en.ts";
import { texts as french } from "../../../src/bull-run-1861/text/fr.ts";
import { Table, half } from "../support/table.ts";

describe("the options", () => {
  test("BR61-S1 BR61-S2 BR61-S3 BR61-S4 BR61-S5 BR61-S6 BR61-S7 BR61-S8 BR61-S9 BR61-S10 BR61-S11 BR61-S12 BR61-D01 every switch with its values, the default first", () => {
    expect(OPTION_VALUES).toEqual({
      setup: ["historical", "free"],
      freeDistance: ["within", "atLeast"],
      thirtiethVirginia: ["off", "on"],
      historicalManeuver: ["off", "on"],
      confusion: ["off", "on"],
      northernReinforcements: ["off", "on"],
      extraTurn: ["off", "on"],
      automaticDefeat: ["off", "on"],
      defenderSupport: ["off", "on"],
      hitThreshold: ["atLeastDouble", "moreThanDouble"],
      opMarkedMayAct: ["off", "on"],
      evenChances: ["off", "on"],
    });
    expect(bullRun1861.options.map(({ id, rule }) => [id, rule])).toEqual(
      (Object.keys(OPTION_VALUES) as OptionId[]).flatMap((id, at) => (id === "setup" ? [] : [[id, `BR61-S${at + 1}`]])),
    );
    for (const { id, values } of bullRun1861.options) expect(values).toEqual(OPTION_VALUES[id as OptionId]);
  });

  test("BR61-D01 BR61-13-d BR61-13-g the Historical manoeuvre and Confusion are advised with the historical set-up", () => {
    const advised = bullRun1861.options.filter(({ recommended }) => recommended !== undefined);
    expect(advised.map(({ id, recommended }) => [id, recommended])).toEqual([
      ["historicalManeuver", { historical: "on" }],
      ["confusion", { historical: "on" }],
    ]);
  });

  test("BR61-R90 BR61-R52 BR61-R60 BR61-R25 readings of doubtful text are told apart from optional rules", () => {
    expect(bullRun1861.options.filter(({ ruling }) => ruling === true).map(({ id }) => id)).toEqual([
      "freeDistance",
      "defenderSupport",
      "hitThreshold",
      "opMarkedMayAct",
    ]);
  });

  test("BR61-D01 all are off where nothing is said, and stay as they were chosen", () => {
    const g = new Table({ at: half("north"), placements: [{ unit: "keyes", zone: "b2" }] });
    for (const [id, values] of Object.entries(OPTION_VALUES))
      expect([id, g.view.options[id as OptionId]]).toEqual([id, values[0]]);
    for (const id of Object.keys(OPTION_VALUES) as OptionId[]) {
      for (const value of OPTION_VALUES[id]) {
        if (id === "setup") continue;
        const game = bullRun1861.open(bullRun1861.situation("free", { [id]: value }));
        expect(game.field.options[id]).toBe(value);
        expect(game.field.options.setup).toBe("free");
      }
    }
  });

  test("BR61-S1 BR61-S2 BR61-S9 BR61-S10 BR61-S11 each value has a name and one line of explanation, in both languages", () => {
    for (const texts of [english, french]) {
      for (const id of Object.keys(OPTION_VALUES) as OptionId[]) {
        expect(texts.option(id).help.length).toBeGreaterThan(10);
        const told = OPTION_VALUES[id].map((value) => texts.optionValue(id, value));
        expect(new Set(told.map(({ name }) => name)).size).toBe(told.length);
        for (const { help } of told) expect(help).toMatch(/\.$/);
      }
      for (const { id } of bullRun1861.scenarios) expect(texts.scenario(id).help.length).toBeGreaterThan(10);
    }
  });
});
