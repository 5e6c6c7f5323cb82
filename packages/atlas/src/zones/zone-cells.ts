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
  /** Share (0 to 1) of a zone that lies within any of some outlines. */
  shareWithin(zone: number, outlines: readonly Line[]): number;
}

/** Lays the outlines of all zones on the grid of cells. */
export function layZoneCells(outlines: readonly Line[]): ZoneCells {
  const zones = new Int16Array(COLUMNS * ROWS).fill(NOBODY);
  outlines.forEach((outline, zone) => {
    cellsWithin(outline).forEach((mark, cell) => {
      if (mark === 1) zones[cell] = zone;
    });
  });
  const marked = new Map<readonly Line[], Uint8Array>();
  return {
    at: (point) => zones[cellAt(point)],
    some: (zone, test) => zones.some((holder, cell) => holder === zone && test(middleOf(cell))),
    shareWithin(zone, within) {
      let marks = marked.get(within);
      if (marks === undefined) {
        marks = new Uint8Array(COLUMNS * ROWS);
        for (const outline of within) cellsWithin(outline).forEach((mark, cell) => (marks![cell] |= mark));
        marked.set(within, marks);
      }
      let all = 0;
      let covered = 0;
      for (let cell = 0; cell < zones.length; cell++) {
        if (zones[cell] !== zone) continue;
        all++;
        covered += marks[cell];
      }
      return all === 0 ? 0 : covered / all;
    },
  };
}
