import type { GridFrame } from "./grid.ts";

/** For every cell the distance, in cells, to the nearest marked cell, and the index of that cell. */
export interface NearestCells {
  readonly distance: Float64Array;
  readonly nearest: Int32Array;
}

const FAR = 1e12;

/**
 * Exact Euclidean distance to the marked cells (Felzenszwalb and Huttenlocher 2012: lower envelope of parabolas,
 * columns first, then rows). At least one cell must be marked.
 */
export function nearestMarked(frame: GridFrame, marked: Uint8Array): NearestCells {
  const { columns, rows } = frame;
  const squared = new Float64Array(columns * rows);
  const nearest = new Int32Array(columns * rows);
  verticalPass(frame, marked, squared, nearest);
  const distance = new Float64Array(columns * rows);
  const result = new Int32Array(columns * rows);
  const vertex = new Int32Array(columns);
  const bound = new Float64Array(columns + 1);
  for (let row = 0; row < rows; row++) {
    const start = row * columns;
    let k = -1;
    for (let q = 0; q < columns; q++) {
      const f = squared[start + q];
      if (f >= FAR) continue;
      let s = -Infinity;
      while (k >= 0) {
        const p = vertex[k];
        s = (f + q * q - (squared[start + p] + p * p)) / (2 * (q - p));
        if (s > bound[k]) break;
        k--;
      }
      k++;
      vertex[k] = q;
      bound[k] = k === 0 ? -Infinity : s;
      bound[k + 1] = Infinity;
    }
    let at = 0;
    for (let q = 0; q < columns; q++) {
      while (bound[at + 1] < q) at++;
      const p = vertex[at];
      distance[start + q] = Math.sqrt((q - p) ** 2 + squared[start + p]);
      result[start + q] = nearest[start + p];
    }
  }
  return { distance, nearest: result };
}

function verticalPass(frame: GridFrame, marked: Uint8Array, squared: Float64Array, nearest: Int32Array): void {
  const { columns, rows } = frame;
  for (let column = 0; column < columns; column++) {
    let last = -1;
    for (let row = 0; row < rows; row++) {
      const i = row * columns + column;
      if (marked[i] !== 0) last = row;
      squared[i] = last < 0 ? FAR : (row - last) ** 2;
      nearest[i] = last < 0 ? -1 : last * columns + column;
    }
    last = -1;
    for (let row = rows - 1; row >= 0; row--) {
      const i = row * columns + column;
      if (marked[i] !== 0) last = row;
      if (last >= 0 && (last - row) ** 2 < squared[i]) {
        squared[i] = (last - row) ** 2;
        nearest[i] = last * columns + column;
      }
    }
  }
}
