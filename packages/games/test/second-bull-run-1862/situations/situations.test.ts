import { fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { type SecondBullRun1862, builtMap, secondBullRun1862 } from "../../../src/second-bull-run-1862/index.ts";
import {
  ACTION,
  at,
  COMBAT,
  commanders,
  expectFault,
  expectSound,
  faultsOf,
  GIBBON,
  placed,
  SOUND,
  TWO_DAYS,
} from "../support/faults.ts";

describe("a sound situation", () => {
  test("opens", () => {
    expectSound({});
  });

  test("tells of all its faults at once", () => {
    const faults = faultsOf({
      ...SOUND,
      ...placed({ unit: "grant", zone: "105" }, { unit: "johnson", zone: "richmond" }),
      ...commanders({ id: "grant", zone: "105" }),
      control: { 105: "union" },
      dice: [7],
    });
    expect(faults.map(([field]) => field)).toEqual([
      "placements[0].unit",
      "placements[1].zone",
      "commanders[0].id",
      "control.105",
      "dice[0]",
    ]);
  });

  test("is left as it was", () => {
    const before = JSON.stringify(SOUND);
    const game = secondBullRun1862.open(SOUND);
    game.start(fastDice(1));
    expect(JSON.stringify(SOUND)).toBe(before);
  });
});

describe("what is no situation", () => {
  test("anything but an object, another format, version or game", () => {
    for (const data of [undefined, null, 7, "situation", [], true]) expect(faultsOf(data)[0]?.[0]).toBe("(whole file)");
    expectFault({ format: "stonebridge-record" }, "format", /must be "stonebridge-situation"/);
    expectFault({ version: 2 }, "version", /must be 1/);
    expectFault({ game: "bull-run-1861" }, "game", /must be "second-bull-run-1862"/);
  });

  test("unknown fields, scenarios, options and values", () => {
    expectFault({ weather: "hot" }, "weather", /not a field of a situation/);
    expectFault({ options: { weather: "hot" } }, "options.weather", /is not an option; the options are/);
    expectFault({ options: { tacticalOption: "yes" } }, "options.tacticalOption", /must be one of off, on/);
    expect(faultsOf({ ...SOUND, scenario: "august-31" })[0]?.[1]).toMatch(/must be one of august-29, august-30, both-/);
    expect(() => secondBullRun1862.situation("august-31")).toThrow(/no scenario "august-31"/);
  });

  test("SB62-0-b dice are faces from 1 to 6", () => {
    expectFault({ dice: [3, 7] }, "dice[1]", /from 1 to 6/, "SB62-0-b");
    expectFault({ dice: "3" }, "dice", /must be a list/);
  });
});

describe("values of units and commanders", () => {
  test("SB62-2.1-d SB62-2.1-h owners' values keep to what a counter can show", () => {
    const units = (values: unknown): Record<string, unknown> => ({ units: values });
    expectFault(units({ gibbon: { combat: 0 } }), "units.gibbon.combat", /from 1 to 12/, "SB62-2.1-d");
    expectFault(units({ gibbon: { artillery: 2.5 } }), "units.gibbon.artillery", /whole number/, "SB62-2.1-d");
    expectFault(units({ gibbon: { star: "yes" } }), "units.gibbon.star", /true or false/);
    expectFault(units({ gibbon: { basis: "hearsay" } }), "units.gibbon.basis", /must be one of/);
    expectFault(units({ gibbon: { dismounted: 2 } }), "units.gibbon.dismounted", /not a value of a unit/);
    expectFault(units({ "us-artillery": { combat: 3 } }), "units.us-artillery.combat", /not a value of a unit/);
    expectFault(units({ gibbon: 4 }), "units.gibbon", /must be an object such as/);
    expectFault(units({ grant: {} }), "units.grant", /is not a unit/);
    expectFault(units([]), "units", /must be an object/);
    // Gregg begins August 30 with two losses
    expectFault(units({ gregg: { combat: 2 } }), "units.gregg.combat", /must be above 2/, "SB62-10.4-w");
  });

  test("SB62-2.2-c SB62-2.2-d SB62-6.1-e commanders' values: a test for the army's, two modifiers for a corps'", () => {
    const values = (given: unknown): Record<string, unknown> => ({ commanderValues: given });
    expectFault(values({ pope: { movement: 7 } }), "commanderValues.pope.movement", /from 0 to 6/, "SB62-2.2-d");
    expectFault(values({ pope: { available: 1 } }), "commanderValues.pope.available", /not a value of a commander/);
    expectFault(values({ sigel: { movement: 3 } }), "commanderValues.sigel.movement", /not a value of a commander/);
    expectFault(
      values({ sigel: { activated: 0 } }),
      "commanderValues.sigel.activated",
      /must be lower than 0/,
      "SB62-6.1-e",
    );
    expectFault(values({ grant: {} }), "commanderValues.grant", /is not a commander/);
  });

  test("SB62-2.1-c SB62-2.2-d values that an owner enters replace ours, and say that they are printed", () => {
    const entered = secondBullRun1862.withUnits(SOUND, {
      gibbon: { combat: 9, star: false },
      bayard: { dismounted: 1, basis: "estimate" },
      pope: { movement: 5 },
    });
    const { units, commanders: leaders } = secondBullRun1862.open(entered).field;
    const unit = (id: string): unknown => units.find((one) => one.id === id);
    expect(unit("gibbon")).toMatchObject({
      combat: 9,
      star: false,
      basis: { combat: "rulebook", artillery: "estimate" },
    });
    expect(unit("bayard")).toMatchObject({ combat: 3, dismounted: 1, basis: { dismounted: "estimate" } });
    expect(leaders.find(({ id }) => id === "pope")).toMatchObject({ movement: 5, basis: "rulebook" });
    const again = secondBullRun1862.withUnits(entered, { gibbon: { combat: 7 }, sigel: { available: 1 } });
    expect(again).toMatchObject({
      units: { gibbon: { combat: 7 }, bayard: { dismounted: 1 } },
      commanderValues: { pope: { movement: 5 }, sigel: { available: 1 } },
    });
  });
});

describe("the state of the game", () => {
  test("SB62-2-c control of objectives, by a side", () => {
    expectFault({ control: { 105: "union" } }, "control.105", /is not an objective/, "SB62-2-c");
    expectFault({ control: { 77: "north" } }, "control.77", /must be one of union, confederate/);
    expectFault({ control: { 206: "union" } }, "control.206", /there is no zone/);
    expectFault({ control: "union" }, "control", /must be an object/);
  });

  test("SB62-11.2.1-k tactics need their option and the first day", () => {
    const first = {
      scenario: "august-29",
      at: { stage: "action", day: 1, turn: 6, phase: 1, first: "union", side: "union" },
    };
    const tactics = { union: "assault" };
    expectFault({ tactics }, "tactics", /only on August 29 with the option/, "SB62-11.2.1-k");
    expectFault({ ...first, tactics }, "tactics", /only on August 29 with the option/, "SB62-11.2.1-k");
    expectSound({ ...first, tactics, options: { tacticalOption: "on" } });
    expectFault(
      { ...first, options: { tacticalOption: "on" }, tactics: { union: "rest" } },
      "tactics.union",
      /must be one of manoeuvre, assault/,
    );
    expectFault({ tactics: "assault" }, "tactics", /must be an object/);
  });

  test("SB62-11.2.2-h the counter-attack, at the end of a turn from the third of August 30 on", () => {
    const declared = (turn: number): Record<string, unknown> => ({ counterAttack: { day: 2, turn } });
    expectSound(declared(3));
    expectFault(declared(2), "counterAttack", /from turn 3, that is over/, "SB62-11.2.2-h");
    expectFault({ ...declared(4), at: ACTION }, "counterAttack", /from turn 3, that is over/, "SB62-11.2.2-h");
    expectFault(declared(9), "counterAttack", /day 2, turn 9 cannot be/, "SB62-11.2.2-h");
    expectFault({ counterAttack: 3 }, "counterAttack", /must be a day of the scenario and a turn/, "SB62-11.2.2-h");
    expectFault(
      { counterAttack: { day: 1, turn: 3 } },
      "counterAttack",
      /must be a day of the scenario/,
      "SB62-11.2.2-h",
    );
    expectFault({ counterAttack: { day: 2 } }, "counterAttack.turn", /from 1 to 11/, "SB62-11.2.2-h");
  });

  test("SB62-11.2.1-j RU-84 Jones is called for on turn 6 of the first day, on August 30 at the end of a turn", () => {
    const first = { scenario: "august-29", at: { stage: "turn", day: 1, turn: 8 } };
    expectSound({ ...first, jones: { day: 1, turn: 6 } });
    expectFault({ ...first, jones: { day: 1, turn: 5 } }, "jones", /is called for on turn 6/, "SB62-11.2.1-j");
    expectSound({ jones: { day: 2, turn: 3 } });
    expectFault({ at: ACTION, jones: { day: 2, turn: 4 } }, "jones", /at the end of a turn that is over/, "SB62-RU84");
  });

  test("SB62-8-E-a only those that wait are due on a turn", () => {
    const late = { unit: "poe", where: "waiting", due: { day: 2, turn: 5 } };
    expectSound({ absent: [late] });
    expectFault({ absent: [{ ...late, where: "left" }] }, "absent[0].due", /only brigades that wait/, "SB62-8-E-a");
    expectFault({ absent: [{ ...late, due: "noon" }] }, "absent[0].due", /must be a day of the scenario/, "SB62-8-E-a");
  });
});

describe("where it begins", () => {
  /** The first thing that is asked. */
  const opened = (change: Record<string, unknown>): { readonly game: SecondBullRun1862; readonly step: string } => {
    const game = secondBullRun1862.open({ ...SOUND, ...change });
    const decision = game.decision(game.start(fastDice(3)));
    return { game, step: decision.over ? "over" : decision.step };
  };

  test("SB62-4-a SB62-6.1-a SB62-11.2.1-e SB62-11.2.2-e stages, days, turns, phases and sides that exist", () => {
    expectFault(at(undefined), "at", /must say where the game begins/);
    expectFault(at({ stage: "breakfast" }), "at.stage", /must be one of set-up/);
    expectFault(at({ stage: "turn", day: 1, turn: 4 }), "at.day", /must be 2 in scenario august-30/, "SB62-11.2-a");
    expectFault(at({ stage: "turn", day: 2, turn: 11 }), "at.turn", /from 2 to 10/, "SB62-11.2.2-e");
    const first = { scenario: "august-29", at: { stage: "turn", day: 1, turn: 11 } };
    expectFault(first, "at.turn", /from 1 to 10/, "SB62-11.2.1-e");
    expectSound({ ...first, ...TWO_DAYS });
    expectFault(at({ ...ACTION, phase: 6 }), "at.phase", /from 1 to 5/, "SB62-6.1-a");
    expectFault(at({ ...ACTION, side: "north" }), "at.side", /must be one of/);
    expectFault(at({ ...ACTION, mood: "good" }), "at.mood", /is not a field of the stage action/);
    expectFault(at({ stage: "administrative", day: 2, turn: 4 }), "at.first", /must be one of/);
  });

  test("SB62-11.2.1-f SB62-11.2.3-c SB62-11.2.3-d turns that are unlike others", () => {
    const first = { scenario: "august-29", at: { ...ACTION, day: 1, turn: 1 } };
    expectFault(first, "at.stage", /the Union enters and nothing else/, "SB62-11.2.1-f");
    const evening = { ...TWO_DAYS, at: { ...ACTION, day: 1, turn: 11, phase: 1 } };
    expectFault(evening, "at.phase", /from 2 to 5/, "SB62-11.2.3-c");
    expectFault(at({ stage: "night" }), "at.stage", /there is a night only between the two days/, "SB62-11.2.3-d");
  });

  test("SB62-6.1-b RU-18 who leads how many divisions: a corps commander of that side, on the map", () => {
    const leads = (change: Record<string, unknown>): Record<string, unknown> => ({
      at: { ...ACTION, commander: "mcdowell", divisions: 2, ...change },
      ...commanders({ id: "mcdowell", zone: "109" }, { id: "pope", zone: "109" }, { id: "jackson", zone: "142" }),
    });
    expectSound(leads({}));
    expectFault(leads({ divisions: 4 }), "at.divisions", /from 0 to 3/, "SB62-11.1.2-a");
    expectFault(leads({ divisions: undefined }), "at.divisions", /go together/, "SB62-6.1-b");
    expectFault(leads({ commander: undefined }), "at.commander", /go together/, "SB62-6.1-b");
    expectFault(leads({ commander: "jackson" }), "at.commander", /commands no corps of the union side/, "SB62-6.1-b");
    expectFault(leads({ commander: "pope" }), "at.commander", /commands no corps/, "SB62-6.1-b");
    expectFault(leads({ commander: "grant" }), "at.commander", /there is no commander/);
    expectFault(leads({ commander: "sigel" }), "at.commander", /sigel is not on the map/, "SB62-RU18");
  });

  test("SB62-4-a every stage starts and asks what comes first", () => {
    const leaders = commanders({ id: "mcdowell", zone: "109" }, { id: "jackson", zone: "142" });
    expect(opened({ at: { stage: "set-up" }, placements: undefined }).step).toBe("placement");
    expect(opened({ ...leaders, at: { stage: "turn", day: 2, turn: 4 } }).step).toBe("designation");
    expect(opened({ ...leaders, at: ACTION }).step).toBe("designation");
    expect(opened({ ...leaders, at: { ...ACTION, commander: "mcdowell", divisions: 2 } }).step).toBe("divisions");
    const attack = placed({ ...GIBBON, facing: "103", attacks: "103" }, { unit: "johnson", zone: "103" });
    expect(opened({ at: COMBAT, ...attack }).step).toBe("combat");
    const routed = placed({ ...GIBBON, routed: true }, { unit: "poe", zone: "88", routed: true });
    expect(opened({ at: { stage: "administrative", day: 2, turn: 4, first: "union" }, ...routed }).step).toBe(
      "flights",
    );
    expect(opened({ ...TWO_DAYS, at: { stage: "night" } }).step).toBe("night-moves");
    expect(opened({ ...TWO_DAYS, at: { stage: "turn", day: 1, turn: 1 } }).step).toBe("reinforcements");
  });

  test("SB62-6.1-a a part of Player 2 is followed by the next phase, that of Player 1 by Player 2's", () => {
    for (const [first, next] of [
      ["union", ["confederate", 2]],
      ["confederate", ["confederate", 3]],
    ] as const) {
      const leaders = commanders({ id: "mcdowell", zone: "109" }, { id: "jackson", zone: "142" });
      const beginning = { ...ACTION, first, commander: "mcdowell", divisions: 0 };
      const game = secondBullRun1862.open({ ...SOUND, ...leaders, at: beginning });
      const dice = fastDice(1);
      const p = game.start(dice);
      game.act(p, "union", { type: "stay" }, dice);
      const view = game.view(p, "union");
      expect([view.active, view.phase]).toEqual(next);
    }
  });
});

describe("the map", () => {
  const { data } = builtMap();

  test("SB62-2-a a map by a name that does not exist, or one that contradicts itself", () => {
    expectFault({ map: "gettysburg" }, "map", /there is no map "gettysburg"/);
    expectSound({ map: "second-bull-run-1862" });
    expectSound({ map: data });
    expectFault({ map: { ...data, zones: [...data.zones, data.zones[0]] } }, "map", /two zones share an id/);
    expectFault({ map: { ...data, borders: data.borders.slice(1) } }, "map", /no border with/);
  });

  test("SB62-2-b SB62-11.1.4-a it needs all entries and goals of retreat", () => {
    const { entries = [], refuges = [] } = data;
    expectFault({ map: { ...data, entries: entries.slice(1) } }, "map", /has no entry A/);
    const southern = refuges.filter(({ side }) => side === "confederate");
    expectFault({ map: { ...data, refuges: southern } }, "map", /no zone towards which the union side retreats/);
  });
});
