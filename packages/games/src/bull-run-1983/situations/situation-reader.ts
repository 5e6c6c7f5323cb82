import { FaultyMap, HexMap, type HexMapData } from "@stonebridge/board";
import { checkFaces, type Faults, isObject, openSituation, readOptions, UNUSABLE } from "@stonebridge/kernel";
import { builtMap } from "../built-map.ts";
import { createField, type Field } from "../field.ts";
import { readPosition } from "./position-reader.ts";
import type { Position } from "../position.ts";
import { orderOfBattle } from "../army/pieces.ts";
import { readPieces } from "../army/piece-reader.ts";
import type { Situation } from "./situation.ts";
import { OPTION_VALUES } from "../vocabulary.ts";

const FIELDS = new Set([
  "map",
  "pieces",
  "at",
  "placements",
  "abatis",
  "trestle",
  "fordUse",
  "due",
  "rolled",
  "thawed",
]);

/** What a map must have for this game besides its hexes: goals by kind and side, banks, and places by id. */
const GOALS: readonly (readonly [kind: string, side: string | undefined, rule: string])[] = [
  ["base", "union", "BR83-MAP6-a"],
  ["base", "confederate", "BR83-MAP6-a"],
  ["star", undefined, "BR83-3.3-a"],
  ["trestle", undefined, "BR83-1.25-a"],
];
const BANKS = ["union", "confederate"];
/** Crossings that the Confederate card names (BR83-1.22-a, BR83-1.23-a, BR83-11.3-a). */
const PLACES = [
  "stone-bridge",
  "farm-ford",
  "lewis-ford",
  "balls-ford",
  "mitchells-ford",
  "blackburns-ford",
  "mcleans-ford",
  "union-mills-ford",
];

/**
 * Reads a situation from any source and reports everything that is wrong with it, field by field.
 * @throws Faulty
 */
export function readSituation(data: unknown): { readonly field: Field; readonly first: Position } {
  const { situation: read, faults } = openSituation(data, { id: "bull-run-1983", name: "Bull Run (1983)" }, FIELDS);
  const options = readOptions(OPTION_VALUES, read["options"], faults);
  const pieces = readPieces(orderOfBattle(options), read["pieces"], faults);
  const map = readMap(read["map"], faults);
  if (map === undefined) faults.check(UNUSABLE);
  faults.check(UNUSABLE);
  const situation = read as unknown as Situation;
  const field = createField(situation, map as HexMap, pieces, options);
  const first = readPosition(field, read, faults);
  checkFaces(read["dice"], faults);
  faults.check(UNUSABLE);
  return { field, first };
}

/** The built map, or one of the owner's; undefined if it cannot be used, with the faults added. */
function readMap(data: unknown, faults: Faults): HexMap | undefined {
  if (data === undefined) return builtMap();
  if (!isObject(data)) {
    faults.add("map", "must be a complete hex map; leave it out to play on the map of this game");
    return undefined;
  }
  try {
    const map = new HexMap(data as unknown as HexMapData);
    const before = faults.list.length;
    checkMap(map, faults);
    return faults.list.length === before ? map : undefined;
  } catch (error) {
    if (error instanceof FaultyMap) for (const { field, problem } of error.faults) faults.add(`map.${field}`, problem);
    else faults.add("map", `is not a hex map: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}

function checkMap(map: HexMap, faults: Faults): void {
  for (const [kind, side, rule] of GOALS) {
    if (map.goals(kind, side).length > 0) continue;
    const whose = side === undefined ? "" : ` of the side "${side}"`;
    faults.add("map.goals", `must have a goal of the kind "${kind}"${whose}`, rule);
  }
  for (const id of PLACES)
    if (!map.data.places.some((place) => place.id === id))
      faults.add("map.places", `must have the place "${id}"`, "BR83-1.2-a");
  for (const bank of BANKS)
    if (!map.bankNames.includes(bank)) faults.add("map.bankNames", `must name the bank "${bank}"`, "BR83-MAP2.3-a");
}
