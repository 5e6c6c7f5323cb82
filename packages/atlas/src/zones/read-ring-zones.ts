import { BASES, ZONE_TERRAINS, type ZoneTerrain } from "@stonebridge/board";
import { numberIn, readTable, textIn, wordIn, type Row } from "../geography/read-table.ts";
import { NAME_TABLES, type NameSource, type RingZone } from "./ring-plan.ts";

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

/** `lines S14`: the table, and the feature in it. */
function nameSourceIn(row: Row, table: string): NameSource | undefined {
  const text = textIn(row, "named_after", table);
  if ((text === "") !== (textIn(row, "name", table) === "")) {
    throw new Error(
      `data/${table}.csv: ${textIn(row, "number", table)} needs both a name and what it is named after, or neither.`,
    );
  }
  if (text === "") return undefined;
  const [found, ...feature] = text.split(" ");
  const from = NAME_TABLES.find((name) => name === found);
  if (from === undefined || feature.length === 0) {
    throw new Error(
      `data/${table}.csv: "${text}" in named_after must be one of ${NAME_TABLES.join(", ")}, and a feature of it.`,
    );
  }
  return { table: from, feature: feature.join(" ") };
}

/** The zones of a map of given rings, from a table in `packages/atlas/data`. @throws when a cell is damaged, naming it */
export function readRingZones(table: string, sides: readonly [string, string]): RingZone[] {
  return readTable(table).map((row) => {
    const terrain: ZoneTerrain[] =
      textIn(row, "terrain", table) === "" ? [] : [wordIn(row, "terrain", table, ZONE_TERRAINS)];
    const namedAfter = nameSourceIn(row, table);
    return {
      number: numberIn(row, "number", table),
      name: textIn(row, "name", table),
      ...(namedAfter !== undefined && { namedAfter }),
      at: [numberIn(row, "km_east", table), numberIn(row, "km_north", table)],
      ring: ringIn(row, table),
      terrain,
      ...(textIn(row, "objective_of", table) !== "" && { objectiveOf: wordIn(row, "objective_of", table, sides) }),
      basis: wordIn(row, "basis", table, BASES),
    };
  });
}
