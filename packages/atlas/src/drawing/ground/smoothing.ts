import { type Grid, gridLike } from "./grid.ts";

/**
 * The grid eased by a Gaussian whose standard deviation is `sigma` cells, mirrored at the edges.
 * Wide Gaussians (3 cells and more) are three passes of a running mean, which cannot be told from one on these fields.
 */
export function eased(grid: Grid, sigma: number): Grid {
  const { columns, rows } = grid;
  const across = new Float64Array(grid.values.length);
  const result = new Float64Array(grid.values.length);
  const ease = sigma >= 3 ? threeMeans(sigma) : kernelPass(sigma);
  const line = new Float64Array(Math.max(columns, rows));
  for (let row = 0; row < rows; row++) {
    for (let i = 0; i < columns; i++) line[i] = grid.values[row * columns + i];
    const out = ease(line, columns);
    for (let i = 0; i < columns; i++) across[row * columns + i] = out[i];
  }
  transposed(across, columns, rows, result);
  for (let column = 0; column < columns; column++) {
    for (let i = 0; i < rows; i++) line[i] = result[column * rows + i];
    const out = ease(line, rows);
    for (let i = 0; i < rows; i++) across[column * rows + i] = out[i];
  }
  transposed(across, rows, columns, result);
  return gridLike(grid, result);
}

/** Turns rows into columns in square blocks, which keeps to the processor's cache. */
function transposed(from: Float64Array, columns: number, rows: number, to: Float64Array): void {
  const block = 64;
  for (let top = 0; top < rows; top += block) {
    for (let left = 0; left < columns; left += block) {
      for (let row = top; row < Math.min(rows, top + block); row++) {
        for (let column = left; column < Math.min(columns, left + block); column++) {
          to[column * rows + row] = from[row * columns + column];
        }
      }
    }
  }
}

type Pass = (line: Float64Array, length: number) => Float64Array;

function mirrored(i: number, length: number): number {
  const period = 2 * length;
  const k = ((i % period) + period) % period;
  return k < length ? k : period - 1 - k;
}

function kernelPass(sigma: number): Pass {
  const reach = Math.ceil(sigma * 4);
  const weights = Array.from({ length: reach + 1 }, (_, k) => Math.exp((-0.5 * k * k) / (sigma * sigma)));
  const total = weights.reduce((sum, w, k) => sum + (k === 0 ? w : 2 * w), 0);
  for (let k = 0; k <= reach; k++) weights[k] /= total;
  let padded = new Float64Array(0);
  let out = new Float64Array(0);
  return (line, length) => {
    if (padded.length !== length + 2 * reach) {
      padded = new Float64Array(length + 2 * reach);
      out = new Float64Array(length);
    }
    for (let i = -reach; i < length + reach; i++) padded[i + reach] = line[mirrored(i, length)];
    for (let i = 0; i < length; i++) {
      const middle = i + reach;
      let sum = padded[middle] * weights[0];
      for (let k = 1; k <= reach; k++) sum += (padded[middle - k] + padded[middle + k]) * weights[k];
      out[i] = sum;
    }
    return out;
  };
}

function threeMeans(sigma: number): Pass {
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  const odd = Math.floor(ideal) - ((Math.floor(ideal) + 1) % 2);
  const narrow = Math.round((12 * sigma * sigma - 3 * odd * odd - 12 * odd - 9) / (-4 * odd - 4));
  const widths = [0, 1, 2].map((i) => (i < narrow ? odd : odd + 2));
  const most = (Math.max(...widths) - 1) / 2;
  let padded = new Float64Array(0);
  let out = new Float64Array(0);
  return (line, length) => {
    if (out.length !== length) {
      out = new Float64Array(length);
      padded = new Float64Array(length + 2 * most + 1);
    }
    let from: Float64Array = line;
    for (const width of widths) {
      const half = (width - 1) / 2;
      for (let i = 0; i < half; i++) padded[i] = from[mirrored(i - half, length)];
      for (let i = 0; i < length; i++) padded[i + half] = from[i];
      for (let i = length; i <= length + half; i++) padded[i + half] = from[mirrored(i, length)];
      runningMean(padded, out, length, width);
      from = out;
    }
    return out;
  };
}

/** Means of `width` neighbours; `padded` begins half of them before the first. */
function runningMean(padded: Float64Array, to: Float64Array, length: number, width: number): void {
  let sum = 0;
  for (let k = 0; k < width; k++) sum += padded[k];
  for (let i = 0; i < length; i++) {
    to[i] = sum / width;
    sum += padded[i + width] - padded[i];
  }
}

/** A line of numbers eased by a Gaussian of `sigma` samples, mirrored at the ends or closed into a ring. */
export function easedRow(values: readonly number[], sigma: number, ring = false): number[] {
  const reach = Math.ceil(sigma * 4);
  const weights = Array.from({ length: 2 * reach + 1 }, (_, k) =>
    Math.exp((-0.5 * (k - reach) ** 2) / (sigma * sigma)),
  );
  const total = weights.reduce((a, b) => a + b, 0);
  const n = values.length;
  return values.map((_, i) => {
    let sum = 0;
    for (let k = -reach; k <= reach; k++) {
      const j = ring ? (((i + k) % n) + n) % n : mirrored(i + k, n);
      sum += values[j] * weights[k + reach];
    }
    return sum / total;
  });
}
