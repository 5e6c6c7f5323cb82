import { gradientNoise, layeredNoise } from "../../geography/noise.ts";
import { randomStream } from "../../geography/random.ts";
import { type Grid, clamp, coarsened, gridLike, sample } from "./grid.ts";
import { CellQueue } from "./cell-queue.ts";
import { eased } from "./smoothing.ts";

/** Cells of the fine grid to one of running water's. */
const COARSE = 3;
const ROUNDS = 9;
/** How strongly running water lowers a cell towards its receiver, times the root of the cells above it. */
const POWER = 0.085;
/** Share of the way back to the first surface in each round. */
const RETURN = 0.16;
const DEEPEST_CUT = -14;
const HIGHEST_FILL = 1.5;

/**
 * Lets water run over the ground: mapped waters and the edge of the grid are its base level. Turns ramps into spurs and ravines.
 * Only the difference is used, held between 14 m down and 1.5 m up.
 * @param toWater distance of each cell to the nearest mapped water, in cells
 */
export function carvedByWater(ground: Grid, toWater: Float64Array): Grid {
  const coarse = coarsened(ground, COARSE);
  const { columns, rows } = coarse;
  const first = eased(coarse, 1).values;
  const base = baseLevel(ground, toWater, columns, rows);
  const noise = gradientNoise(31);
  const random = randomStream(3);
  let surface = coarse.values.map((value, i) => {
    const column = i % columns;
    const row = Math.floor(i / columns);
    return value + 1.1 * layeredNoise(noise, column / 7, row / 7, 2) + (random() - 0.5) * 0.5;
  });
  for (let round = 0; round < ROUNDS; round++) {
    const worn = wornOnce(surface, base, columns, rows);
    const soft = eased(gridLike(coarse, worn), 0.65).values;
    surface = soft.map((value, i) => (base[i] === MAPPED ? first[i] : value + (first[i] - value) * RETURN));
  }
  const cut = gridLike(
    coarse,
    surface.map((value, i) => value - first[i]),
  );
  const softened = eased(cut, 0.45);
  const carved = ground.values.slice();
  for (let row = 0, i = 0; row < ground.rows; row++) {
    const y = ground.top + (row + 0.5) * ground.cell;
    for (let column = 0; column < ground.columns; column++, i++) {
      const x = ground.left + (column + 0.5) * ground.cell;
      carved[i] += clamp(sample(softened, x, y), DEEPEST_CUT, HIGHEST_FILL);
    }
  }
  return gridLike(ground, carved);
}

const FREE = 0;
const EDGE = 1;
const MAPPED = 2;

function baseLevel(ground: Grid, toWater: Float64Array, columns: number, rows: number): Uint8Array {
  const base = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      let nearest = Infinity;
      for (let v = 0; v < COARSE; v++) {
        for (let u = 0; u < COARSE; u++) {
          nearest = Math.min(nearest, toWater[(row * COARSE + v) * ground.columns + column * COARSE + u]);
        }
      }
      const onEdge = row === 0 || column === 0 || row === rows - 1 || column === columns - 1;
      base[row * columns + column] = nearest < 1.6 ? MAPPED : onEdge ? EDGE : FREE;
    }
  }
  return base;
}

/**
 * One round: flood the hollows from the base level, count the cells above each cell, and lower each cell towards its receiver
 * (implicit stream power, after Braun and Willett 2013).
 */
function wornOnce(surface: Float64Array, base: Uint8Array, columns: number, rows: number): Float64Array {
  const count = columns * rows;
  const height = surface.slice();
  const receiver = new Int32Array(count).fill(-1);
  const order = new Int32Array(count);
  const reached = new Uint8Array(count);
  const queue = new CellQueue(count);
  for (let i = 0; i < count; i++) {
    if (base[i] === FREE) continue;
    reached[i] = 1;
    queue.push(height[i], i);
  }
  let done = 0;
  while (queue.size > 0) {
    const i = queue.pop();
    order[done++] = i;
    const column = i % columns;
    const row = (i - column) / columns;
    for (let v = Math.max(0, row - 1); v <= Math.min(rows - 1, row + 1); v++) {
      for (let u = Math.max(0, column - 1); u <= Math.min(columns - 1, column + 1); u++) {
        const j = v * columns + u;
        if (reached[j] === 1) continue;
        reached[j] = 1;
        receiver[j] = i;
        if (height[j] < height[i]) height[j] = height[i] + 1e-4;
        queue.push(height[j], j);
      }
    }
  }
  const above = new Float64Array(count).fill(1);
  for (let k = done - 1; k >= 0; k--) if (receiver[order[k]] >= 0) above[receiver[order[k]]] += above[order[k]];
  for (let k = 0; k < done; k++) {
    const i = order[k];
    if (receiver[i] < 0) continue;
    const f = POWER * Math.sqrt(above[i]);
    height[i] = (height[i] + f * height[receiver[i]]) / (1 + f);
  }
  return height;
}
