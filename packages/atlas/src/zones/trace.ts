import type { Point } from "@stonebridge/board";
import { CELL, COLUMNS, ROWS } from "./ground-grid.ts";
import { NOBODY } from "./spread.ts";

/** A border between two labels along cell edges, from one node to another. */
export interface Trace {
  readonly labels: readonly [number, number];
  readonly line: readonly Point[];
}

/**
 * Follows every border between two labels along the edges of cells. Borders are cut where three meet and where they leave the
 * labelled ground. Closed borders cannot occur: a zone lies next to at least two others or the rim.
 */
export function traceBorders(labels: Int16Array): Trace[] {
  const width = COLUMNS + 1;
  // Links between corners of cells: from each corner right (even) and down (odd).
  const pairOf = new Map<number, readonly [number, number]>();
  const linksAt = new Map<number, number[]>();
  const link = (corner: number, down: 0 | 1, a: number, b: number): void => {
    if (a === b || a === NOBODY || b === NOBODY) return;
    const id = corner * 2 + down;
    pairOf.set(id, a < b ? [a, b] : [b, a]);
    for (const end of [corner, corner + (down === 1 ? width : 1)]) {
      const links = linksAt.get(end);
      if (links === undefined) linksAt.set(end, [id]);
      else links.push(id);
    }
  };
  for (let row = 0; row < ROWS; row++) {
    for (let column = 0; column < COLUMNS; column++) {
      const cell = row * COLUMNS + column;
      if (row > 0) link(row * width + column, 0, labels[cell - COLUMNS], labels[cell]);
      if (column > 0) link(row * width + column, 1, labels[cell - 1], labels[cell]);
    }
  }
  const pointOf = (corner: number): Point => [(corner % width) * CELL, Math.floor(corner / width) * CELL];
  const otherEnd = (id: number, corner: number): number => {
    const from = id >> 1;
    return corner === from ? from + ((id & 1) === 1 ? width : 1) : from;
  };
  const isNode = (corner: number): boolean => linksAt.get(corner)!.length !== 2;

  const used = new Set<number>();
  const traces: Trace[] = [];
  for (const [start, links] of linksAt) {
    if (!isNode(start)) continue;
    for (const first of links) {
      if (used.has(first)) continue;
      const line: Point[] = [pointOf(start)];
      let corner = start;
      let id = first;
      for (;;) {
        used.add(id);
        corner = otherEnd(id, corner);
        line.push(pointOf(corner));
        if (isNode(corner)) break;
        id = linksAt.get(corner)!.find((candidate) => candidate !== id)!;
      }
      traces.push({ labels: pairOf.get(first)!, line });
    }
  }
  return traces;
}
