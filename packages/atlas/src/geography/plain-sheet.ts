import type { Point } from "@stonebridge/board";
import type { GroundSheet, Jacobian } from "./rubber-sheet.ts";

/** A sheet that is true to the ground: shifted and scaled, bent nowhere. */
export class PlainSheet implements GroundSheet {
  readonly #origin: Point;
  readonly #scale: number;

  /**
   * @param origin the point of the ground, in map units, that comes to [0, 0]
   * @param unit map units to one unit of the other plane
   */
  constructor(origin: Point, unit: number) {
    this.#origin = origin;
    this.#scale = 1 / unit;
  }

  at([x, y]: Point): Point {
    return [(x - this.#origin[0]) * this.#scale, (y - this.#origin[1]) * this.#scale];
  }

  /** The point of the ground, in map units, under a point of the other plane. */
  under([x, y]: Point): Point {
    return [x / this.#scale + this.#origin[0], y / this.#scale + this.#origin[1]];
  }

  jacobian(): Jacobian {
    return [this.#scale, 0, 0, this.#scale];
  }
}
