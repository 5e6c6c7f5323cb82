/** Where the cells of a grid lie: cell (column, row) covers a square of side `cell` from (left + column * cell, top + row * cell). Units: u. */
export interface GridFrame {
  readonly columns: number;
  readonly rows: number;
  readonly left: number;
  readonly top: number;
  readonly cell: number;
}

/** A field of numbers over the map, one for the middle of each cell, row by row. */
export interface Grid extends GridFrame {
  readonly values: Float64Array;
}

/** A grid of zeros. */
export function emptyGrid(frame: GridFrame): Grid {
  return { ...frame, values: new Float64Array(frame.columns * frame.rows) };
}

/** A grid with the frame of another and new values. */
export function gridLike(frame: GridFrame, values: Float64Array): Grid {
  const { columns, rows, left, top, cell } = frame;
  return { columns, rows, left, top, cell, values };
}

/** Fills a grid from a function of the middle of each cell, in u. */
export function gridOf(frame: GridFrame, at: (x: number, y: number) => number): Grid {
  const grid = emptyGrid(frame);
  for (let row = 0, i = 0; row < frame.rows; row++) {
    const y = frame.top + (row + 0.5) * frame.cell;
    for (let column = 0; column < frame.columns; column++, i++) {
      grid.values[i] = at(frame.left + (column + 0.5) * frame.cell, y);
    }
  }
  return grid;
}

/** Value at a point in u, bilinear between the middles of cells; beyond the edge the nearest value. */
export function sample(grid: Grid, x: number, y: number): number {
  const { columns, rows, values } = grid;
  const u = clamp((x - grid.left) / grid.cell - 0.5, 0, columns - 1);
  const v = clamp((y - grid.top) / grid.cell - 0.5, 0, rows - 1);
  const column = Math.min(columns - 2, Math.floor(u));
  const row = Math.min(rows - 2, Math.floor(v));
  const a = u - column;
  const b = v - row;
  const i = row * columns + column;
  const upper = values[i] + (values[i + 1] - values[i]) * a;
  const lower = values[i + columns] + (values[i + columns + 1] - values[i + columns]) * a;
  return upper + (lower - upper) * b;
}

/** Slope to the east and to the south: differences of neighbours over their distance in u. */
export function gradient(grid: Grid): { readonly east: Grid; readonly south: Grid } {
  const { columns, rows, values, cell } = grid;
  const east = emptyGrid(grid);
  const south = emptyGrid(grid);
  for (let row = 0; row < rows; row++) {
    const above = Math.max(0, row - 1);
    const below = Math.min(rows - 1, row + 1);
    for (let column = 0; column < columns; column++) {
      const before = Math.max(0, column - 1);
      const after = Math.min(columns - 1, column + 1);
      const i = row * columns + column;
      east.values[i] = (values[row * columns + after] - values[row * columns + before]) / ((after - before) * cell);
      south.values[i] =
        (values[below * columns + column] - values[above * columns + column]) / ((below - above) * cell);
    }
  }
  return { east, south };
}

/** Steepness as a fraction (0.05 is 5 %) of a grid of metres whose unit of length is 10 m. */
export function steepness(east: Grid, south: Grid): Grid {
  const values = new Float64Array(east.values.length);
  for (let i = 0; i < values.length; i++) values[i] = Math.hypot(east.values[i], south.values[i]) / 10;
  return gridLike(east, values);
}

/** Means over blocks of `factor` by `factor` cells; a remainder at the right and lower edges is left out. */
export function coarsened(grid: Grid, factor: number): Grid {
  const columns = Math.floor(grid.columns / factor);
  const rows = Math.floor(grid.rows / factor);
  const coarse = emptyGrid({ columns, rows, left: grid.left, top: grid.top, cell: grid.cell * factor });
  for (let row = 0; row < rows * factor; row++) {
    const into = Math.floor(row / factor) * columns;
    for (let column = 0; column < columns * factor; column++) {
      coarse.values[into + Math.floor(column / factor)] += grid.values[row * grid.columns + column];
    }
  }
  const share = 1 / (factor * factor);
  for (let i = 0; i < coarse.values.length; i++) coarse.values[i] *= share;
  return coarse;
}

export function clamp(value: number, low: number, high: number): number {
  return value < low ? low : value > high ? high : value;
}

/** Value of a broken line through (xs[i], ys[i]) with rising xs; level beyond its ends. */
export function interpolate(x: number, xs: readonly number[], ys: readonly number[]): number {
  if (x <= xs[0]) return ys[0];
  const last = xs.length - 1;
  if (x >= xs[last]) return ys[last];
  let i = 1;
  while (xs[i] < x) i++;
  return ys[i - 1] + ((ys[i] - ys[i - 1]) * (x - xs[i - 1])) / (xs[i] - xs[i - 1]);
}
