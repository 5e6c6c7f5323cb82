import type { Point } from "@stonebridge/board";
import { type Attributes, path } from "./svg.ts";

/** A whole stroke or letter as path text, with the place that decides in which cell it is written. */
export interface Piece {
  readonly at: Point;
  readonly d: string;
}

/** Part of the map in u: only pieces in it are written. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Side of a cell, u: one path for each cell and style, since a painter walks every path that touches what it paints. */
export const CELL = 160;
/** How far pieces reach at most beyond the place that decides their cell, u. */
const REACH = 24;

/** Pieces gathered into one path for each cell, in the order of the cells; pieces outside the window are left out. */
export function cellPaths(pieces: readonly Piece[], attributes: Attributes, window?: Window): string {
  return [...gathered(pieces, window).values()].map((d) => path(d, attributes)).join("");
}

/** Path text of the pieces of each cell, in the order of the cells. */
export function gathered(pieces: readonly Piece[], window?: Window): Map<number, string> {
  const cells = new Map<number, string[]>();
  for (const { at, d } of pieces) {
    if (window !== undefined && !reaches(window, at)) continue;
    const cell = Math.floor(at[1] / CELL) * 4096 + Math.floor(at[0] / CELL);
    const known = cells.get(cell);
    if (known === undefined) cells.set(cell, [d]);
    else known.push(d);
  }
  return new Map([...cells].toSorted(([a], [b]) => a - b).map(([cell, texts]) => [cell, texts.join("")]));
}

function reaches(window: Window, [x, y]: Point): boolean {
  return x > window.left - REACH && x < window.right + REACH && y > window.top - REACH && y < window.bottom + REACH;
}
