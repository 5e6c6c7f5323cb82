import type { Point } from "@stonebridge/board";
import type { Line } from "../geography/curves.ts";
import { BATTLEFIELD, type Extent } from "./extent.ts";
import type { Region } from "./regions.ts";

/** A field of small numbers over the ground of a sheet, `scale` cells to the u: what lies where. Outside it is 0. */
export class Mask {
  readonly columns: number;
  readonly rows: number;
  readonly cells: Uint8Array;

  readonly scale: number;

  /** @param extent of the ground; the surveyed battlefield where it is left out */
  constructor(scale: number, { width, height }: Extent = BATTLEFIELD) {
    this.scale = scale;
    this.columns = Math.ceil(width * scale) + 1;
    this.rows = Math.ceil(height * scale) + 1;
    this.cells = new Uint8Array(this.columns * this.rows);
  }

  /** The number at a point in u. */
  at(x: number, y: number): number {
    const column = Math.floor(x * this.scale);
    const row = Math.floor(y * this.scale);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return 0;
    return this.cells[row * this.columns + column];
  }

  /** Fills a region (even-odd: its holes stay) where the middle of a cell lies in it. */
  fill(region: Region, value = 1): this {
    const { scale } = this;
    const top = Math.max(0, Math.floor(Math.min(...region.map((ring) => lowestY(ring))) * scale) - 1);
    const bottom = Math.min(
      this.rows - 1,
      Math.ceil(Math.max(...region.map((ring) => -lowestY(ring, -1))) * scale) + 1,
    );
    const crossings: number[][] = Array.from({ length: Math.max(0, bottom - top + 1) }, () => []);
    for (const ring of region) {
      for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
        const [upper, lower] = ring[i][1] < ring[j][1] ? [ring[i], ring[j]] : [ring[j], ring[i]];
        const from = Math.max(top, Math.ceil(upper[1] * scale - 0.5));
        const to = Math.min(bottom, Math.ceil(lower[1] * scale - 0.5) - 1);
        for (let row = from; row <= to; row++) {
          const share = ((row + 0.5) / scale - upper[1]) / (lower[1] - upper[1]);
          crossings[row - top].push((upper[0] + (lower[0] - upper[0]) * share) * scale);
        }
      }
    }
    crossings.forEach((xs, index) => {
      xs.sort((a, b) => a - b);
      for (let k = 0; k + 1 < xs.length; k += 2) {
        const from = Math.max(0, Math.ceil(xs[k] - 0.5));
        const to = Math.min(this.columns - 1, Math.ceil(xs[k + 1] - 0.5) - 1);
        if (to >= from)
          this.cells.fill(value, (top + index) * this.columns + from, (top + index) * this.columns + to + 1);
      }
    });
    return this;
  }

  /** Marks all cells whose middle lies within a distance of a line. */
  stroke(line: Line, halfWidth: number, value = 1): this {
    for (let i = 0; i + 1 < line.length; i++) this.capsule(line[i], line[i + 1], halfWidth, value);
    return this;
  }

  private capsule(a: Point, b: Point, radius: number, value: number): void {
    const { scale } = this;
    const fromRow = Math.max(0, Math.floor((Math.min(a[1], b[1]) - radius) * scale));
    const toRow = Math.min(this.rows - 1, Math.ceil((Math.max(a[1], b[1]) + radius) * scale));
    const fromColumn = Math.max(0, Math.floor((Math.min(a[0], b[0]) - radius) * scale));
    const toColumn = Math.min(this.columns - 1, Math.ceil((Math.max(a[0], b[0]) + radius) * scale));
    const dx = b[0] - a[0];
    const dy = b[1] - a[1];
    const squared = dx * dx + dy * dy || 1e-9;
    for (let row = fromRow; row <= toRow; row++) {
      const y = (row + 0.5) / scale - a[1];
      for (let column = fromColumn; column <= toColumn; column++) {
        const x = (column + 0.5) / scale - a[0];
        const t = Math.max(0, Math.min(1, (x * dx + y * dy) / squared));
        if ((x - t * dx) ** 2 + (y - t * dy) ** 2 <= radius * radius) this.cells[row * this.columns + column] = value;
      }
    }
  }
}

function lowestY(ring: Line, sign = 1): number {
  return ring.reduce((least, point) => Math.min(least, sign * point[1]), Infinity);
}
