import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { MODULES, noWrittenOrders, SCENARIO_IDS } from "../../../src/no-written-orders/index.ts";
import { expectFault, faultsOf, SOUND } from "../support/situations.ts";

describe("a situation", () => {
  test.each(SCENARIO_IDS)("of %s opens, is shown to every seat, and tells itself again", (scenario) => {
    const game = noWrittenOrders.open(noWrittenOrders.situation(scenario));
    const p = game.start(fastDice(5));
    expect(game.field.scenario.id).toBe(scenario);
    expect(game.decision(p).over).toBe(false);
    for (const seat of [...game.sides, "spectator"]) expect(game.view(p, seat)).toMatchObject({ seat, scenario });
    const again = noWrittenOrders.open(JSON.parse(JSON.stringify(game.describe(p))));
    const opened = again.start(fastDice(1));
    expect(again.encode(opened)).toEqual(game.encode(p));
    expect(again.decision(opened)).toEqual(game.decision(p));
  });

  test("is left as it was", () => {
    const before = JSON.stringify(SOUND);
    noWrittenOrders.open(SOUND).start(fastDice(1));
    expect(JSON.stringify(SOUND)).toBe(before);
  });
});

describe("what is no situation", () => {
  test("anything but an object, another format, version or game", () => {
    for (const data of [undefined, null, 7, "situation", [], true]) expect(faultsOf(data)[0]?.[0]).toBe("(whole file)");
    expectFault({ format: "stonebridge-record" }, "format", /must be "stonebridge-situation"/);
    expectFault({ version: 2 }, "version", /must be 1/);
    expectFault({ game: "bull-run-1983" }, "game", /must be "no-written-orders"/);
  });

  test("unknown fields, scenarios, options, values and stages, dice that are none", () => {
    expectFault({ weather: "hot" }, "weather", /not a field of a situation/);
    expectFault(
      { scenario: "antietam" },
      "scenario",
      /must be one of first-bull-run, brawners-farm, two-days, third-day/,
    );
    expectFault({ options: { weather: "hot" } }, "options.weather", /is not an option/);
    expectFault({ options: { sixToHit: "yes" } }, "options.sixToHit", /must be one of off, on/);
    expectFault({ at: { stage: "noon" } }, "at.stage", /must be one of start, turn, exact/);
    expectFault({ at: "dawn" }, "at", /must say where the game begins/);
    expectFault({ dice: [7] }, "dice[0]", /from 1 to 6/);
    expect(() => noWrittenOrders.situation("antietam")).toThrow(/no scenario "antietam"/);
  });

  test("NWO-S01 NWO-S06 NWO-DS4: switches that the module or another switch forbids", () => {
    expectFault({ options: { fixedIdea: "on" } }, "options.fixedIdea", /is not an option of First Bull Run/, "NWO-DS4");
    expectFault({ options: { artilleryAmmo: "on" } }, "options.artilleryAmmo", /needs advancedSupply/, "NWO-S06");
    expect(faultsOf({ ...SOUND, options: { cavalryCharges: "on" } }).map(([field, , rule]) => [field, rule])).toEqual([
      ["options.cavalryCharges", "NWO-S01"],
      ["options.cavalryCharges", "NWO-S01"],
    ]);
  });
});

describe("a module that a situation brings (NWO-RUL004)", () => {
  const FIRST = MODULES["first-bull-run"];

  test("plays in place of ours, and goes with the position", () => {
    const [dawn] = FIRST.scenarios;
    if (dawn === undefined) throw new Error("The module has no scenario.");
    const module = { ...FIRST, scenarios: [{ ...dawn, lastTurn: 13 }] };
    const game = noWrittenOrders.open({ ...SOUND, module });
    expect(game.field.scenario.lastTurn).toBe(13);
    const again = noWrittenOrders.open(game.describe(game.start(fastDice(2))));
    expect(again.field.scenario.lastTurn).toBe(13);
  });

  test("tells its faults as fields of the situation, with their rules", () => {
    expectFault({ module: 7 }, "module", /must be one JSON object/);
    expect(faultsOf({ ...SOUND, module: { ...FIRST, victory: undefined } })[0]?.[0]).toMatch(/^module\.victory/);
    const [first, ...others] = FIRST.places;
    const away = { ...first, at: { latitude: 39_500_000, longitude: -77_500_000 } };
    expectFault(
      { module: { ...FIRST, places: [away, ...others] } },
      "module.places[0].at",
      /is off the map/,
      "NWO-12.3-b",
    );
    expectFault({ module: { ...FIRST, map: "antietam" } }, "module.map", /the map in use/);
    expectFault(
      { scenario: "two-days", module: FIRST },
      "module.scenarios",
      /must have the scenario two-days/,
      "NWO-RUL004",
    );
  });
});

describe("values that an owner gives", () => {
  test("NWO-RUL004 NWO-6.1-a: in place of ours, and say that they are printed", () => {
    const given = noWrittenOrders.withUnits(noWrittenOrders.situation("first-bull-run"), {
      u_keyes: { front: 7, back: 4 },
      mcdowell: { rating: 4 },
    });
    const { field } = noWrittenOrders.open(noWrittenOrders.withUnits(given, { u_sykes: { morale: 5 } }));
    const keyes = field.units.find(({ id }) => id === "u_keyes");
    expect(keyes).toMatchObject({ strength: [7, 4, 0], basis: { strength: "rulebook", morale: "estimate" } });
    expect(field.units.find(({ id }) => id === "u_sykes")?.morale).toBe(5);
    expect(field.leaders.find(({ id }) => id === "mcdowell")).toMatchObject({ rating: 4, basis: "rulebook" });
  });

  test("keep to what a counter can show", () => {
    const units = (values: unknown): Record<string, unknown> => ({ units: values });
    expectFault(units({ u_keyes: { front: 0 } }), "units.u_keyes.front", /from 1 to 12/, "NWO-RUL004");
    expectFault(units({ u_keyes: { range: 3 } }), "units.u_keyes.range", /is not a value of a unit/);
    expectFault(units({ u_keyes: { back: 9 } }), "units.u_keyes", /must lose strength with each step/, "NWO-6.1-a");
    expectFault(units({ grant: {} }), "units.grant", /is not a unit/);
    expectFault(
      { leaderValues: { mcdowell: { rating: 5 } } },
      "leaderValues.mcdowell.rating",
      /from 0 to 4/,
      "NWO-RUL004",
    );
  });
});
