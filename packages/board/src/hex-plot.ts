/**
 * Where the hexes of a grid are drawn. Unit: the height of one hex, flat side to flat side. The grid's box begins at [0, 0];
 * x runs east, y south. For drawings only: rules measure with `hex-grid.ts`.
 */
import type { HexGrid, HexIndex } from "./hex-grid.ts";
import { COLUMN_PITCH, HEXSIDE_LENGTH } from "./hex-middles.ts";
import { NOWHERE } from "./places.ts";
import type { Point } from "./zone-map.ts";

/** Corners clockwise, the left one of the northern hexside first: corner d and corner d + 1 bound the hexside in direction d. */
const CORNERS: readonly Point[] = [
  [-HEXSIDE_LENGTH / 2, -0.5],
  [HEXSIDE_LENGTH / 2, -0.5],
  [HEXSIDE_LENGTH, 0],
  [HEXSIDE_LENGTH / 2, 0.5],
  [-HEXSIDE_LENGTH / 2, 0.5],
  [-HEXSIDE_LENGTH, 0],
];

/** Width and height of the box that holds every hex whole. */
export function plotSize(grid: HexGrid): readonly [width: number, height: number] {
  return [(grid.columns - 1) * COLUMN_PITCH + 2 * HEXSIDE_LENGTH, grid.rows + (grid.columns > 1 ? 0.5 : 0)];
}

/** Where the middle of a hex is drawn. */
export function hexCentre(grid: HexGrid, hex: HexIndex): Point {
  return [HEXSIDE_LENGTH + grid.columnOf(hex) * COLUMN_PITCH, grid.rowOf(hex) + 0.5 + 0.5 * grid.lowerBy(hex)];
}

/** The six corners, clockwise; the hexside in direction d runs from corner d to corner d + 1. */
export function hexCorners(grid: HexGrid, hex: HexIndex): readonly Point[] {
  const [x, y] = hexCentre(grid, hex);
  return CORNERS.map(([dx, dy]) => [x + dx, y + dy]);
}

/** The hex drawn at a point, the nearest centre where several meet; {@link NOWHERE} outside the grid. */
export function hexAt(grid: HexGrid, [x, y]: Point): HexIndex {
  const column = Math.round((x - HEXSIDE_LENGTH) / COLUMN_PITCH);
  let nearest = NOWHERE;
  let least = Infinity;
  // The point may be in the tip of a hex in the next column; beyond the edge, missing hexes count too.
  for (let tried = column - 1; tried <= column + 1; tried++) {
    const lower = lowerBy(grid, tried);
    const row = Math.round(y - 0.5 - lower);
    const away = (HEXSIDE_LENGTH + tried * COLUMN_PITCH - x) ** 2 + (row + 0.5 + lower - y) ** 2;
    if (away >= least) continue;
    least = away;
    const inside = tried >= 0 && tried < grid.columns && row >= 0 && row < grid.rows;
    nearest = inside ? tried * grid.rows + row : NOWHERE;
  }
  return nearest;
}

/** How much lower a column is, even one beyond the edge. */
function lowerBy(grid: HexGrid, column: number): number {
  return ((column & 1) === 1) === (grid.lowerColumns === "even") ? 0.5 : 0;
}
