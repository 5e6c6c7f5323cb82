import type { Geography, LineKind } from "../geography/index.ts";
import { cellAt, cellsAlong, cellsInBox, COLUMNS, ROWS } from "./ground-grid.ts";

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
    for (const cell of cellsAlong(line.course)) ink[cell] += LINE_INK[line.kind];
  }
  for (const place of geography.places) {
    if (place.kind === "house" || place.kind === "church" || place.kind === "mill")
      ink[cellAt(place.point)] += HOUSE_INK;
  }
  return {
    under(box) {
      let sum = 0;
      for (const cell of cellsInBox(box)) sum += ink[cell];
      return sum;
    },
  };
}
