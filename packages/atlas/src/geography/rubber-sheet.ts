/**
 * A rubber sheet: a smooth transformation of the ground that brings chosen points to given places of another plane and bends
 * everything between them as little as a thin metal plate would bend (thin-plate spline; Bookstein, "Principal warps", IEEE
 * PAMI 11, 1989).
 *
 * How hex maps use it: `layHexGround(plan.ground, readGeography())` of `@stonebridge/atlas/hexes` (plan: `BULL_RUN_1983_MAP`) gives
 * the whole ground on the hex plane: `lines` (waters, roads, railroads, the unfinished railroad, each with its course and, leg by
 * leg, its hexes), `woods`, `hills`, `places` and `sheet`. The hex plane is that of the board package (`hexCentre`, `plotSize` of
 * `hex-plot.ts`): one unit is the height of a hex, x east, y south.
 *
 * Places and hills come from the sheet alone, and so may anything else that is drawn: `sheet.at(point)`, `warpLine`, `warpHill`.
 * Lines come from `lines` only: they are moved on within the sheet, so that what is drawn passes through exactly the hexes and
 * hexsides in the data. Farm lanes that the map does not show are not among them.
 */
import type { Point } from "@stonebridge/board";
import type { Line } from "./curves.ts";
import type { Hill } from "./relief.ts";

/** A point of the ground, in map units, and where it lies on the other plane. */
export interface Pin {
  readonly from: Point;
  readonly to: Point;
}

/** How a transformation stretches and turns the ground round a point: the columns are the images of one unit east and south. */
export type Jacobian = readonly [xByEast: number, xBySouth: number, yByEast: number, yBySouth: number];

/** A transformation of the ground, in map units, to another plane. */
export interface GroundSheet {
  /** Where a point of the ground lies on the other plane. */
  at(ground: Point): Point;
  /** The stretch and turn at a point of the ground, in units of the other plane to one map unit. */
  jacobian(ground: Point): Jacobian;
}

/** Map units to one unit of the calculation, to keep its terms of similar size. */
const SCALE = 1000;

/** The plate's profile r² log r, from r². */
function bend(squared: number): number {
  return squared === 0 ? 0 : 0.5 * squared * Math.log(squared);
}

/** Solves `matrix · x = right` for several right sides by elimination with pivots. Both are used up. @throws when singular */
function solve(matrix: number[][], right: number[][]): number[][] {
  const size = matrix.length;
  for (let column = 0; column < size; column++) {
    let pivot = column;
    for (let row = column + 1; row < size; row++) {
      if (Math.abs(matrix[row][column]) > Math.abs(matrix[pivot][column])) pivot = row;
    }
    if (Math.abs(matrix[pivot][column]) < 1e-12) {
      throw new Error("A rubber sheet needs three pins that are not on one line, and no two pins at one place.");
    }
    [matrix[column], matrix[pivot]] = [matrix[pivot], matrix[column]];
    [right[column], right[pivot]] = [right[pivot], right[column]];
    for (let row = column + 1; row < size; row++) {
      const share = matrix[row][column] / matrix[column][column];
      if (share === 0) continue;
      for (let at = column; at < size; at++) matrix[row][at] -= share * matrix[column][at];
      right[row] = right[row].map((value, side) => value - share * right[column][side]);
    }
  }
  for (let row = size - 1; row >= 0; row--) {
    for (let at = row + 1; at < size; at++) {
      right[row] = right[row].map((value, side) => value - matrix[row][at] * right[at][side]);
    }
    right[row] = right[row].map((value) => value / matrix[row][row]);
  }
  return right;
}

/** A thin-plate spline through its pins. */
export class RubberSheet implements GroundSheet {
  readonly #from: readonly Point[];
  /** Weight of each pin, then the affine part: constant, east, south; x and y of the other plane. */
  readonly #weights: readonly (readonly number[])[];

  /** @throws when the pins do not determine a sheet */
  constructor(pins: readonly Pin[]) {
    this.#from = pins.map(({ from: [x, y] }): Point => [x / SCALE, y / SCALE]);
    const plate = this.#from.map(([x, y]) => [
      ...this.#from.map(([u, v]) => bend((x - u) ** 2 + (y - v) ** 2)),
      1,
      x,
      y,
    ]);
    const affine = [
      [...this.#from.map(() => 1), 0, 0, 0],
      [...this.#from.map(([x]) => x), 0, 0, 0],
      [...this.#from.map(([, y]) => y), 0, 0, 0],
    ];
    this.#weights = solve([...plate, ...affine], [...pins.map(({ to }) => [...to]), [0, 0], [0, 0], [0, 0]]);
  }

  /** Where a point of the ground (map units) lies on the other plane. */
  at([east, south]: Point): Point {
    const x = east / SCALE;
    const y = south / SCALE;
    const count = this.#from.length;
    const [constant, byEast, bySouth] = [this.#weights[count], this.#weights[count + 1], this.#weights[count + 2]];
    let toX = constant[0] + byEast[0] * x + bySouth[0] * y;
    let toY = constant[1] + byEast[1] * x + bySouth[1] * y;
    for (let pin = 0; pin < count; pin++) {
      const [u, v] = this.#from[pin];
      const weight = bend((x - u) ** 2 + (y - v) ** 2);
      toX += this.#weights[pin][0] * weight;
      toY += this.#weights[pin][1] * weight;
    }
    return [toX, toY];
  }

  /** The stretch and turn at a point of the ground, in units of the other plane to one map unit. */
  jacobian([east, south]: Point): Jacobian {
    const step = 0.5;
    const [left, right] = [this.at([east - step, south]), this.at([east + step, south])];
    const [above, below] = [this.at([east, south - step]), this.at([east, south + step])];
    return [right[0] - left[0], below[0] - above[0], right[1] - left[1], below[1] - above[1]];
  }
}

/** A line taken through a sheet, point by point. */
export function warpLine(sheet: GroundSheet, line: Line): Point[] {
  return line.map((point) => sheet.at(point));
}

/**
 * A hill taken through a sheet: its ellipse becomes the ellipse into which the sheet stretches it about its middle. Axes are in
 * units of the other plane, the bearing in degrees from its upper edge, clockwise; crest and names stay.
 */
export function warpHill(sheet: GroundSheet, hill: Hill): Hill {
  const [a, b, c, d] = sheet.jacobian(hill.middle);
  const bearing = (hill.bearing * Math.PI) / 180;
  const along: Point = [Math.sin(bearing) * hill.halfLength, -Math.cos(bearing) * hill.halfLength];
  const across: Point = [Math.cos(bearing) * hill.halfWidth, Math.sin(bearing) * hill.halfWidth];
  const u: Point = [a * along[0] + b * along[1], c * along[0] + d * along[1]];
  const v: Point = [a * across[0] + b * across[1], c * across[0] + d * across[1]];
  // The images of two conjugate half-axes: the principal axes lie where their combination is longest and shortest.
  const turn = 0.5 * Math.atan2(2 * (u[0] * v[0] + u[1] * v[1]), u[0] ** 2 + u[1] ** 2 - v[0] ** 2 - v[1] ** 2);
  const long: Point = [u[0] * Math.cos(turn) + v[0] * Math.sin(turn), u[1] * Math.cos(turn) + v[1] * Math.sin(turn)];
  const short: Point = [v[0] * Math.cos(turn) - u[0] * Math.sin(turn), v[1] * Math.cos(turn) - u[1] * Math.sin(turn)];
  return {
    ...hill,
    middle: sheet.at(hill.middle),
    halfLength: Math.hypot(...long),
    halfWidth: Math.hypot(...short),
    bearing: ((Math.atan2(long[0], -long[1]) * 180) / Math.PI + 180) % 180,
  };
}
