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

/** Every cell whose middle lies within a closed outline, row by row. */
export function cellsWithin(outline: Line): number[] {
  const cells: number[] = [];
  const ys = outline.map(([, y]) => y);
  const first = Math.max(0, Math.floor(Math.min(...ys) / CELL));
  const last = Math.min(ROWS - 1, Math.ceil(Math.max(...ys) / CELL));
  for (let row = first; row <= last; row++) {
    const y = (row + 0.5) * CELL;
    const crossings: number[] = [];
    for (let index = 0; index < outline.length; index++) {
      const a = outline[index];
      const b = outline[(index + 1) % outline.length];
      if (a[1] > y !== b[1] > y) crossings.push(a[0] + ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]));
    }
    crossings.sort((one, other) => one - other);
    for (let index = 0; index + 1 < crossings.length; index += 2) {
      const from = Math.max(0, Math.ceil(crossings[index] / CELL - 0.5));
      const to = Math.min(COLUMNS - 1, Math.floor(crossings[index + 1] / CELL - 0.5));
      for (let column = from; column <= to; column++) cells.push(row * COLUMNS + column);
    }
  }
  return cells;
}

/** Every cell that a line touches, once, in order of their indices. */
export function cellsAlong(line: Line): number[] {
  const cells = new Set<number>();
  for (let leg = 0; leg < line.length - 1; leg++) {
    const [ax, ay] = line[leg];
    const [bx, by] = line[leg + 1];
    const count = Math.max(1, Math.ceil(Math.hypot(bx - ax, by - ay) / (CELL / 4)));
    for (let index = 0; index <= count; index++) {
      const x = ax + ((bx - ax) * index) / count;
      const y = ay + ((by - ay) * index) / count;
      if (x >= 0 && y >= 0 && x < COLUMNS * CELL && y < ROWS * CELL) cells.add(cellAt([x, y]));
    }
  }
  return [...cells].toSorted((a, b) => a - b);
}

/** Every cell within a box `[left, top, right, bottom]`, row by row; the box is cut to the frame. */
export function* cellsInBox([left, top, right, bottom]: readonly [number, number, number, number]): Generator<number> {
  const from = cellAt([left, top]);
  const to = cellAt([right, bottom]);
  const columns = (to % COLUMNS) - (from % COLUMNS);
  for (let row = from; row <= to; row += COLUMNS) {
    for (let cell = row; cell <= row + columns; cell++) yield cell;
  }
}
