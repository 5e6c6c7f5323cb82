import type { Point } from "@stonebridge/board";
import { BATTLEFIELD, type Extent } from "../extent.ts";
import type { Mask } from "../mask.ts";
import { type Box, type Patch, boundsOf, isIn, widened } from "./patch.ts";

/** Cost of a cell that no name may use. */
export const FORBIDDEN = 1e5;
/** Cells are taken by their middles: a name keeps this much more room, u. */
const CELL_ROOM = 0.6;
/** Distance of names from the neat line, u. */
const EDGE = 4;

/** What is drawn where, one cell per u, as the cost of covering it with a name. */
export class InkMap {
  readonly extent: Extent;
  readonly columns: number;
  readonly rows: number;
  private readonly ink: Float64Array;
  private readonly names: Uint8Array;
  private readonly kept: Uint8Array;

  /** @param extent of the ground; the surveyed battlefield where it is left out */
  constructor(extent: Extent = BATTLEFIELD) {
    this.extent = extent;
    this.columns = Math.ceil(extent.width) + 1;
    this.rows = Math.ceil(extent.height) + 1;
    this.ink = new Float64Array(this.columns * this.rows);
    this.names = new Uint8Array(this.columns * this.rows);
    this.kept = new Uint8Array(this.columns * this.rows);
  }

  /** Adds a cost wherever a mask of one cell per u is marked. */
  addMask(mask: Mask, cost: number): void {
    for (let i = 0; i < this.ink.length; i++) if (mask.cells[i] !== 0) this.ink[i] += cost;
  }

  /** Keeps names off wherever a mask of one cell per u is marked: houses, Bull Run, the title block. */
  keepFree(mask: Mask): void {
    for (let i = 0; i < this.kept.length; i++) if (mask.cells[i] !== 0) this.kept[i] = 1;
  }

  addBox(box: Box, cost: number): void {
    this.eachCell(box, (i) => (this.ink[i] += cost));
  }

  /** Marks a patch as taken by a name or by furniture: closed to names and to trees. */
  take(patch: Patch): void {
    this.eachCellOf(patch, (i) => (this.names[i] = 1));
  }

  /** Whether a name or furniture lies at a point. */
  isTaken(x: number, y: number): boolean {
    const column = Math.floor(x);
    const row = Math.floor(y);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return false;
    return this.names[row * this.columns + column] === 1;
  }

  /** Whether a name may cover a patch: nothing that must be kept free, no other name, no furniture, not beyond the edge. */
  isFree(patch: Patch): boolean {
    const roomy = widened(patch, CELL_ROOM);
    const { left, top, right, bottom } = boundsOf(roomy);
    if (left < EDGE || top < EDGE || right > this.columns - EDGE || bottom > this.rows - EDGE) return false;
    let free = true;
    this.eachCellOf(roomy, (i) => {
      if (this.kept[i] !== 0 || this.names[i] !== 0) free = false;
    });
    return free;
  }

  /** Cost at a point; forbidden beyond the edge. */
  at([x, y]: Point): number {
    const column = Math.round(x);
    const row = Math.round(y);
    if (column < EDGE + 1 || row < EDGE + 1 || column >= this.columns - EDGE - 1 || row >= this.rows - EDGE - 1) {
      return FORBIDDEN;
    }
    return this.ink[row * this.columns + column];
  }

  /** Sum of the costs in a box; forbidden when it leaves the frame. */
  sum(box: Box): number {
    if (box.left < EDGE || box.top < EDGE || box.right > this.columns - EDGE || box.bottom > this.rows - EDGE) {
      return FORBIDDEN;
    }
    let total = 0;
    for (let row = Math.floor(box.top); row <= Math.ceil(box.bottom); row++) {
      for (let column = Math.floor(box.left); column <= Math.ceil(box.right); column++) {
        total += this.ink[row * this.columns + column];
      }
    }
    return total;
  }

  private eachCellOf(patch: Patch, change: (index: number) => void): void {
    this.eachCell(boundsOf(patch), (i) => {
      const x = (i % this.columns) + 0.5;
      const y = Math.floor(i / this.columns) + 0.5;
      if (isIn(patch, x, y)) change(i);
    });
  }

  private eachCell(box: Box, change: (index: number) => void): void {
    const right = Math.min(this.columns - 1, Math.floor(box.right));
    const bottom = Math.min(this.rows - 1, Math.floor(box.bottom));
    for (let row = Math.max(0, Math.floor(box.top)); row <= bottom; row++) {
      for (let column = Math.max(0, Math.floor(box.left)); column <= right; column++)
        change(row * this.columns + column);
    }
  }
}
