import { describe, expect, test } from "vitest";
import { type Placement, type Situation, bullRun1861 } from "../../../src/bull-run-1861/index.ts";
import { faultTests, placed } from "../../support/faults.ts";
import { FIELD, testField } from "../support/field.ts";
import { Table, half, situationOf } from "../support/table.ts";

const KEYES: Placement = { unit: "keyes", zone: "b2" };
const BEE: Placement = { unit: "bee", zone: "f4" };
const SOUND: Situation = situationOf({ at: { stage: "turn", turn: 3 }, placements: [KEYES, BEE] });

const { faultsOf, expectFault } = faultTests(bullRun1861, SOUND);

describe("a sound situation", () => {
  test("opens", () => {
    expect(faultsOf(SOUND)).toEqual([]);
  });

  test("tells of all its faults at once", () => {
    const faults = faultsOf({
      ...SOUND,
      ...placed({ unit: "grant", zone: "b2" }, { unit: "bee", zone: "richmond" }),
      lastTurn: 9,
    });
    expect(faults.map(([field]) => field)).toEqual(["placements[0].unit", "placements[1].zone", "lastTurn"]);
  });

  test("is left as it was", () => {
    const before = JSON.stringify(SOUND);
    new Table({ at: half("north"), placements: [KEYES, BEE] }).activate("keyes").end("keyes").idle();
    bullRun1861.open(SOUND);
    expect(JSON.stringify(SOUND)).toBe(before);
  });
});

describe("what is no situation", () => {
  test("anything but an object, another format, version or game", () => {
    for (const data of [undefined, null, 7, "situation", [], true]) expect(faultsOf(data)[0]?.[0]).toBe("(whole file)");
    expectFault({ format: "stonebridge-record" }, "format", /must be "stonebridge-situation"/);
    expectFault({ version: 2 }, "version", /must be 1/);
    expectFault({ game: "second-bull-run-1862" }, "game", /must be "bull-run-1861"/);
  });

  test("unknown fields, options and values", () => {
    expectFault({ weather: "hot" }, "weather", /not a field of a situation/);
    expectFault({ options: { weather: "hot" } }, "options.weather", /is not an option; the options are/);
    expectFault({ options: { confusion: "yes" } }, "options.confusion", /must be one of off, on/);
    expectFault({ options: ["confusion"] }, "options", /must be an object/);
  });
});

describe("units and their values", () => {
  test("BR61-1-c BR61-2-a unknown units, twice placed ones, and no list of placements", () => {
    expectFault(placed({ unit: "grant", zone: "b2" }), "placements[0].unit", /there is no unit "grant"/);
    expectFault(placed(KEYES, { ...KEYES, zone: "b3" }), "placements[1].unit", /keyes is placed twice/, "BR61-1-c");
    expectFault({ placements: {} }, "placements", /must be a list/);
    expectFault(placed("keyes"), "placements[0]", /must be an object/);
    expectFault(placed({ ...KEYES, horse: true }), "placements[0].horse", /not a field of a placement/);
    expectFault({ eliminated: ["keyes"] }, "eliminated[0]", /on the map as well/);
    expectFault({ eliminated: ["grant"] }, "eliminated[0]", /there is no unit/);
  });

  test("BR61-R86 BR61-2-c owners' values keep to what a counter can show", () => {
    expectFault({ units: { keyes: { combat: 7 } } }, "units.keyes.combat", /from 1 to 6/, "BR61-R86");
    expectFault({ units: { keyes: { combat: 0 } } }, "units.keyes.combat", /from 1 to 6/, "BR61-R86");
    expectFault({ units: { keyes: { artillery: 2.5 } } }, "units.keyes.artillery", /whole number/, "BR61-R86");
    expectFault({ units: { keyes: { star: "yes" } } }, "units.keyes.star", /true or false/);
    expectFault({ units: { keyes: { basis: "hearsay" } } }, "units.keyes.basis", /must be one of/);
    expectFault({ units: { keyes: { morale: 3 } } }, "units.keyes.morale", /not a value of a unit/);
    expectFault({ units: { keyes: 4 } }, "units.keyes", /must be an object/);
    expectFault({ units: { grant: {} } }, "units.grant", /is not a unit/);
    expectFault({ units: [] }, "units", /must be an object/);
  });

  test("BR61-2-e BR61-2-f BR61-2-d values that an owner enters replace ours, and say that they are printed", () => {
    const g = new Table({
      at: half("north"),
      units: { keyes: { combat: 6, artillery: 1, star: true } },
      placements: [KEYES, BEE],
    });
    expect(g.unit("keyes")).toMatchObject({
      star: true,
      combat: { printed: 6, current: 6, basis: "rulebook" },
      artillery: { printed: 1 },
    });
    expect(g.unit("bee").combat.basis).toBe("estimate");
  });

  test("BR61-10.3-c BR61-11.4-w no third Fatigue, no brigade without strength", () => {
    expectFault(placed({ ...KEYES, fatigue: 3 }), "placements[0].fatigue", /from 0 to 2/, "BR61-10.3-c");
    expectFault(placed({ ...KEYES, losses: 4 }), "placements[0].losses", /from 0 to 3/, "BR61-11.4-w");
    expectFault(placed({ ...KEYES, operational: "yes" }), "placements[0].operational", /true or false/);
    expectFault(placed({ ...KEYES, attacks: 1 }), "placements[0].attacks", /true or false/);
  });
});

describe("zones, stacks and facings", () => {
  test("BR61-3-a unknown zones", () => {
    expectFault(
      placed({ unit: "keyes", zone: "richmond" }),
      "placements[0].zone",
      /there is no zone "richmond" on map test-field/,
    );
    expectFault(placed({ ...KEYES, facing: "richmond" }), "placements[0].facing", /there is no zone/);
    expectFault({ attacked: ["richmond"] }, "attacked[0]", /there is no zone/);
    expectFault({ headquarters: [{ id: "mcdowell", zone: "richmond" }] }, "headquarters[0].zone", /there is no zone/);
  });

  test("BR61-10.2-d a brigade faces a bordering zone", () => {
    expectFault(
      placed({ ...KEYES, facing: "d4" }),
      "placements[0].facing",
      /d4 does not border b2; it could face a3, b3/,
      "BR61-10.2-d",
    );
  });

  test("BR61-10.5-g both lines face alike, BR61-10.5-c and one of them is in front", () => {
    const second = { unit: "howard", zone: "b2", facing: "b1" };
    expectFault(
      placed({ ...KEYES, facing: "b3" }, second),
      "placements[1].facing",
      /both lines face the same way/,
      "BR61-10.5-g",
    );
    const front = { unit: "howard", zone: "b2", line: "front" };
    expectFault(
      placed({ ...KEYES, line: "front" }, front),
      "placements[1].line",
      /has a front line already/,
      "BR61-10.5-c",
    );
    expectFault(placed({ ...KEYES, line: "third" }), "placements[0].line", /must be one of front, second/);
  });

  test("BR61-10.5-a no more than two brigades in a zone", () => {
    const three = [KEYES, { unit: "howard", zone: "b2" }, { unit: "willcox", zone: "b2" }, BEE];
    expectFault(placed(...three), "placements", /3 brigades are in b2; at most 2/, "BR61-10.5-a");
    const four = [...three, { unit: "porter", zone: "b2" }];
    expectFault(placed(...four), "placements", /4 brigades are in b2/, "BR61-10.5-a");
    const line = { unit: "cocke", zone: "f3", extended: { zone: "f4" } };
    expectFault(placed(BEE, { unit: "early", zone: "f4" }, line), "placements", /3 brigades are in f4/, "BR61-10.5-a");
    // the reserves at Centreville may
    const reserves = ["militia", "volunteers", "mccunn"].map((unit) => ({ unit, zone: "centreville" }));
    expect(faultsOf({ ...SOUND, ...placed(...reserves, BEE) })).toEqual([]);
  });

  test("BR61-10.5-h one side a zone", () => {
    expectFault(
      placed(KEYES, { unit: "bee", zone: "b2" }),
      "placements[1].zone",
      /b2 holds keyes of the other side/,
      "BR61-10.5-h",
    );
  });

  test("BR61-R65 BR61-10.6-e an extended line touches over land", () => {
    const extended = (zone: string): Record<string, unknown> =>
      placed({ unit: "cocke", zone: "d4", extended: { zone } });
    expectFault(extended("c4"), "placements[0].extended.zone", /must share a land border with d4/, "BR61-R65");
    expectFault(extended("f4"), "placements[0].extended.zone", /must share a land border/, "BR61-R65");
    expectFault(placed({ unit: "cocke", zone: "d4", extended: true }), "placements[0].extended", /must be an object/);
  });

  test("BR61-6-o BR61-6-p BR61-R70 who bears an Operational-movement marker is fresh, whole and out of contact", () => {
    const marked = { ...KEYES, operational: true };
    expectFault(placed({ ...marked, fatigue: 1 }), "placements", /keyes is fatigued and cannot be marked/, "BR61-6-p");
    expectFault(
      placed(marked, { unit: "bee", zone: "b3" }),
      "placements",
      /keyes is in contact and cannot be marked/,
      "BR61-6-o",
    );
    expectFault(placed({ ...marked, extended: { zone: "b3" } }), "placements", /keyes is in extended line/, "BR61-R70");
  });

  test("BR61-11.1-a BR61-R47 Attack markers lie on front lines of the side whose half runs", () => {
    expectFault(
      placed({ ...KEYES, attacks: true }),
      "placements",
      /keyes has an Attack marker outside a half/,
      "BR61-11.1-a",
    );
    const at = half("south");
    const wrong = { at, ...placed({ ...KEYES, attacks: true }, BEE) };
    expectFault(wrong, "placements", /keyes has an Attack marker outside a half/, "BR61-11.1-a");
    const second = { at, ...placed(BEE, { unit: "early", zone: "f4", attacks: true }) };
    expectFault(second, "placements", /early has an Attack marker but is not the front line/, "BR61-R47");
  });
});

describe("the Legion and the HQs", () => {
  test("BR61-10.5-i only the Legion rides, with a Southern brigade on the map, where that is", () => {
    expectFault(
      placed(BEE, { unit: "early", zone: "f4", with: "bee" }),
      "placements[1].with",
      /only the Legion/,
      "BR61-10.5-i",
    );
    const legion = (host: string, zone = "f4"): Record<string, unknown> =>
      placed(KEYES, BEE, { unit: "hampton", zone, with: host });
    expectFault(legion("keyes"), "placements[2].with", /keyes is not a Southern brigade on the map/, "BR61-10.5-i");
    expectFault(legion("early"), "placements[2].with", /early is not a Southern brigade on the map/, "BR61-10.5-i");
    expectFault(legion("hampton"), "placements[2].with", /hampton is not a Southern brigade/, "BR61-10.5-i");
    expectFault(legion("grant"), "placements[2].with", /there is no unit/);
    expectFault(legion("bee", "f3"), "placements[2].zone", /with its brigade, in f4/, "BR61-10.5-i");
    expect(faultsOf({ ...SOUND, ...legion("bee") })).toEqual([]);
  });

  test("BR61-R77 BR61-R81 BR61-2-n HQs stand apart, once each, and not in a zone that the enemy holds", () => {
    const headquarters = (...list: unknown[]): Record<string, unknown> => ({ headquarters: list });
    const both = headquarters({ id: "beauregard", zone: "f4" }, { id: "johnston", zone: "f4" });
    expectFault(both, "headquarters", /may share no zone but Manassas Junction/, "BR61-R77");
    expectFault(headquarters({ id: "mcdowell", zone: "f4" }), "headquarters", /mcdowell is in f4/, "BR61-R81");
    const twice = headquarters({ id: "mcdowell", zone: "a5" }, { id: "mcdowell", zone: "a6" });
    expectFault(twice, "headquarters[1].id", /mcdowell is placed twice/, "BR61-2-n");
    expectFault(headquarters({ id: "lee", zone: "a5" }), "headquarters[0].id", /must be one of mcdowell/);
    expectFault(headquarters("mcdowell"), "headquarters[0]", /must be an object/);
    expectFault(
      headquarters({ id: "mcdowell", zone: "a5", activated: 1 }),
      "headquarters[0].activated",
      /true or false/,
    );
  });
});

describe("the state of the game", () => {
  test("BR61-R84 control of zones that score, by a side", () => {
    expectFault({ control: { b2: "north" } }, "control.b2", /scores nothing/, "BR61-R84");
    expectFault({ control: { e2: "east" } }, "control.e2", /must be one of north, south/);
    expectFault({ control: { richmond: "south" } }, "control.richmond", /there is no zone/);
    expectFault({ control: "north" }, "control", /must be an object/);
  });

  test("BR61-6-f BR61-6-g BR61-6-h Major Offensives: none in turn 1, one a turn, none to come", () => {
    expectFault({ offensive: { north: 1 } }, "offensive.north", /from 2 to 8/, "BR61-6-h");
    expectFault({ offensive: { north: 2, south: 2 } }, "offensive", /both sides cannot launch/, "BR61-6-g");
    expectFault({ offensive: { south: 5 } }, "offensive.south", /turn 5 has not come yet/, "BR61-6-f");
    expectFault({ offensive: { south: 3 } }, "offensive.south", /turn 3 has not come yet/, "BR61-6-f");
  });

  test("BR61-13-k BR61-13-l BR61-13-m turn 8 and a latched defeat need their options", () => {
    expectFault({ at: { stage: "turn", turn: 8 } }, "at.turn", /only with the option extraTurn/, "BR61-13-k");
    expectFault({ lastTurn: 8 }, "lastTurn", /is 8 once the extra turn runs/, "BR61-13-l");
    expectFault({ latched: "north" }, "latched", /only used with the option automaticDefeat/, "BR61-13-m");
    expectFault({ lastTurn: 6 }, "lastTurn", /from 7 to 8/, "BR61-13-k");
    const eighth = { at: { stage: "turn", turn: 8 }, options: { extraTurn: "on" } };
    expect(faultsOf({ ...SOUND, ...eighth })).toEqual([]);
  });

  test("BR61-1-h dice are faces from 1 to 6", () => {
    expectFault({ dice: [3, 7] }, "dice[1]", /from 1 to 6/, "BR61-1-h");
    expectFault({ dice: "3" }, "dice", /must be a list/);
    expectFault({ farmFordKnown: "yes" }, "farmFordKnown", /true or false/);
    expectFault({ sudleyCrossed: ["grant"] }, "sudleyCrossed[0]", /there is no unit/);
  });
});

describe("where it begins", () => {
  const at = (beginning: unknown): Record<string, unknown> => ({ at: beginning });

  test("BR61-1-f BR61-5-b BR61-R30 stages, turns, phases and sides that exist", () => {
    expectFault(at(undefined), "at", /must say where the game begins/);
    expectFault(at({ stage: "breakfast" }), "at.stage", /must be one of set-up/);
    expectFault(at({ stage: "turn", turn: 9 }), "at.turn", /from 1 to 8/, "BR61-1-f");
    expectFault(at({ stage: "turn" }), "at.turn", /from 1 to 8/, "BR61-1-f");
    expectFault(
      at({ stage: "movement", turn: 2, phase: 6, first: "north", side: "north" }),
      "at.phase",
      /1 to 5/,
      "BR61-5-b",
    );
    expectFault(
      at({ stage: "movement", turn: 2, phase: 1, first: "east", side: "north" }),
      "at.first",
      /must be one of/,
    );
    expectFault(at({ stage: "movement", turn: 2, phase: 1, first: "north" }), "at.side", /must be one of/);
    expectFault(at({ ...half("north"), activations: 5 }), "at.activations", /from 1 to 4/, "BR61-R30");
    expectFault(at({ stage: "administrative", turn: 2 }), "at.first", /must be one of/);
  });

  test("BR61-12.1-a BR61-12.2-c a map on which nobody can be set up", () => {
    const historical = { at: { stage: "set-up" }, placements: undefined };
    expectFault(historical, "map", /has no zone with the start code of porter \(A\)/, "BR61-12.1-a");
  });

  test("the steps of a saved position: known ones, whole, of this map, at rest", () => {
    const exact = { stage: "exact", turn: 3, phase: 1, first: "north", active: "north" };
    const saved = (...sequence: unknown[]): Record<string, unknown> => ({ at: exact, sequence });
    const turn = { step: "turn", at: 5 };
    const north = { step: "half", side: 0, at: 1 };
    const activation = { step: "activation", side: 0, left: 1, of: 1 };
    expect(faultsOf({ ...SOUND, ...saved(turn, north, activation) })).toEqual([]);
    expectFault(saved(), "sequence", /must be a list of running steps/);
    expectFault({ at: exact }, "sequence", /must be a list/);
    expectFault(saved(turn, { step: "siesta" }), "sequence[1]", /must name a step: historical, placement/);
    expectFault(saved(turn, "half"), "sequence[1]", /must name a step/);
    expectFault(saved(turn, { step: "half", side: 0 }), "sequence[1].at", /must be a whole number/);
    expectFault(saved(turn, { ...north, mood: 1 }), "sequence[1].mood", /is not a field of half/);
    expectFault(saved(turn, { ...north, side: 2 }), "sequence[1].side", /from 0 to 1/);
    expectFault(saved(turn, north, { ...activation, left: "all" }), "sequence[2].left", /whole number/);
    expectFault(saved(turn, { step: "facing", piece: 99, fresh: 0 }), "sequence[1].piece", /from 0 to 59/);
    expectFault(saved(turn, { step: "turning", piece: 0, zone: 49 }), "sequence[1].zone", /from 0 to 48/);
    expectFault(saved(turn, { step: "hit", side: 0, units: 3, against: [] }), "sequence[1].units", /must be a list/);
    expectFault(
      saved(turn, { step: "hit", side: 0, units: [40], against: [] }),
      "sequence[1].units[0]",
      /from 0 to 29/,
    );
    expectFault(saved(activation), "sequence[0]", /the turn or the end of the game comes first/);
    expectFault(saved(turn, turn), "sequence[1]", /the turn or the end of the game comes first/);
    // what would roll at once is no rest
    expectFault(saved(turn, { step: "half", side: 0, at: 0 }), "sequence", /cannot be played: A die \(activation\)/);
    expectFault(saved({ step: "turn", at: 99 }), "sequence[0].at", /from 0 to 10/);
    expectFault(saved(turn, { ...north, at: 4 }), "sequence[1].at", /from 0 to 3/);
  });

  test("who is between two zones is on a march, and who marches is on the map", () => {
    const exact = { stage: "exact", turn: 3, phase: 1, first: "north", active: "north" };
    const sequence = [
      { step: "turn", at: 5 },
      { step: "half", side: 0, at: 1 },
      { step: "activation", side: 0, left: 1, of: 1 },
    ];
    const lost = { at: exact, sequence, ...placed({ ...KEYES, marching: true }, BEE) };
    expectFault(lost, "placements", /keyes is marching, but no step of the sequence moves it/);
    const g = new Table({ at: half("north"), placements: [KEYES, BEE] }).activate("keyes");
    const told = g.game.describe(g.position) as Situation;
    expect(faultsOf(told)).toEqual([]);
    const gone = { ...told, placements: told.placements?.filter(({ unit }) => unit !== "keyes") };
    expect(faultsOf(gone)).toEqual([
      [expect.stringMatching(/^sequence/), expect.stringMatching(/not on the map/), undefined],
    ]);
  });
});

describe("the map", () => {
  test("BR61-3-a a map by a name that does not exist, or one that contradicts itself", () => {
    expectFault({ map: "gettysburg" }, "map", /there is no map "gettysburg"/);
    expectFault({ map: { id: "nothing" } }, "map", /./);
    const twice = { ...FIELD, zones: [...FIELD.zones, FIELD.zones[0]] };
    expectFault({ map: twice }, "map", /two zones share an id/);
    const torn = { ...FIELD, borders: FIELD.borders.slice(1) };
    expectFault({ map: torn }, "map", /no border with/);
    const strange = {
      ...FIELD,
      borders: FIELD.borders.map((border, at) => (at === 0 ? { ...border, kind: "sea" } : border)),
    };
    expectFault({ map: strange }, "map", /no such kind sea/);
  });

  test("BR61-10.3-i BR61-13-d it needs both bases and the two fords that have rules of their own", () => {
    const without = (name: string): unknown => ({
      ...FIELD,
      borders: FIELD.borders.map((border) => (border.name === name ? { ...border, name: "Nameless Ford" } : border)),
    });
    expectFault({ map: without("Farm Ford") }, "map", /has no crossing named Farm Ford/);
    expectFault({ map: without("Sudley Ford") }, "map", /has no crossing named Sudley Ford/);
    const renamed = JSON.parse(JSON.stringify(testField()).replaceAll('"centreville"', '"a4"')) as unknown;
    expectFault({ map: renamed }, "map", /has no zone "centreville"/);
  });
});
