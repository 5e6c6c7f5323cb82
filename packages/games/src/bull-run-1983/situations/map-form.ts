import { FaultyMap, HexMap, type HexMapData } from "@stonebridge/board";
import { type Faults, isObject, type OptionalForm } from "@stonebridge/kernel";
import { builtMap } from "../built-map.ts";

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
/** What a file must say of a hex map; the map itself finds what else is wrong with it. */
const REQUIRED: readonly (keyof HexMapData)[] = [
  "id",
  "columns",
  "rows",
  "river",
  "fords",
  "bridges",
  "banks",
  "bankNames",
  "places",
  "goals",
];

/** The built map, or one of the owner's; undefined if it cannot be used. */
export const mapForm: OptionalForm<HexMap | undefined, HexMapData | undefined> = {
  many: "maps",
  schema: {
    description: "A complete hex map of your own. Absent: the map of the game.",
    type: "object",
    required: REQUIRED,
  },
  optional: true,
  tell: (map) => (map === builtMap() ? undefined : map?.data),
  read(told, at, faults) {
    if (told === undefined) return builtMap();
    if (!isObject(told)) {
      faults.add(at, "must be a complete hex map; leave it out to play on the map of this game");
      return undefined;
    }
    try {
      const map = new HexMap(told as unknown as HexMapData); // which finds out
      const before = faults.list.length;
      checkMap(map, at, faults);
      return faults.list.length === before ? map : undefined;
    } catch (error) {
      if (error instanceof FaultyMap)
        for (const { field, problem } of error.faults) faults.add(`${at}.${field}`, problem);
      else faults.add(at, `is not a hex map: ${error instanceof Error ? error.message : String(error)}`);
      return undefined;
    }
  },
};

function checkMap(map: HexMap, at: string, faults: Faults): void {
  for (const [kind, side, rule] of GOALS) {
    if (map.goals(kind, side).length > 0) continue;
    const whose = side === undefined ? "" : ` of the side "${side}"`;
    faults.add(`${at}.goals`, `must have a goal of the kind "${kind}"${whose}`, rule);
  }
  for (const id of PLACES)
    if (!map.data.places.some((place) => place.id === id))
      faults.add(`${at}.places`, `must have the place "${id}"`, "BR83-1.2-a");
  for (const bank of BANKS)
    if (!map.bankNames.includes(bank)) faults.add(`${at}.bankNames`, `must name the bank "${bank}"`, "BR83-MAP2.3-a");
}
