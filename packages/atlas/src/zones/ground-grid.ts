import type { Point } from "@stonebridge/board";
import { HEIGHT, WIDTH, type Line } from "../geography/index.ts";

/** Map units to the side of a cell. */
export const CELL = 2;
export const COLUMNS = Math.ceil(WIDTH / CELL);
export const ROWS = Math.ceil(HEIGHT / CELL);

/** Index of the cell that holds a point. */
export function cellAt([x, y]: Point): number {
  const column = Math.min(COLUMNS - 1, Math.max(0, Math.floor(x / CELL)));
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor(y / CELL)));
  return row * COLUMNS + column;
}

/** Middle of a cell. */
export function middleOf(cell: number): Point {
  return [((cell % COLUMNS) + 0.5) * CELL, (Math.floor(cell / COLUMNS) + 0.5) * CELL];
}

/** Marks with 1 every cell whose middle lies within a closed outline. */
export function cellsWithin(outline: Line): Uint8Array {
  const marks = new Uint8Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    const y = (row + 0.5) * CELL;
    const crossings: number[] = [];
    for (let index = 0; index < outline.length; index++) {
      const a = outline[index];
      const b = outline[(index + 1) % outline.length];
      if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    }
    crossings.sort((first, second) => first - second);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil(crossings[index] / CELL - 0.5));
      const to = Math.min(COLUMNS - 1, Math.floor(crossings[index + 1] / CELL - 0.5));
      for (let column = from; column <= to; column++) marks[row * COLUMNS + column] = 1;
    }
  }
  return marks;
}

/** Marks with 1 every cell that a line touches. */
export function cellsAlong(line: Line): Uint8Array {
  const marks = new Uint8Array(COLUMNS * ROWS);
  for (let leg = 0; leg < line.length - 1; leg++) {
    const [ax, ay] = line[leg];
    const [bx, by] = line[leg + 1];
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (CELL / 4)));
    for (let index = 0; index <= count; index++) {
      const x = ax + ((bx - ax) * index) / count;
      const y = ay + ((by - ay) * index) / count;
      if (x >= 0 && y >= 0 && x < COLUMNS * CELL && y < ROWS * CELL) marks[cellAt([x, y])] = 1;
    }
  }
  return marks;
}
