import FlatQueue from "flatqueue";
import { COLUMNS, ROWS } from "./ground-grid.ts";

/** Label of a cell that no seed has reached. */
export const NOBODY = -1;

const STEPS: readonly (readonly [right: number, down: number, length: number])[] = [
  [-1, 0, 1],
  [1, 0, 1],
  [0, -1, 1],
  [0, 1, 1],
  [-1, -1, Math.SQRT2],
  [1, -1, Math.SQRT2],
  [-1, 1, Math.SQRT2],
  [1, 1, Math.SQRT2],
];

/**
 * Gives every open cell to the seed from which it is cheapest to reach.
 * @param seeds cell of each seed and the label it spreads
 * @param open cells that may be passed
 * @param cost cost of passing each cell
 * @returns the label of each cell, `NOBODY` where no seed can come
 */
export function spread(
  seeds: readonly { readonly cell: number; readonly label: number }[],
  open: Uint8Array,
  cost: Float64Array,
): Int16Array {
  const labels = new Int16Array(COLUMNS * ROWS).fill(NOBODY);
  const least = new Float64Array(COLUMNS * ROWS).fill(Infinity);
  const queue = new FlatQueue<number>();
  for (const { cell, label } of seeds) {
    least[cell] = 0;
    labels[cell] = label;
    queue.push(cell, 0);
  }
  while (queue.length > 0) {
    const reached = queue.peekValue()!;
    const cell = queue.pop()!;
    if (reached > least[cell]) continue;
    const column = cell % COLUMNS;
    const row = (cell - column) / COLUMNS;
    for (const [right, down, length] of STEPS) {
      if (column + right < 0 || column + right >= COLUMNS || row + down < 0 || row + down >= ROWS) continue;
      const next = cell + right + down * COLUMNS;
      if (open[next] !== 1) continue;
      // A slanting step may not squeeze between two closed cells: that would leap the river.
      if (right !== 0 && down !== 0 && open[cell + right] !== 1 && open[cell + down * COLUMNS] !== 1) continue;
      const total = reached + (length * (cost[cell] + cost[next])) / 2;
      if (total < least[next]) {
        least[next] = total;
        labels[next] = labels[cell];
        queue.push(next, total);
      }
    }
  }
  return labels;
}

/**
 * Carries labels a few cells beyond the ground they were spread on, so that borders traced on cells reach past its rim.
 * A cell takes the label of the first labelled neighbour in the order of the steps.
 */
export function carryOver(labels: Int16Array, cells: number): Int16Array {
  const carried = labels.slice();
  let rim: number[] = [];
  labels.forEach((label, cell) => {
    if (label !== NOBODY) rim.push(cell);
  });
  for (let round = 0; round < cells; round++) {
    const taken = new Map<number, number>();
    for (const [right, down] of STEPS) {
      for (const cell of rim) {
        const column = (cell % COLUMNS) - right;
        const row = Math.floor(cell / COLUMNS) - down;
        const beyond = row * COLUMNS + column;
        if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS || carried[beyond] !== NOBODY) continue;
        if (!taken.has(beyond)) taken.set(beyond, carried[cell]);
      }
    }
    for (const [cell, label] of taken) carried[cell] = label;
    rim = [...taken.keys()];
  }
  return carried;
}

/** Changes single cells until no four cells round a corner make four borders meet: at most three zones meet at a point. */
export function partCorners(labels: Int16Array): void {
  for (let changed = true; changed;) {
    changed = false;
    for (let row = 0; row + 1 < ROWS; row++) {
      for (let column = 0; column + 1 < COLUMNS; column++) {
        const cell = row * COLUMNS + column;
        const [a, b, c, d] = [labels[cell], labels[cell + 1], labels[cell + COLUMNS], labels[cell + COLUMNS + 1]];
        if (a !== b && a !== c && b !== d && c !== d) {
          labels[cell + 1] = a!;
          changed = true;
        }
      }
    }
  }
}
