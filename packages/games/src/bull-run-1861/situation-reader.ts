import { BASES, ZoneGraph, type ZoneGraphData } from "@stonebridge/board";
import { Faults, Faulty, isObject, readOptions } from "@stonebridge/kernel";
import builtGraph from "@stonebridge/atlas/maps/bull-run-1861/graph.json" with { type: "json" };
import { type Field, createField } from "./field.ts";
import { readPosition } from "./position-reader.ts";
import type { Position } from "./position.ts";
import type { Situation, UnitValues } from "./situation.ts";
import { UNITS, type UnitData } from "./units.ts";
import { OPTION_VALUES, type Options } from "./vocabulary.ts";

const BUILT = builtGraph as unknown as ZoneGraphData;
const graphs = new Map<string, ZoneGraph>();

/** The map that the atlas built for this game: Centreville to Manassas Junction (BR61-1-b), cut into zones (BR61-3-a, R01). */
export function builtMap(): ZoneGraph {
  const known = graphs.get(BUILT.id);
  if (known !== undefined) return known;
  const graph = new ZoneGraph(BUILT);
  graphs.set(BUILT.id, graph);
  return graph;
}

const FIELDS = new Set([
  "$schema",
  "format",
  "version",
  "game",
  "name",
  "map",
  "options",
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
  "dice",
]);

/**
 * Reads a situation that may come from anywhere and says everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): {
  readonly situation: Situation;
  readonly field: Field;
  readonly first: Position;
} {
  const faults = new Faults();
  if (!isObject(data))
    throw new Faulty("This is not a situation", [{ field: "(whole file)", problem: "must be one JSON object" }]);
  if (data["format"] !== "stonebridge-situation")
    faults.add("format", `must be "stonebridge-situation"; this file has ${JSON.stringify(data["format"])}`);
  if (data["version"] !== 1) faults.add("version", `must be 1; this file has ${JSON.stringify(data["version"])}`);
  if (data["game"] !== "bull-run-1861")
    faults.add("game", `must be "bull-run-1861"; this file has ${JSON.stringify(data["game"])}`);
  faults.check("This is not a situation of Bull Run 1861");
  for (const key of Object.keys(data))
    if (!FIELDS.has(key)) faults.add(key, "is not a field of a situation; remove it or correct its name");
  const options = readOptions(OPTION_VALUES, data["options"], faults) as Options;
  const units = readUnits(data["units"], faults);
  const graph = readMap(data["map"], faults);
  faults.check("This situation cannot be used");
  const situation = data as unknown as Situation;
  const field = openField(situation, graph, units, options);
  const first = readPosition(field, data, faults);
  checkDice(data["dice"], faults);
  faults.check("This situation cannot be used");
  return { situation, field, first };
}

/** Dice to fall first: faces of a die (BR61-1-h). */
function checkDice(data: unknown, faults: Faults): void {
  if (data === undefined) return;
  if (!Array.isArray(data)) faults.add("dice", "must be a list of faces from 1 to 6");
  else for (const [at, face] of data.entries()) faults.whole(`dice[${at}]`, face, 1, 6, "BR61-1-h");
}

function openField(situation: Situation, graph: ZoneGraph, units: readonly UnitData[], options: Options): Field {
  try {
    return createField(situation, graph, units, options);
  } catch (error) {
    throw new Faulty("This situation cannot be used", [
      { field: "map", problem: error instanceof Error ? error.message : String(error) },
    ]);
  }
}

/** R86: the reverse and four loss markers carry five losses, so no printed combat potential above 6. */
const MOST_COMBAT = 6;

function readUnits(data: unknown, faults: Faults): UnitData[] {
  if (data === undefined) return [...UNITS];
  if (!isObject(data)) {
    faults.add("units", "must be an object of unit ids and their values");
    return [...UNITS];
  }
  for (const id of Object.keys(data)) {
    if (!UNITS.some((unit) => unit.id === id))
      faults.add(`units.${id}`, `is not a unit; the units are ${UNITS.map((unit) => unit.id).join(", ")}`);
  }
  return UNITS.map((unit) => (data[unit.id] === undefined ? unit : readValues(unit, data[unit.id], faults)));
}

function readValues(unit: UnitData, data: unknown, faults: Faults): UnitData {
  const at = `units.${unit.id}`;
  if (!isObject(data)) {
    faults.add(at, 'must be an object such as { "combat": 5, "artillery": 3 }');
    return unit;
  }
  const limits: Readonly<Record<string, readonly [number, number]>> = {
    combat: [1, MOST_COMBAT],
    artillery: [0, 6],
    cavalry: [0, 6],
  };
  for (const [key, value] of Object.entries(data)) {
    const limit = limits[key];
    if (limit !== undefined) {
      faults.whole(`${at}.${key}`, value, ...limit, "BR61-R86");
    } else if (key === "star") {
      if (typeof value !== "boolean") faults.add(`${at}.star`, "must be true or false");
    } else if (key === "basis") {
      faults.word(`${at}.basis`, value, BASES);
    } else {
      faults.add(`${at}.${key}`, "is not a value of a unit; the values are combat, artillery, cavalry, star, basis");
    }
  }
  // values that an owner enters come from the printed counters, unless he says otherwise
  return { ...unit, basis: "rulebook", ...(data as UnitValues) };
}

function readMap(data: unknown, faults: Faults): ZoneGraph {
  if (data === undefined || data === BUILT.id) return builtMap();
  if (typeof data === "string") {
    faults.add("map", `there is no map "${data}"; the map of this game is "${BUILT.id}", or give a whole map graph`);
    return builtMap();
  }
  try {
    return new ZoneGraph(data as ZoneGraphData);
  } catch (error) {
    faults.add("map", error instanceof Error ? error.message : String(error));
    return builtMap();
  }
}
