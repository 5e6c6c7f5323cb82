import type { Point } from "@stonebridge/board";

const CELL = 2.2;

/** Keeps marks apart: knows where marks are and whether there is room for another. */
export class Spacing {
  private readonly cells = new Map<number, Point[]>();

  put(point: Point): void {
    const key = Math.floor(point[1] / CELL) * 8192 + Math.floor(point[0] / CELL);
    const known = this.cells.get(key);
    if (known === undefined) this.cells.set(key, [point]);
    else known.push(point);
  }

  /** Whether no mark is nearer than `room` u. */
  isFree([x, y]: Point, room: number): boolean {
    const reach = Math.floor(room / CELL) + 1;
    const column = Math.floor(x / CELL);
    const row = Math.floor(y / CELL);
    for (let v = row - reach; v <= row + reach; v++) {
      for (let u = column - reach; u <= column + reach; u++) {
        const marks = this.cells.get(v * 8192 + u);
        if (marks === undefined) continue;
        for (const [a, b] of marks) if ((x - a) ** 2 + (y - b) ** 2 < room * room) return false;
      }
    }
    return true;
  }
}
