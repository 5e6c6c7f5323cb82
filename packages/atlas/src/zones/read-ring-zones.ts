import { BASES, ZONE_TERRAINS, type ZoneTerrain } from "@stonebridge/board";
import { numberIn, readTable, textIn, wordIn, type Row } from "../geography/read-table.ts";
import type { RingZone } from "./ring-plan.ts";

/** Sign of the map edge in the column of rings. */
const EDGE = "-";

function ringIn(row: Row, table: string): (number | null)[] {
  return textIn(row, "ring", table)
    .split(" ")
    .map((part) => {
      if (part === EDGE) return null;
      if (!/^[1-9]\d*$/.test(part)) {
        throw new Error(`data/${table}.csv: "${part}" in the ring of ${textIn(row, "number", table)} is no zone.`);
      }
      return Number(part);
    });
}

/** The zones of a map of given rings, from a table in `packages/atlas/data`. @throws when a cell is damaged, naming it */
export function readRingZones(table: string, sides: readonly [string, string]): RingZone[] {
  return readTable(table).map((row) => {
    const terrain: ZoneTerrain[] =
      textIn(row, "terrain", table) === "" ? [] : [wordIn(row, "terrain", table, ZONE_TERRAINS)];
    return {
      number: numberIn(row, "number", table),
      name: textIn(row, "name", table),
      at: [numberIn(row, "km_east", table), numberIn(row, "km_north", table)],
      ring: ringIn(row, table),
      terrain,
      ...(textIn(row, "objective_of", table) !== "" && { objectiveOf: wordIn(row, "objective_of", table, sides) }),
      basis: wordIn(row, "basis", table, BASES),
    };
  });
}
