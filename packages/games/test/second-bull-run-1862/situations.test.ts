import { Faulty, fastDice } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import {
  type Absence,
  type CommanderPlace,
  type Placement,
  type SecondBullRun1862,
  type Situation,
  builtMap,
  secondBullRun1862,
} from "../../src/second-bull-run-1862/index.ts";

const GIBBON: Placement = { unit: "gibbon", zone: "105" };
const JOHNSON: Placement = { unit: "johnson", zone: "115" };
const SOUND: Situation = {
  format: "stonebridge-situation",
  version: 1,
  game: "second-bull-run-1862",
  scenario: "august-30",
  at: { stage: "turn", day: 2, turn: 4 },
  placements: [GIBBON, JOHNSON],
};

type Fault = readonly [field: string, problem: string, rule: string | undefined];

/** The faults of a situation: field, then what is wrong. */
function faultsOf(data: unknown): readonly Fault[] {
  try {
    secondBullRun1862.open(data);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return error.faults.map(({ field, problem, rule }) => [field, problem, rule] as const);
  }
  return [];
}
/** One fault, in this field, that says this. */
function expectFault(change: Record<string, unknown>, field: string, problem: RegExp, rule?: string): void {
  expect(faultsOf({ ...SOUND, ...change })).toEqual([[field, expect.stringMatching(problem), rule]]);
}
function expectSound(change: Record<string, unknown>): void {
  expect(faultsOf({ ...SOUND, ...change })).toEqual([]);
}
const placed = (...placements: unknown[]): Record<string, unknown> => ({ placements });
const commanders = (...list: unknown[]): Record<string, unknown> => ({ commanders: list });
const at = (beginning: unknown): Record<string, unknown> => ({ at: beginning });

const ACTION = { stage: "action", day: 2, turn: 4, phase: 2, first: "union", side: "union" };
const COMBAT = { stage: "combat", day: 2, turn: 4, phase: 2, first: "union", side: "union" };
const TWO_DAYS = { scenario: "both-days" };

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

describe("brigades", () => {
  test("SB62-1-a unknown ones, those placed twice, those on the map and off it", () => {
    expectFault(placed({ unit: "grant", zone: "105" }), "placements[0].unit", /there is no unit "grant"/);
    expectFault(placed(GIBBON, { ...GIBBON, zone: "106" }), "placements[1].unit", /gibbon is placed twice/, "SB62-1-a");
    expectFault({ placements: {} }, "placements", /must be a list/);
    expectFault(placed("gibbon"), "placements[0]", /must be an object/);
    expectFault(placed({ ...GIBBON, horse: true }), "placements[0].horse", /not a field of a placement/);
    const absent = (...list: unknown[]): Record<string, unknown> => ({ absent: list });
    const gone: Absence = { unit: "poe", where: "eliminated" };
    expectSound(absent(gone));
    expectFault(absent({ ...gone, unit: "gibbon" }), "absent[0].unit", /on the map as well/, "SB62-1-a");
    expectFault(absent(gone, gone), "absent[1].unit", /absent twice/, "SB62-1-a");
    expectFault(absent({ ...gone, unit: "grant" }), "absent[0].unit", /there is no unit/);
    expectFault(absent({ ...gone, where: "home" }), "absent[0].where", /must be one of waiting, eliminated/);
    expectFault(absent({ ...gone, horse: true }), "absent[0].horse", /not a field of an absence/);
    expectFault(absent("poe"), "absent[0]", /must be an object/);
    expectFault({ absent: "poe" }, "absent", /must be a list/);
  });

  test("SB62-10.4-w losses stay below the strength of a brigade on the map", () => {
    expectFault(placed({ ...GIBBON, losses: 8 }), "placements[0].losses", /from 0 to 7/, "SB62-10.4-w");
    expectFault(placed({ ...GIBBON, losses: -1 }), "placements[0].losses", /from 0 to 7/, "SB62-10.4-w");
    expectFault(placed({ ...GIBBON, lossesBefore: 8 }), "placements[0].lossesBefore", /from 0 to 7/, "SB62-10.4-w");
    const waiting = { unit: "poe", where: "waiting", losses: 5 };
    expectFault({ absent: [waiting] }, "absent[0].losses", /from 0 to 4/, "SB62-10.4-w");
    expectSound({ absent: [{ ...waiting, where: "eliminated" }] });
  });

  test("SB62-11.2-b RU-94 losses that are not told are those of the scenario", () => {
    const losses = (placement: Placement): readonly unknown[] => {
      const game = secondBullRun1862.open({ ...SOUND, ...placed(placement) });
      const unit = game.view(game.start(fastDice(1)), "union").units.find(({ id }) => id === placement.unit);
      return [unit?.losses, unit?.lossesBefore];
    };
    expect(losses(GIBBON)).toEqual([2, 2]);
    expect(losses({ ...GIBBON, losses: 0 })).toEqual([0, 2]);
    expect(losses({ ...GIBBON, losses: 3, lossesBefore: 0 })).toEqual([3, 0]);
    expect(losses(JOHNSON)).toEqual([0, 0]);
  });

  test("SB62-10.4-g SB62-10.4-z SB62-10.4-n Fatigue: two at most, none for artillery, two for the routed", () => {
    const guns = { unit: "hatch-artillery", zone: "105" };
    expectFault(placed({ ...GIBBON, fatigue: 3 }), "placements[0].fatigue", /from 0 to 2/, "SB62-10.4-g");
    expectFault(placed({ ...guns, fatigue: 1 }), "placements[0].fatigue", /artillery takes no Fatigue/, "SB62-10.4-z");
    const routed = { ...GIBBON, routed: true };
    expectFault(placed({ ...routed, fatigue: 1 }), "placements[0].fatigue", /has Fatigue 2/, "SB62-10.4-n");
    expectSound(placed(routed));
    expectSound(placed({ ...guns, routed: true }));
  });

  test("SB62-9.4-m only cavalry goes on foot; flags are true or false", () => {
    expectFault(placed({ ...GIBBON, dismounted: true }), "placements[0].dismounted", /is no cavalry/, "SB62-9.4-m");
    expectSound(placed({ unit: "bayard", zone: "105", dismounted: true }));
    expectFault(placed({ ...GIBBON, routed: "yes" }), "placements[0].routed", /true or false/);
  });
});

describe("zones, stacks and facings", () => {
  test("SB62-2-a unknown zones", () => {
    expectFault(placed({ ...GIBBON, zone: "206" }), "placements[0].zone", /there is no zone "206" on map second-bull/);
    expectFault(placed({ ...GIBBON, facing: "206" }), "placements[0].facing", /there is no zone/);
    expectFault(placed({ ...GIBBON, attacks: "206" }), "placements[0].attacks", /there is no zone/);
    expectFault({ at: COMBAT, ...placed({ ...GIBBON, origin: "206" }) }, "placements[0].origin", /there is no zone/);
    expectFault({ attacked: ["206"] }, "attacked[0]", /there is no zone/);
    expectFault(commanders({ id: "pope", zone: "206" }), "commanders[0].zone", /there is no zone/);
  });

  test("SB62-9.3-d a brigade faces a bordering zone", () => {
    expectFault(
      placed({ ...GIBBON, facing: "115" }),
      "placements[0].facing",
      /115 does not border 105; it could face 120, 107, 106/,
      "SB62-9.3-d",
    );
  });

  test("SB62-9.6-c stacked brigades face alike, SB62-10.4-n routed ones face nothing", () => {
    const mate = { unit: "patrick", zone: "105", facing: "106" };
    expectFault(
      placed({ ...GIBBON, facing: "103" }, mate),
      "placements[1].facing",
      /gibbon in 105 faces 103; stacked brigades face alike/,
      "SB62-9.6-c",
    );
    expectFault(
      placed({ ...GIBBON, facing: "103", routed: true }, mate),
      "placements[0].facing",
      /a routed brigade faces nothing/,
      "SB62-10.4-n",
    );
    expectSound(placed({ ...GIBBON, routed: true }, mate));
  });

  test("SB62-9.6-a RU-43 no more than two brigades in a zone, of one corps or independent", () => {
    const [patrick, sullivan] = [
      { unit: "patrick", zone: "105" },
      { unit: "sullivan", zone: "105" },
    ];
    expectFault(
      placed(GIBBON, patrick, sullivan),
      "placements",
      /3 brigades stand in 105; no more than 2/,
      "SB62-9.6-a",
    );
    expectFault(
      placed(GIBBON, { unit: "poe", zone: "105" }),
      "placements",
      /gibbon and poe of different corps stand in 105/,
      "SB62-9.6-a",
    );
    expectSound(placed(GIBBON, { unit: "milroy", zone: "105" }));
    expectSound(placed(GIBBON, { unit: "meade", zone: "105" }));
  });

  test("SB62-9.6-d one side a zone", () => {
    expectFault(
      placed(GIBBON, { unit: "johnson", zone: "105" }),
      "placements[1].zone",
      /105 holds gibbon of the other side/,
      "SB62-9.6-d",
    );
  });

  test("SB62-9.5-a SB62-9.5-b who is told no facing takes that of its stack, or faces the enemy", () => {
    const facing = (...placements: Placement[]): string | undefined => {
      const game = secondBullRun1862.open({ ...SOUND, at: ACTION, placements });
      return game.view(game.start(fastDice(1)), "union").units.find(({ id }) => id === "gibbon")?.facing;
    };
    expect(facing(GIBBON, { unit: "johnson", zone: "103" })).toMatch(/^(104|103|119)$/);
    expect(facing(GIBBON, { unit: "johnson", zone: "84" })).toMatch(/^(104|106)$/);
    expect(facing({ unit: "patrick", zone: "105", facing: "120" }, GIBBON)).toBe("120");
    expect(facing({ unit: "patrick", zone: "105", routed: true }, { ...GIBBON, facing: "107" })).toBe("107");
    // alone on the map it looks to its objectives
    expect(facing(GIBBON)).toMatch(/^(103|119)$/);
  });
});

describe("Attack markers", () => {
  const attacker: Placement = { unit: "gibbon", zone: "105", facing: "103", attacks: "103" };
  const enemy: Placement = { unit: "johnson", zone: "103" };
  const fight = (...placements: unknown[]): Record<string, unknown> => ({ at: COMBAT, placements });
  const refused = (problem: RegExp, rule: string, ...placements: unknown[]): void =>
    expectFault(fight(...placements), "placements", problem, rule);

  test("SB62-9.4-l in a part of a phase of their side, on a bordering zone with an enemy", () => {
    expectSound(fight(attacker, enemy));
    const early = { at: ACTION, ...placed(attacker, enemy) };
    expectFault(early, "placements", /gibbon bears an Attack marker out of a part/, "SB62-9.4-l");
    const theirs = { ...fight(attacker, enemy), at: { ...COMBAT, side: "confederate" } };
    expectFault(theirs, "placements", /out of a part of an action phase of its own side/, "SB62-9.4-l");
    refused(/on 119, where no enemy stands/, "SB62-9.4-l", { ...attacker, attacks: "119" }, enemy);
    refused(/on 115, which does not border 105/, "SB62-9.4-l", { ...attacker, attacks: "115" }, JOHNSON);
  });

  test("SB62-9.4-i RU-40 not over a river, and into the Front", () => {
    const over = { ...attacker, zone: "140", facing: "154", attacks: "154" };
    refused(/over a river without a bridge or ford/, "SB62-9.4-i", over, { ...enemy, zone: "154" });
    refused(/on 103, which is not in its Front/, "SB62-RU40", { ...attacker, facing: "107" }, enemy);
  });

  test("RU-50 RU-75 SB62-10.4-n not of artillery, of routed brigades, of those without any strength", () => {
    refused(
      /is artillery, which attacks with others only/,
      "SB62-RU50",
      { ...attacker, unit: "hatch-artillery" },
      enemy,
    );
    const { facing: _, ...routed } = { ...attacker, routed: true };
    refused(/and is routed/, "SB62-10.4-n", routed, enemy);
    const cavalry = { ...attacker, unit: "bayard", dismounted: true, losses: 2 };
    refused(/has no combat potential on foot/, "SB62-RU75", cavalry, enemy);
  });

  test("SB62-10.1-c SB62-10.1-e RU-53 once a zone, one zone a stack, from zones that hang together", () => {
    const again = { ...fight(attacker, enemy), attacked: ["103"] };
    expectFault(again, "placements", /on 103, which has been attacked in this phase/, "SB62-10.1-c");
    const mate = { unit: "patrick", zone: "105", facing: "103", attacks: "104" };
    const faults = faultsOf({ ...SOUND, ...fight(attacker, mate, enemy, { unit: "starke", zone: "104" }) });
    expect(faults.map(([, , rule]) => rule)).toEqual(["SB62-10.1-e", "SB62-10.1-e"]);
    const apart = { unit: "patrick", zone: "101", facing: "103", attacks: "103" };
    const torn = faultsOf({ ...SOUND, ...fight(attacker, apart, enemy) });
    expect(torn.map(([, , rule]) => rule)).toEqual(["SB62-RU53", "SB62-RU53"]);
    expectSound(fight(attacker, { ...apart, zone: "104" }, enemy));
  });
});

describe("marks of a part of a phase", () => {
  // Gibbon and Patrick of Hatch's division together, Doubleday alone far away
  const division: readonly Placement[] = [
    GIBBON,
    { unit: "patrick", zone: "105" },
    { unit: "doubleday", zone: "11" },
    { unit: "johnson", zone: "126" },
  ];
  const marking = (stage: unknown, unit: string, marks: Record<string, unknown>): Record<string, unknown> => ({
    at: stage,
    placements: division.map((one) => (one.unit === unit ? { ...one, ...marks } : one)),
  });

  test.each([
    ["action", ACTION],
    ["combat", COMBAT],
  ])(
    "SB62-9.1-d SB62-9.1-c RU-25 RU-27 isolation and cohesion that the position contradicts, at stage %s",
    (_, stage) => {
      expectSound({ at: stage, placements: division });
      expectSound(marking(stage, "doubleday", { isolated: true, coherent: false }));
      expectSound(marking(stage, "gibbon", { isolated: false, coherent: true }));
      expectFault(
        marking(stage, "gibbon", { isolated: true }),
        "placements[0].isolated",
        /gibbon is not isolated where it stands/,
        "SB62-9.1-d",
      );
      expectFault(
        marking(stage, "doubleday", { isolated: false }),
        "placements[2].isolated",
        /doubleday stands apart from its division and is isolated/,
        "SB62-9.1-d",
      );
      expectFault(
        marking(stage, "doubleday", { coherent: true }),
        "placements[2].coherent",
        /doubleday stands too far from its division/,
        "SB62-9.1-c",
      );
      expectFault(
        marking(stage, "gibbon", { coherent: false }),
        "placements[0].coherent",
        /gibbon is in cohesion with its division/,
        "SB62-9.1-c",
      );
    },
  );

  test("RU-25 of equal groups either may be the one that is isolated", () => {
    const groups: Placement[] = [
      GIBBON,
      { unit: "patrick", zone: "105" },
      { unit: "doubleday", zone: "11" },
      { unit: "sullivan", zone: "11" },
    ];
    const isolated = (unit: string): Placement[] =>
      groups.map((one) => (one.unit === unit ? { ...one, isolated: true } : one));
    expectSound({ at: ACTION, placements: isolated("gibbon") });
    expectSound({ at: ACTION, placements: isolated("doubleday") });
    expectSound({ at: COMBAT, placements: isolated("doubleday") });
  });

  test("RU-26 RU-28 RU-52 SB62-6.1-k only in such a part, and of the right side", () => {
    expectFault(marking(ACTION, "johnson", { isolated: true }), "placements", /johnson is isolated or/, "SB62-RU26");
    expectFault(marking(SOUND.at, "gibbon", { coherent: true }), "placements", /gibbon is isolated or/, "SB62-RU26");
    expectFault(marking(ACTION, "gibbon", { acted: true }), "placements", /gibbon has acted, but/, "SB62-6.1-k");
    expectFault(marking(COMBAT, "johnson", { acted: true }), "placements", /johnson has acted, but/, "SB62-6.1-k");
    expectSound(marking(COMBAT, "gibbon", { acted: true, origin: "106" }));
    expectFault(marking(ACTION, "gibbon", { origin: "106" }), "placements", /gibbon has an origin, but/, "SB62-RU28");
    expectFault(marking(ACTION, "johnson", { attacked: true }), "placements", /johnson has been attacked/, "SB62-RU52");
    expectFault(marking(COMBAT, "gibbon", { attacked: true }), "placements", /gibbon has been attacked/, "SB62-RU52");
    expectSound(marking(COMBAT, "johnson", { attacked: true }));
    expectFault({ attacked: ["103"] }, "attacked", /only in a part of an action phase/, "SB62-10.1-c");
    expectSound({ at: COMBAT, attacked: ["103"] });
  });

  test("RU-26 RU-28 in combat the marks are those of where the part found the brigades", () => {
    const game = secondBullRun1862.open({
      ...SOUND,
      at: COMBAT,
      placements: [
        { ...GIBBON, facing: "103", origin: "12", attacks: "103" },
        { unit: "patrick", zone: "105", facing: "103" },
        { unit: "sullivan", zone: "106" },
        { unit: "johnson", zone: "103" },
      ],
    });
    const { units } = game.view(game.start(fastDice(1)), "union");
    const marks = (id: string): unknown => {
      const unit = units.find((one) => one.id === id);
      return [unit?.isolated, unit?.coherent, unit?.origin];
    };
    expect(marks("gibbon")).toEqual([true, false, "12"]);
    expect(marks("patrick")).toEqual([false, true, "105"]);
  });
});

describe("commanders", () => {
  test("SB62-2.2-a SB62-9.4-p known ones, once each, not among the enemy", () => {
    const pope: CommanderPlace = { id: "pope", zone: "109" };
    expectSound(commanders(pope));
    expectFault(commanders({ ...pope, id: "grant" }), "commanders[0].id", /there is no commander "grant"/);
    expectFault(commanders(pope, pope), "commanders[1].id", /pope is placed twice/, "SB62-2.2-a");
    expectFault(commanders("pope"), "commanders[0]", /must be an object/);
    expectFault(commanders({ ...pope, horse: true }), "commanders[0].horse", /not a field of a commander/);
    expectFault(commanders({ ...pope, activated: 1 }), "commanders[0].activated", /true or false/);
    expectFault(
      commanders({ ...pope, zone: "115" }),
      "commanders",
      /pope stands in 115, which the enemy/,
      "SB62-9.4-p",
    );
  });

  test("SB62-11.2.3-i only the Union withdraws, a corps and brigades, by night; nobody is there and withdrawn", () => {
    const second = { ...TWO_DAYS, at: { stage: "turn", day: 2, turn: 2 } };
    const gone = (id: string): Record<string, unknown> => ({ withdrawnCommanders: [id] });
    expectSound({ ...second, ...gone("sigel"), absent: [{ unit: "koltes", where: "withdrawn" }] });
    expectFault(gone("sigel"), "withdrawnCommanders", /sigel cannot be withdrawn/, "SB62-11.2.3-i");
    expectFault({ ...second, ...gone("jackson") }, "withdrawnCommanders", /jackson cannot/, "SB62-11.2.3-i");
    expectFault({ ...second, ...gone("pope") }, "withdrawnCommanders", /pope cannot/, "SB62-11.2.3-i");
    expectFault({ ...second, ...gone("grant") }, "withdrawnCommanders[0]", /there is no commander/);
    const both = { ...second, ...gone("sigel"), ...commanders({ id: "sigel", zone: "109" }) };
    expectFault(both, "withdrawnCommanders[0]", /sigel is on the map as well/, "SB62-2.2-a");
    const early = { unit: "starke", where: "withdrawn" };
    expectFault({ absent: [early] }, "absent", /starke cannot be withdrawn/, "SB62-11.2.3-i");
  });
});

describe("the state of the game", () => {
  test("SB62-2-c control of objectives, by a side", () => {
    expectFault({ control: { 105: "union" } }, "control.105", /is no objective/, "SB62-2-c");
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
    expectFault(at({ ...ACTION, mood: "good" }), "at.mood", /is nothing that the stage action has/);
    expectFault(at({ stage: "administrative", day: 2, turn: 4 }), "at.first", /must be one of/);
  });

  test("SB62-11.2.1-f SB62-11.2.3-c SB62-11.2.3-d turns that are unlike others", () => {
    const first = { scenario: "august-29", at: { ...ACTION, day: 1, turn: 1 } };
    expectFault(first, "at.stage", /the Union enters and nothing else/, "SB62-11.2.1-f");
    const evening = { ...TWO_DAYS, at: { ...ACTION, day: 1, turn: 11, phase: 1 } };
    expectFault(evening, "at.phase", /from 2 to 5/, "SB62-11.2.3-c");
    expectFault(at({ stage: "night" }), "at.stage", /there is a night only between both days/, "SB62-11.2.3-d");
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

describe("set-ups of one's own", () => {
  const scenario = (): {
    readonly placements: readonly Placement[];
    readonly commanders: readonly CommanderPlace[];
  } => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("august-29"));
    const dice = fastDice(1);
    const p = game.start(dice);
    game.act(p, "confederate", { type: "suggest" }, dice);
    const { placements = [], commanders: leaders = [] } = game.describe(p) as Situation;
    return { placements, commanders: leaders };
  };
  const suggested = scenario();
  const setUp = (change: (one: Placement) => Placement | undefined): Record<string, unknown> => ({
    scenario: "august-29",
    at: { stage: "set-up" },
    placements: suggested.placements.flatMap((one) => change(one) ?? []),
    commanders: suggested.commanders,
  });

  test("SB62-11.2-a who is placed by the file is placed: the first turn begins", () => {
    const game = secondBullRun1862.open({ ...SOUND, ...setUp((one) => one) });
    const decision = game.decision(game.start(fastDice(2)));
    expect(decision).toMatchObject({ step: "reinforcements", about: { side: "union" } });
  });

  test("SB62-11.2-a nobody is missing, nobody stands elsewhere, no zone of a group is left empty", () => {
    const move = (unit: string, zone: string) => setUp((one) => (one.unit === unit ? { unit, zone } : one));
    expectFault(
      setUp((one) => (one.unit === "trimble" ? undefined : one)),
      "placements",
      /trimble must be set up as well/,
      "SB62-11.2-a",
    );
    expectFault(move("robertson", "190"), "placements", /robertson must stand in 175/, "SB62-11.2-a");
    const hill = ["archer", "branch", "field", "gregg", "pender", "thomas", "hill-artillery"];
    const stands = suggested.placements.find(({ unit }) => unit === "archer")?.zone as string;
    const other = suggested.placements.find(({ unit }) => unit === "branch")?.zone as string;
    expectFault(
      move("archer", other),
      "placements",
      new RegExp(`^${stands} must hold one of ${hill.join(", ")}$`),
      "SB62-11.2-a",
    );
    const stranger = setUp((one) => one);
    const more = {
      ...stranger,
      placements: [...(stranger["placements"] as Placement[]), { unit: "evans", zone: "57" }],
    };
    expectFault(more, "placements", /evans is not set up in scenario august-29/, "SB62-11.2-a");
    expectFault(
      { ...setUp((one) => one), commanders: [] },
      "placements",
      /jackson must be set up as well/,
      "SB62-11.2-a",
    );
  });

  test("RU-108 guns stand with infantry of Taliaferro's division", () => {
    const game = secondBullRun1862.open(secondBullRun1862.situation("august-30"));
    const dice = fastDice(1);
    const p = game.start(dice);
    for (const side of ["confederate", "union"])
      for (const type of ["suggest", "ready"] as const) game.act(p, side, { type }, dice);
    const told = game.describe(p) as Situation;
    const stood = told.placements?.map(({ unit, zone }) => ({ unit, zone }));
    const whole = { ...SOUND, at: { stage: "set-up" }, placements: stood, commanders: told.commanders };
    expect(faultsOf(whole)).toEqual([]);
    const beside = stood?.find(({ unit }) => unit === "taliaferro-artillery")?.zone as string;
    const lone = stood?.find(({ unit, zone }) => unit === "lee-artillery" && zone !== beside);
    const swapped = stood?.map((one) => {
      if (one.unit === lone?.unit) return { unit: one.unit, zone: beside };
      const mate = stood?.find(({ unit, zone }) => zone === beside && unit !== "taliaferro-artillery")?.unit;
      return one.unit === mate ? { unit: one.unit, zone: lone?.zone as string } : one;
    });
    const faults = faultsOf({ ...whole, placements: swapped });
    expect(faults).toEqual([
      ["placements", expect.stringMatching(/lee-artillery must stand with infantry of Taliaferro’s/), "SB62-RU108"],
    ]);
  });

  test("SB62-11.2-a the map has the zones of the set-up", () => {
    const { data } = builtMap();
    const text = JSON.stringify(data).replaceAll('"155"', '"nameless"');
    const change = { scenario: "august-29", at: { stage: "set-up" }, placements: undefined, map: JSON.parse(text) };
    expectFault(change, "map", /has no zone 155, where scenario august-29 sets up/, "SB62-11.2-a");
  });
});

describe("the steps of a saved position", () => {
  const exact = { stage: "exact", day: 2, turn: 4, phase: 2, first: "union", active: "union" };
  const saved = (...sequence: unknown[]): Record<string, unknown> => ({
    at: exact,
    sequence,
    ...commanders({ id: "mcdowell", zone: "109" }),
  });
  const turn = { step: "turn", at: 2 };
  const segment = { step: "segment", side: 0, at: 2, commander: 5, slots: -1 };
  const divisions = { step: "divisions", side: 0, commander: 5, left: 1, of: 1, white: 0, taken: [] };
  const tests = { step: "tests", side: 0, units: [0], against: [0], results: [0], at: 1 };
  const coming = { step: "reinforcements", side: 0, left: [], letters: [], entered: [] };

  test("known ones, whole, of this map and these armies", () => {
    expectSound(saved(turn, segment, divisions));
    expectFault(saved(), "sequence", /must be a list of running steps/);
    expectFault({ at: exact }, "sequence", /must be a list/);
    expectFault(saved(turn, { step: "siesta" }), "sequence[1]", /must name a step: placement, turn/);
    expectFault(saved(turn, "segment"), "sequence[1]", /must name a step/);
    expectFault(saved(turn, { ...segment, mood: 1 }), "sequence[1].mood", /is nothing that segment holds/);
    expectFault(saved(turn, { ...segment, side: 2 }), "sequence[1].side", /from 0 to 1/);
    expectFault(saved(turn, segment, { ...divisions, taken: 3 }), "sequence[2].taken", /must be a list of whole/);
    expectFault(saved(turn, segment, { ...divisions, taken: [40] }), "sequence[2].taken[0]", /from 0 to/);
    const groups = { step: "groups", side: 0, division: 0 };
    expectFault(saved(turn, { ...groups, groups: [3] }), "sequence[1].groups[0]", /must be a list of whole/);
    expectFault(saved(turn, { ...groups, groups: 3 }), "sequence[1].groups", /must be a list of lists/);
    expectFault(saved(turn, { ...groups, groups: [[99]] }), "sequence[1].groups[0][0]", /from 0 to 81/);
    expectFault(saved(divisions), "sequence[0]", /the turn, or the end, lies under all others/);
    expectFault(saved(turn, turn), "sequence[1]", /the turn, or the end, lies under all others/);
    expectFault(saved({ step: "turn", at: 10 }), "sequence[0].at", /from 0 to 9/);
    expectFault(saved(turn, { ...segment, at: 5 }), "sequence[1].at", /from 0 to 4/);
    expectFault(saved(turn, { step: "night", at: 6 }), "sequence[1].at", /from 0 to 5/);
  });

  test("lists as long as what they tell of", () => {
    const faults = faultsOf({ ...SOUND, ...saved(turn, coming) });
    expect(faults).toEqual([
      ["sequence[1].letters", expect.stringMatching(/must have 19 numbers; this file has 0/), undefined],
      ["sequence[1].entered", expect.stringMatching(/must have 8 numbers; this file has 0/), undefined],
    ]);
    expectFault(saved(turn, segment, { ...tests, at: 2 }), "sequence[2].at", /from 0 to 1/);
    expectFault(saved(turn, { ...tests, results: [] }), "sequence[1].results", /must have 1 numbers/);
  });

  test("at rest: nothing that would roll at once, and who marches is on the map", () => {
    const { active: _, ...nobodys } = exact;
    const rolling = { at: { ...nobodys, phase: 3 }, sequence: [{ step: "turn", at: 3 }] };
    expectFault(rolling, "sequence", /cannot be taken up: A die \(continuation\)/);
    const march = { points: 6, allowance: 6, forced: 0, steps: 0, stopped: 0, begun: 0, engaged: [], entering: 0 };
    const absent = { step: "march", unit: 1, ...march };
    expectFault(saved(turn, segment, absent), "sequence[2]", /starke is to march and is not on the map/);
    const lost = /mcdowell is to lead or ride and is not on the map/;
    const gone = commanders();
    expectFault({ ...saved(turn, segment, divisions), ...gone }, "sequence[2]", lost);
    expectFault({ ...saved(turn, segment, { step: "ride", commander: 5, points: 3 }), ...gone }, "sequence[2]", lost);
    expectFault({ ...saved(turn, segment, { step: "commanders", side: 0, left: [5] }), ...gone }, "sequence[2]", lost);
  });

  test("SB62-5-a SB62-6.1-a with Player 1 once the turn has begun, and with the side whose part runs", () => {
    const { first: _first, ...nobody } = exact;
    const { active: _active, ...nobodys } = exact;
    const steps = { sequence: [turn, segment, divisions], ...commanders({ id: "mcdowell", zone: "109" }) };
    expectFault({ at: nobody, ...steps }, "at.first", /must tell who is Player 1/, "SB62-5-a");
    expectFault({ at: nobodys, ...steps }, "at.active", /must be union, whose part runs/, "SB62-6.1-a");
    expectFault(
      saved({ step: "turn", at: 9 }, { step: "counter-attack" }),
      "at.active",
      /no part of an action phase runs; leave it out/,
      "SB62-6.1-a",
    );
    expectSound({ at: nobodys, sequence: [{ step: "turn", at: 9 }, { step: "counter-attack" }] });
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
