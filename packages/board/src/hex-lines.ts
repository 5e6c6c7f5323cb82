/**
 * Straight lines from the centre of one hex to another's, in whole numbers. A line is given as steps: the
 * directions it takes from hex to hex. They depend only on the offset between the two hexes, not on where they are.
 *
 * A line that runs along a hexside, between two hexes, may take either of them: such a stretch gives two paths, each
 * stretch separately, and the hexside between the two is not crossed. A line that only meets the end of a hexside
 * goes straight on from one hex to the next; it does not pass the third hex that touches that point.
 */
import { DIRECTIONS, type Direction, type HexGrid, type HexIndex, type Hexside, STEP_X, STEP_Z } from "./hex-grid.ts";
import { NOWHERE } from "./places.ts";

/** One path along a line. */
export interface HexLine {
  /** The hexes passed, including first and last. */
  readonly hexes: readonly HexIndex[];
  /** The hexsides crossed, each as seen from the hex being left: one fewer than hexes. */
  readonly hexsides: readonly Hexside[];
}

/**
 * Corners of a hex around its centre, on a plane where hexes are 4 wide, 2 high and 3 from column to column: a stretched plane,
 * on which straight lines stay straight. Clockwise; the hexside in direction d runs from corner d to corner d + 1.
 */
const CORNER_X = [-1, 1, 2, 1, -1, -2];
const CORNER_Y = [-1, -1, 0, 1, 1, 0];

/** A step from hex to hex along a line. */
export interface LineStep {
  readonly direction: Direction;
  /** If the line goes over a corner, and not along a hexside: the direction of the third hex that touches it; otherwise -1. */
  readonly beside: Direction;
}

/**
 * The paths along the line to the hex dx, dz away in cube coordinates, each as its steps. There is one path, unless the line runs
 * along hexsides: n such stretches give 2^n paths, left first.
 */
export function lineWays(dx: number, dz: number): readonly (readonly LineStep[])[] {
  const lineX = 3 * dx;
  const lineY = 2 * dz + dx;
  /** Negative to the left of the line, positive to its right, 0 on it. */
  const hand = (x: number, y: number) => lineX * y - lineY * x;
  let ways: LineStep[][] = [[]];
  let x = 0;
  let z = 0;
  while (x !== dx || z !== dz) {
    const hands = DIRECTIONS.map((_, corner) => hand(3 * x + CORNER_X[corner], 2 * z + x + CORNER_Y[corner]));
    // Out over the hexside with its first corner to the left and its second to the right, or over a corner on the line.
    const out = hands.findIndex((at, corner) => at <= 0 && hands[(corner + 1) % 6] > 0);
    const before = (out + 5) % 6;
    const beyond = hands[out] < 0 ? -1 : hand(CORNER_X[out], CORNER_Y[out]);
    // If the hexside beyond the corner is on the line, either hex next to it; otherwise the one hex that the line enters.
    const choice = beyond === 0 ? [before, out] : [beyond < 0 ? out : before];
    const beside = beyond === 0 || hands[out] < 0 ? -1 : beyond < 0 ? before : out;
    ways = ways.flatMap((way) =>
      choice.map((direction, at) => [
        ...way,
        { direction, beside },
        ...choice.toSpliced(at, 1).map((other): LineStep => ({ direction: other, beside: -1 })),
      ]),
    );
    for (const direction of choice) {
      x += STEP_X[direction];
      z += STEP_Z[direction];
    }
  }
  return ways;
}

/** Like {@link lineWays}, but only the directions of the steps. */
export function lineSteps(dx: number, dz: number): readonly (readonly Direction[])[] {
  return lineWays(dx, dz).map((way) => way.map(({ direction }) => direction));
}

/** The paths along the line between two hexes, without those that would leave the grid. */
export function hexLines(grid: HexGrid, from: HexIndex, to: HexIndex): HexLine[] {
  const lines: HexLine[] = [];
  for (const steps of lineSteps(grid.x[to] - grid.x[from], grid.z[to] - grid.z[from])) {
    const hexes = [from];
    const hexsides: Hexside[] = [];
    for (const direction of steps) {
      hexsides.push(hexes[hexsides.length] * 6 + direction);
      hexes.push(grid.neighbours[hexsides[hexsides.length - 1]]);
      if (hexes.at(-1) === NOWHERE) break;
    }
    if (!hexes.includes(NOWHERE)) lines.push({ hexes, hexsides });
  }
  return lines;
}

/**
 * All lines up to a range, prepared for rules. To follow the line from one hex to another, with `n = lines.offset(from, to)`
 * not -1: its ways are those from `firstWay[n]` up to `firstWay[n + 1]`; the steps of a way are
 * `steps[firstStep[way]]` up to `steps[firstStep[way + 1]]`, directions to be looked up in the neighbours of a grid or map. A
 * way that comes to {@link NOWHERE} does not exist.
 */
export class LineTable {
  readonly grid: HexGrid;
  readonly range: number;
  readonly firstWay: Uint16Array;
  readonly firstStep: Uint16Array;
  readonly steps: Uint8Array;

  constructor(grid: HexGrid, range: number) {
    this.grid = grid;
    this.range = range;
    const firstWay = [0];
    const firstStep = [0];
    const steps: Direction[] = [];
    for (let dx = -range; dx <= range; dx++) {
      for (let dz = -range; dz <= range; dz++) {
        const ways = Math.abs(dx + dz) <= range ? lineSteps(dx, dz) : [];
        for (const way of ways) {
          steps.push(...way);
          firstStep.push(steps.length);
        }
        firstWay.push(firstStep.length - 1);
      }
    }
    this.firstWay = Uint16Array.from(firstWay);
    this.firstStep = Uint16Array.from(firstStep);
    this.steps = Uint8Array.from(steps);
  }

  /** Index of the line between two hexes in the table; -1 beyond its range. */
  offset(from: HexIndex, to: HexIndex): number {
    const { grid, range } = this;
    const dx = grid.x[to] - grid.x[from];
    const dz = grid.z[to] - grid.z[from];
    if (Math.abs(dx) > range || Math.abs(dz) > range || Math.abs(dx + dz) > range) return -1;
    return (dx + range) * (2 * range + 1) + dz + range;
  }
}
