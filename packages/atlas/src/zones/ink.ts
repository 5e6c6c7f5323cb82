import type { Geography, LineKind } from "../geography/index.ts";
import { cellAt, cellsAlong, COLUMNS, ROWS } from "./ground-grid.ts";

/** What it costs to cover a cell of a line with a plate. */
const LINE_INK: Readonly<Record<LineKind, number>> = {
  river: 12,
  turnpike: 9,
  railroad: 7,
  unfinished_railroad: 8,
  road: 6,
  stream: 5,
  lane: 4.5,
};
const HOUSE_INK = 40;

/** Cost of covering ground with a plate, summed over any box. */
export interface Ink {
  under(box: readonly [left: number, top: number, right: number, bottom: number]): number;
}

/** Lays out what a plate would cover: lines and houses. */
export function layInk(geography: Geography): Ink {
  const ink = new Float64Array(COLUMNS * ROWS);
  for (const line of geography.lines.values()) {
    const marks = cellsAlong(line.course);
    for (let cell = 0; cell < ink.length; cell++) if (marks[cell] === 1) ink[cell] += LINE_INK[line.kind];
  }
  for (const place of geography.places) {
    if (place.kind === "house" || place.kind === "church" || place.kind === "mill")
      ink[cellAt(place.point)] += HOUSE_INK;
  }
  return {
    under([left, top, right, bottom]) {
      const from = cellAt([left, top]);
      const to = cellAt([right, bottom]);
      const columns = (to % COLUMNS) - (from % COLUMNS);
      let sum = 0;
      for (let row = from; row <= to; row += COLUMNS) {
        for (let cell = row; cell <= row + columns; cell++) sum += ink[cell];
      }
      return sum;
    },
  };
}
