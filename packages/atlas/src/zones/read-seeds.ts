import { BASES } from "@stonebridge/board";
import { numberIn, readTable, textIn, wordIn, type Row } from "../geography/read-table.ts";
import type { ZoneSeed } from "./zone-plan.ts";

/** The seeds of a zone map, from a table in `packages/atlas/data`. @throws when a cell is damaged, naming it */
export function readSeeds(table: string): ZoneSeed[] {
  const optional = (row: Row, column: string): string | undefined => textIn(row, column, table) || undefined;
  return readTable(table).map((row) => {
    const points = optional(row, "victory_points");
    const startControl = optional(row, "start_control");
    const start = optional(row, "start");
    return {
      id: textIn(row, "id", table),
      name: textIn(row, "name", table),
      bank: wordIn(row, "bank", table, ["north", "south"]),
      at: [numberIn(row, "miles_east", table), numberIn(row, "miles_north", table)],
      also: textIn(row, "also_east_north", table)
        .split(";")
        .filter((pair) => pair.trim() !== "")
        .map((pair): [number, number] => {
          const [east, north] = pair.trim().split(/\s+/).map(Number);
          if (east === undefined || north === undefined || Number.isNaN(east + north)) {
            throw new Error(`data/${table}.csv: "${pair.trim()}" is not a pair of miles.`);
          }
          return [east, north];
        }),
      ...(points !== undefined && { victoryPoints: numberIn(row, "victory_points", table) }),
      ...(startControl !== undefined && { startControl }),
      ...(start !== undefined && { start }),
      basis: wordIn(row, "basis", table, BASES),
    };
  });
}
