import type { Point } from "@stonebridge/board";
import { boxOf } from "../geometry.ts";

/** Edge of a cell, map units. */
const CELL = 3;

/** Tells quickly, and nearly enough for placing pieces, whether a place lies within an outline: the outline as a grid of cells. */
export function zoneMask(outline: readonly Point[]): (x: number, y: number) => boolean {
  const { left, top, right, bottom } = boxOf(outline);
  const [columns, rows] = [Math.ceil((right - left) / CELL), Math.ceil((bottom - top) / CELL)];
  const cells = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    const y = top + (row + 0.5) * CELL;
    const crossings: number[] = [];
    for (const [index, from] of outline.entries()) {
      const to = outline[(index + 1) % outline.length] as Point;
      if (from[1] > y !== to[1] > y) crossings.push(from[0] + ((y - from[1]) / (to[1] - from[1])) * (to[0] - from[0]));
    }
    crossings.sort((a, b) => a - b);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const first = Math.ceil(((crossings[pair] as number) - left) / CELL - 0.5);
      const last = Math.floor(((crossings[pair + 1] as number) - left) / CELL - 0.5);
      if (first <= last)
        cells.fill(1, row * columns + Math.max(0, first), row * columns + Math.min(columns - 1, last) + 1);
    }
  }
  return (x, y) => {
    const [column, row] = [Math.floor((x - left) / CELL), Math.floor((y - top) / CELL)];
    return column >= 0 && row >= 0 && column < columns && row < rows && cells[row * columns + column] === 1;
  };
}
