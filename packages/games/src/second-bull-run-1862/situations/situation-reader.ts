import { BASES, readZoneMap } from "@stonebridge/board";
import {
  checkFaces,
  type Faults,
  madeFrom,
  openSituation,
  readOptions,
  readValues,
  UNUSABLE,
  type ValueKind,
} from "@stonebridge/kernel";
import { createField, type Field } from "../field.ts";
import { BUILT_MAP, builtMap } from "../map.ts";
import { readPosition } from "./position-reader.ts";
import type { Position } from "../position.ts";
import type { ScenarioData } from "../scenarios/scenario-data.ts";
import { SCENARIO_DATA } from "../scenarios/scenarios.ts";
import type { CommanderValues, Situation, UnitValues } from "./situation.ts";
import { type CommanderData, COMMANDERS, type UnitData, UNITS } from "../units.ts";
import { OPTION_VALUES, SCENARIO_IDS } from "../vocabulary.ts";

const FIELDS = new Set([
  "scenario",
  "map",
  "units",
  "commanderValues",
  "at",
  "placements",
  "absent",
  "commanders",
  "withdrawnCommanders",
  "control",
  "attacked",
  "tactics",
  "counterAttack",
  "jones",
  "sequence",
]);

/**
 * Reads a situation from any source and reports everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): { readonly field: Field; readonly first: Position } {
  const game = { id: "second-bull-run-1862", name: "Second Bull Run 1862" };
  const { situation: read, faults } = openSituation(data, game, FIELDS);
  const scenario = SCENARIO_DATA[faults.word("scenario", read["scenario"], SCENARIO_IDS)];
  const options = readOptions(OPTION_VALUES, read["options"], faults);
  const units = readUnits(read["units"], scenario, faults);
  const commanders = readCommanders(read["commanderValues"], faults);
  const graph = readZoneMap(read["map"], BUILT_MAP.id, builtMap, faults);
  faults.check(UNUSABLE);
  const situation = read as unknown as Situation;
  const field = madeFrom("map", () => createField(situation, scenario, graph, units, commanders, options));
  const first = readPosition(field, read, faults);
  checkFaces(read["dice"], faults, "SB62-0-b");
  faults.check(UNUSABLE);
  return { field, first };
}

/** More than any counter shows. */
const MOST_POTENTIAL = 12;

/** What a counter of that kind can show (SB62-2.1-d, SB62-2.1-e, SB62-2.1-h); the potential of artillery is theoretical (SB62-10.4-y). */
function unitValues({ kind }: UnitData): Readonly<Record<string, ValueKind>> {
  return {
    ...(kind === "artillery" ? {} : { combat: [1, MOST_POTENTIAL] }),
    ...(kind === "cavalry" ? { dismounted: [0, MOST_POTENTIAL] } : {}),
    artillery: [0, MOST_POTENTIAL],
    star: "flag",
    sharpshooters: "flag",
    basis: { words: BASES },
  };
}

function readUnits(data: unknown, scenario: ScenarioData, faults: Faults): UnitData[] {
  const reading = {
    field: "units",
    kind: "unit",
    example: '{ "combat": 6, "star": true }',
    values: unitValues,
    rule: "SB62-2.1-d",
  };
  const before = faults.list.length;
  const given = readValues(UNITS, data, reading, faults);
  if (faults.list.length > before) return [...UNITS];
  const units = UNITS.map((unit) => (given.has(unit) ? withValues(unit, given.get(unit) as UnitValues) : unit));
  for (const { id, combat } of units) {
    const losses = scenario.losses[id] ?? 0;
    if (losses >= combat)
      faults.add(`units.${id}.combat`, `must be above ${losses}, the losses with which it begins`, "SB62-10.4-w");
  }
  return units;
}

/** Values that an owner enters come from the printed counters, unless he says otherwise. */
function withValues(unit: UnitData, { basis = "rulebook", ...values }: UnitValues): UnitData {
  const bases = Object.fromEntries(Object.keys(values).map((key) => [key, basis]));
  return { ...unit, ...values, basis: { ...unit.basis, ...bases } };
}

/** What the two sides of his counter show (SB62-2.2-c, SB62-2.2-d, SB62-11.1.2-a). */
function commanderValues({ rank }: CommanderData): Readonly<Record<string, ValueKind>> {
  const basis: ValueKind = { words: BASES };
  return rank === "army" ? { movement: [0, 6], basis } : { available: [-1, 1], activated: [-2, 1], basis };
}

function readCommanders(data: unknown, faults: Faults): CommanderData[] {
  const reading = {
    field: "commanderValues",
    kind: "commander",
    example: '{ "available": 1, "activated": 0 }',
    values: commanderValues,
    rule: "SB62-2.2-d",
  };
  const given = readValues(COMMANDERS, data, reading, faults);
  return COMMANDERS.map((commander) => {
    const values = given.get(commander) as CommanderValues | undefined;
    if (values === undefined) return commander;
    const entered: CommanderData = { ...commander, basis: "rulebook", ...values };
    if (entered.rank === "corps" && entered.activated >= entered.available)
      faults.add(
        `commanderValues.${entered.id}.activated`,
        `must be lower than ${entered.available}, the value of his available side`,
        "SB62-6.1-e",
      );
    return entered;
  });
}
