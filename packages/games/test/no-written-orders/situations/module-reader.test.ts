import { Faulty, isObject } from "@stonebridge/kernel";
import { describe, expect, test } from "vitest";
import { readModule } from "../../../src/no-written-orders/modules/module-reader.ts";
import { MODULES } from "../../../src/no-written-orders/modules/modules.ts";
import { MODULE_IDS, type ModuleId } from "../../../src/no-written-orders/vocabulary.ts";

/** A module as a file has it. */
function file(id: ModuleId = "first-bull-run"): unknown {
  return JSON.parse(JSON.stringify(MODULES[id]));
}

type Change = readonly [path: string, value: unknown];

/** The module with other values at some paths, `units[0].morale`; undefined takes a field away. */
function changed(module: unknown, ...changes: readonly Change[]): unknown {
  for (const [path, value] of changes) {
    const keys = path.split(/[.[\]]+/).filter((key) => key !== "");
    let place: unknown = module;
    for (const key of keys.slice(0, -1)) place = at(place, key);
    const last = keys.at(-1) ?? "";
    if (Array.isArray(place)) place[Number(last)] = value;
    else if (isObject(place)) place[last] = value;
  }
  return module;
}
function at(place: unknown, key: string): unknown {
  if (Array.isArray(place)) return place[Number(key)];
  return isObject(place) ? place[key] : undefined;
}

/** The faults of a module by field, each with its problem and rule. */
function faultsOf(module: unknown): readonly string[] {
  try {
    readModule(module);
  } catch (error) {
    if (!(error instanceof Faulty)) throw error;
    return error.faults.map(({ field, problem, rule }) => `${field}: ${problem} ${rule ?? "-"}`);
  }
  return [];
}

/** Index of a unit or leader in its list. */
function indexOf(
  list: "units" | "leaders" | "formations" | "divisions" | "places",
  id: string,
  module: ModuleId = "first-bull-run",
) {
  return MODULES[module][list].findIndex((one) => one.id === id);
}

describe("reading a module", () => {
  test.each(MODULE_IDS)("NWO-RUL004: %s keeps its contract, and comes back as it went", (id) => {
    expect(readModule(file(id))).toEqual(MODULES[id]);
  });

  test("NWO-2.2-a NWO-2.2-b NWO-8.1-b NWO-7.6-a NWO-8.3-e NWO-12.14-c: what it leaves out is as usual", () => {
    const gun = indexOf("units", "u_ayres");
    const module = readModule(
      changed(
        file(),
        ["units[0].morale", undefined],
        ["units[0].armament", undefined],
        ["units[0].range", undefined],
        [`units[${gun}].morale`, undefined],
        [`units[${gun}].range`, undefined],
        ["scale.lineOfSight", undefined],
        ["scale.extendedSight", undefined],
      ),
    );
    expect(module.units[0]).toMatchObject({ morale: 4, armament: "rifle", range: 0 });
    expect(module.units[gun]).toMatchObject({ morale: 5, armament: null, range: 3 });
    expect(module.scale).toMatchObject({ lineOfSight: 5, extendedSight: { day: 8, rain: 4, night: 1 } });
  });

  test.each([null, 7, "module", []])("%j is no module", (data) => {
    expect(faultsOf(data)).toEqual(["(whole module): must be one JSON object -"]);
  });

  test("every fault is told at once", () => {
    const faults = faultsOf(changed(file(), ["units[0].morale", 9], ["units[1].men", "many"], ["name", ""]));
    expect(faults.map((fault) => fault.split(":")[0])).toEqual(["name", "units[0].morale", "units[1].men"]);
  });
});

/** Fields that are not sound by themselves. */
const UNSOUND: readonly (readonly [change: Change, fault: string])[] = [
  [["colour", "grey"], "colour: is not a field here"],
  [["units[2].colour", "grey"], "units[2].colour: is not a field here"],
  [["id", "antietam"], "id: must be one of first-bull-run, second-bull-run"],
  [["units", undefined], "units: must be a list"],
  [["units[0]", 5], "units[0]: must be an object"],
  [["units[0].morale", 6], "units[0].morale: must be a whole number from 1 to 5; this file has 6 NWO-2.2-h"],
  [["units[0].arm", "dragoons"], "units[0].arm: must be one of infantry, cavalry, foot, horse"],
  [
    ["units[0].strength", [6]],
    "units[0].strength: must be full, reduced and third strength, 0 where there is none NWO-6.1-a",
  ],
  [["units[0].option", "rain"], "units[0].option: must be one of"],
  [["leaders[0].rating", 5], "leaders[0].rating: must be a whole number from 0 to 4; this file has 5 NWO-12.11-a"],
  [["leaders[0].trait", "bold"], "leaders[0].trait: must be one of aggressive, panicky"],
  [["formations[0].level", 0], "formations[0].level: must be a whole number from 1"],
  [["armies.union.level", -1], "armies.union.level: must be a whole number from 1"],
  [["turns[0].date", "July"], "turns[0].date: must be month and day"],
  [["turns[0].hour", 24], "turns[0].hour: must be a whole number from 0 to 23"],
  [["places[0].at", "38.8, -77.5"], "places[0].at: must be an object"],
  [["places[0].kind", "moat"], "places[0].kind: must be one of"],
  [["entries[0].id", "north"], "entries[0].id: must be one of ePW"],
  [["scenarios[0].orders[0].legs[0].type", "charge"], "scenarios[0].orders[0].legs[0].type: must be one of attack"],
  [["scenarios[0].control", "nobody"], "scenarios[0].control: must be one of bull-run, occupied"],
  [["switches.off", ["rain"]], "switches.off[0]: must be one of"],
];

describe("fields of a module that are not sound", () => {
  test.each(UNSOUND)("%j", (change, fault) => {
    const faults = faultsOf(changed(file(), change));
    expect(
      faults.some((one) => one.startsWith(fault)),
      faults.join("\n"),
    ).toBe(true);
  });
});

const KEYES = indexOf("units", "u_keyes");
const SHERMAN = indexOf("units", "u_sherman");
const AYRES = indexOf("units", "u_ayres");
const TYLER = indexOf("leaders", "tyler");
const EVANS = indexOf("leaders", "evans");
const JUNCTION = indexOf("places", "manassas-junction");
const start = "scenarios[0]";

/** What contradicts itself or a rule: some changes, and the whole fault. */
const CONTRADICTIONS: readonly (readonly [fault: string, changes: readonly Change[]])[] = [
  ["units: u_keyes stands for more than one unit; each needs an id of its own -", [["units[1].id", "u_keyes"]]],
  [
    "formations: U1 stands for more than one holder of orders; each needs an id of its own -",
    [["divisions[0].id", "U1"]],
  ],
  ["turns[3].supply: must be true: supply is tested at nine NWO-17-c", [["turns[3].supply", false]]],
  ["turns[2].firstNight: must be true, by the turn before it NWO-16.1-c", [["turns[2].night", true]]],
  ["turns[2].lastNight: must be true, by the turn after it NWO-16.1-e", [["turns[2].night", true]]],
  [`units[${KEYES}].formation: there is no formation U9 NWO-2.1-a`, [[`units[${KEYES}].formation`, "U9"]]],
  [
    `units[${KEYES}].side: u_keyes is on another side than its formation U1 NWO-2.1-a`,
    [[`units[${KEYES}].side`, "confederate"]],
  ],
  [
    `units[${KEYES}].division: there is no division evans-brigade in U1 NWO-12.13-a`,
    [[`units[${KEYES}].division`, "evans-brigade"]],
  ],
  [
    `units[${KEYES}].strength: u_keyes is stronger on its back than on its front NWO-6.1-a`,
    [[`units[${KEYES}].strength`, [6, 7, 0]]],
  ],
  [
    `units[${KEYES}].strength: u_keyes must have a third state if, and only if, its front is 8 or more NWO-6.2-a`,
    [[`units[${KEYES}].strength`, [6, 3, 2]]],
  ],
  [
    `units[${SHERMAN}].strength: the third state of u_sherman must be half of its back, 2 NWO-6.2-b`,
    [[`units[${SHERMAN}].strength`, [8, 4, 3]]],
  ],
  [`units[${KEYES}].guns: only batteries have guns NWO-8.1-a`, [[`units[${KEYES}].guns`, 4]]],
  [`units[${AYRES}].guns: a battery must have guns NWO-8.1-a`, [[`units[${AYRES}].guns`, 0]]],
  [`units[${KEYES}].range: only batteries have a range NWO-8.1-b`, [[`units[${KEYES}].range`, 3]]],
  [`units[${AYRES}].range: a battery must have a range NWO-8.1-b`, [[`units[${AYRES}].range`, 0]]],
  [`units[${KEYES}].pursuit: only cavalry pursues NWO-7.8-b`, [[`units[${KEYES}].pursuit`, 4]]],
  [`units[${AYRES}].armament: a battery has no muskets NWO-7.6-a`, [[`units[${AYRES}].armament`, "rifle"]]],
  [`units[${KEYES}].armament: must be rifle or repeater NWO-7.6-a`, [[`units[${KEYES}].armament`, null]]],
  [
    "formations[0].commander: johnston is not an army commander of its side who commands U1 NWO-12-a",
    [["formations[0].commander", "johnston"]],
  ],
  [
    "formations[0].wing: jackson is not a wing commander of its side who commands U1 NWO-12.15-a",
    [["formations[0].wing", "jackson"]],
  ],
  ["formations[0].level: U1 needs the strength that demoralises it NWO-14.1-a", [["formations[0].level", null]]],
  ["divisions[0].formation: there is no formation U7 NWO-12.13-a", [["divisions[0].formation", "U7"]]],
  [
    "divisions[0].units: must be the units whose division is richardson-brigade: u_richardson, u_edwards NWO-12.13-a",
    [["divisions[0].units", ["u_richardson"]]],
  ],
  [
    `leaders[${TYLER}].commands: tyler must command a formation or division NWO-12-a`,
    [[`leaders[${TYLER}].commands`, []]],
  ],
  [
    `leaders[${TYLER}].commands: tyler can lead only one formation NWO-12-a`,
    [[`leaders[${TYLER}].commands`, ["U1", "U2"]]],
  ],
  [`leaders[${TYLER}].commands: C1 is not a formation of his side NWO-12-a`, [[`leaders[${TYLER}].commands`, ["C1"]]]],
  [`leaders[${EVANS}].commands: C1 is not a division of his side NWO-12-a`, [[`leaders[${EVANS}].commands`, ["C1"]]]],
  ["specialRules[0].rule: there is no rule NWO-CS0 -", [["specialRules[0].rule", "NWO-CS0"]]],
  ["specialRules[0].changes: there is no clause NWO-RUL001 -", [["specialRules[0].changes", "NWO-RUL001"]]],
  [
    "specialRules[6].rule: NWO-CS7 needs the place manassas-junction -",
    [
      [`places[${JUNCTION}].id`, "junction"],
      ["victory.places[0].place", "junction"],
      ["scenarios[0].arrivals[1].orders[1].legs[0].target", "junction"],
    ],
  ],
  ["victory.places[0]: there is no place richmond NWO-18-a", [["victory.places[0].place", "richmond"]]],
  ["victory.places[1]: there is no place richmond NWO-18-a", [["victory.places[1].also", ["richmond"]]]],
  [
    "supply[0]: turns 9 to 8 are not on the turn track NWO-17-a",
    [
      ["supply[0].fromTurn", 9],
      ["supply[0].toTurn", 8],
    ],
  ],
  ["supply: the union side has no source of supply NWO-17-a", [["supply[0].side", "confederate"]]],
  ["scenarios: must have at least one start -", [["scenarios", []]]],
  [`${start}.lastTurn: turns 1 to 15 are not on the turn track NWO-4-a`, [[`${start}.lastTurn`, 15]]],
  [`${start}.units: the unit u_keyes is neither placed nor arrives -`, [[`${start}.units[0].ids`, []]]],
  [`${start}.units: there is no unit u_nobody in this start -`, [[`${start}.units[0].ids`, ["u_keyes", "u_nobody"]]]],
  [
    `${start}.units: the unit u_haines is placed or arrives 2 times -`,
    [[`${start}.units[0].ids`, ["u_keyes", "u_haines"]]],
  ],
  [`${start}.reduced: u_haines has no back side NWO-6.1-b`, [[`${start}.reduced`, ["u_haines"]]]],
  [
    `${start}.detachments.richardson-brigade: u_keyes is not in this division NWO-12.13-a`,
    [[`${start}.detachments`, { "richardson-brigade": ["u_keyes"] }]],
  ],
  [`${start}.leaders: the leader tyler is neither placed nor arrives -`, [[`${start}.leaders[2].option`, "abatis"]]],
  [
    `${start}.leaders[6].with: u_montgomery is not on the map NWO-4.3-b`,
    [[`${start}.leaders[6].with`, "u_montgomery"]],
  ],
  [`${start}.leaders: U1 has 0 leaders instead of 1 NWO-2.1-a`, [[`leaders[${TYLER}].scenarios`, ["two-days"]]]],
  [
    `${start}.leaders: evans-brigade has 2 leaders NWO-12.13-b`,
    [[`leaders[${indexOf("leaders", "kershaw")}].commands`, ["evans-brigade"]]],
  ],
  [
    `${start}.headquarters.mcdowell: the headquarters of mcdowell are neither placed nor arrive NWO-3.3-a`,
    [[`${start}.headquarters`, {}]],
  ],
  [
    `${start}.headquarters.tyler: tyler is not an army commander NWO-3.3-a`,
    [[`${start}.headquarters.tyler`, { leader: "tyler", with: "u_keyes" }]],
  ],
  [`${start}.arrivals[0].turn: must be a turn from 1 to 14 NWO-9-a`, [[`${start}.arrivals[0].turn`, 15]]],
  [`${start}.arrivals[0].entries: must name at least one entry NWO-9-a`, [[`${start}.arrivals[0].entries`, []]]],
  [`${start}.arrivals[0].entries: the module has no entry ePW NWO-9-a`, [[`${start}.arrivals[0].entries`, ["ePW"]]]],
  [`${start}.arrivals[0].units: c_fisher does not belong to C6 NWO-9-a`, [[`${start}.arrivals[0].formation`, "C6"]]],
  [
    `${start}.orders[0].to: mcdowell is not a formation, division or wing commander NWO-12.3-a`,
    [[`${start}.orders[0].to`, "mcdowell"]],
  ],
  [`${start}.orders[1].to: U1 has an order already NWO-12.3-a`, [[`${start}.orders[1].to`, "U1"]]],
  [
    `${start}.orders[0].legs: U1 must get an order; without one he is on Reserve NWO-12.3-a`,
    [[`${start}.orders[0].legs`, []]],
  ],
  [
    `${start}.orders[0].legs[0].type: Reserve cannot be ordered; leave the order out NWO-RUL193`,
    [[`${start}.orders[0].legs[0].type`, "reserve"]],
  ],
  [
    `${start}.orders[1].legs[2].type: General Retreat is never part of a sequence NWO-12.5-a`,
    [[`${start}.orders[1].legs[2].type`, "general-retreat"]],
  ],
  [
    `${start}.orders[1].legs[0].type: only March and Attack may be followed by another order NWO-12.5-a`,
    [[`${start}.orders[1].legs[0].type`, "probe"]],
  ],
  [
    `${start}.orders[0].legs[0].target: must be a place of the module; this one has "richmond" NWO-12.3-b`,
    [[`${start}.orders[0].legs[0].target`, "richmond"]],
  ],
  [
    `${start}.orders[0].legs[0].target: must be a place of the module; this one has null NWO-12.3-b`,
    [[`${start}.orders[0].legs[0].target`, null]],
  ],
  [
    `${start}.orders[0].legs[0].waypoints: only a March has waypoints NWO-12.3.MA-c`,
    [[`${start}.orders[0].legs[0].waypoints`, [{ latitude: 38_800_000, longitude: -77_500_000 }]]],
  ],
  [`${start}.orders[0].orElse: there is no place richmond NWO-12.3-b`, [[`${start}.orders[0].orElse`, "richmond"]]],
  [
    `${start}.arrivals[0].orders[0].to: nobody is not a formation, division or wing commander NWO-12.3-a`,
    [[`${start}.arrivals[0].orders[0].to`, "nobody"]],
  ],
];

describe("modules that contradict themselves or a rule", () => {
  test.each(CONTRADICTIONS)("%s", (fault, changes) => {
    expect(faultsOf(changed(file(), ...changes))).toContain(fault);
  });

  test("NWO-2.1-a: a formation needs units, a division too", () => {
    const units = MODULES["first-bull-run"].units.filter(({ formation }) => formation !== "U5");
    expect(faultsOf(changed(file(), ["units", units]))).toContain("formations[4]: U5 has no units NWO-2.1-a");
    const nobody = { id: "nobody", name: "Nobody", formation: "U1", units: [] };
    expect(faultsOf(changed(file(), ["divisions[8]", nobody]))).toContain("divisions: nobody has no units NWO-12.13-a");
  });
});
