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
import { builtMap } from "../built-map.ts";
import { createField, type Field } from "../field.ts";
import { readPosition } from "./position-reader.ts";
import type { Position } from "../position/position.ts";
import type { Situation, UnitValues } from "./situation.ts";
import { MOST_COMBAT, type UnitData, UNITS } from "../units.ts";
import { OPTION_VALUES } from "../vocabulary.ts";

const FIELDS = new Set([
  "map",
  "units",
  "at",
  "placements",
  "eliminated",
  "headquarters",
  "control",
  "offensive",
  "farmFordKnown",
  "sudleyCrossed",
  "attacked",
  "latched",
  "lastTurn",
  "sequence",
]);

/**
 * Reads a situation from any source and reports everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): { readonly field: Field; readonly first: Position } {
  const { situation: read, faults } = openSituation(data, { id: "bull-run-1861", name: "Bull Run 1861" }, FIELDS);
  const options = readOptions(OPTION_VALUES, read["options"], faults);
  const units = readUnits(read["units"], faults);
  const graph = readZoneMap(read["map"], builtMap().data.id, builtMap, faults);
  faults.check(UNUSABLE);
  const situation = read as unknown as Situation;
  const field = madeFrom("map", () => createField(situation, graph, units, options));
  const first = readPosition(field, read, faults);
  checkFaces(read["dice"], faults, "BR61-1-h");
  faults.check(UNUSABLE);
  return { field, first };
}

const VALUES: Readonly<Record<string, ValueKind>> = {
  combat: [1, MOST_COMBAT],
  artillery: [0, 6],
  cavalry: [0, 6],
  star: "flag",
  basis: { words: BASES },
};

function readUnits(data: unknown, faults: Faults): UnitData[] {
  const reading = {
    field: "units",
    kind: "unit",
    example: '{ "combat": 5, "artillery": 3 }',
    values: () => VALUES,
    rule: "BR61-R86",
  };
  const given = readValues(UNITS, data, reading, faults);
  // values that an owner enters come from the printed counters, unless he says otherwise
  return UNITS.map((unit) =>
    given.has(unit) ? { ...unit, basis: "rulebook", ...(given.get(unit) as UnitValues) } : unit,
  );
}
