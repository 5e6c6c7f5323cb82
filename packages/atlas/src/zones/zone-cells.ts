import type { Point } from "@stonebridge/board";
import { cellAt, cellsWithin, COLUMNS, middleOf, ROWS } from "./ground-grid.ts";
import { NOBODY } from "./spread.ts";
import type { Line } from "../geography/index.ts";

/** Which zone each cell of the ground belongs to. */
export interface ZoneCells {
  /** Index of the zone at a point, `NOBODY` outside the field. */
  at(point: Point): number;
  /** Whether any place of a zone passes a test. */
  some(zone: number, test: (point: Point) => boolean): boolean;
  /** For each zone the share of its ground (0 to 1) that lies within any of some outlines. */
  sharesWithin(outlines: readonly Line[]): number[];
}

/** Lays the outlines of all zones on the grid of cells. */
export function layZoneCells(outlines: readonly Line[]): ZoneCells {
  const zones = new Int16Array(COLUMNS * ROWS).fill(NOBODY);
  const cellsOf = outlines.map((outline, zone) => {
    const cells = cellsWithin(outline);
    for (const cell of cells) zones[cell] = zone;
    return cells;
  });
  return {
    at: (point) => zones[cellAt(point)],
    some: (zone, test) => cellsOf[zone].some((cell) => test(middleOf(cell))),
    sharesWithin(within) {
      const covered = new Uint8Array(COLUMNS * ROWS);
      for (const outline of within) for (const cell of cellsWithin(outline)) covered[cell] = 1;
      return cellsOf.map((cells) => cells.reduce((sum, cell) => sum + covered[cell], 0) / cells.length);
    },
  };
}
