import { hexCentre, type HexGrid, type HexIndex, type Point } from "@stonebridge/board";
import { between, type PlainSheet } from "../geography/index.ts";
import { type Grid, sample } from "../drawing/ground/grid.ts";
import { pointsOf } from "./woods.ts";

/** How heights become levels: feet to a level, and the height at which level 0 begins. */
export interface LevelPlan {
  readonly feet: number;
  readonly lowest: number;
}

const FEET_PER_METRE = 1 / 0.3048;
/** Share of a hex that is above the height that counts for it: troops are on its better ground. */
const ABOVE = 0.25;
/** Points along a profile between two hexes, and how far aside of it others run, in hexes. */
const PROFILE = { points: 12, aside: [-0.16, 0, 0.16] } as const;

/** Heights of the ground in feet, as a hex map sees them. */
export class HexHeights {
  readonly #grid: HexGrid;
  readonly #sheet: PlainSheet;
  readonly #heights: Grid;

  /** @param heights metres, on map units of the battlefield */
  constructor(grid: HexGrid, sheet: PlainSheet, heights: Grid) {
    this.#grid = grid;
    this.#sheet = sheet;
    this.#heights = heights;
  }

  /** Height at a point of the hex plane. */
  at(point: Point): number {
    return sample(this.#heights, ...this.#sheet.under(point)) * FEET_PER_METRE;
  }

  /** Height of the better ground of a hex: a quarter of it lies higher. */
  of(hex: HexIndex): number {
    const heights = pointsOf(this.#grid, hex)
      .map((point) => this.at(point))
      .toSorted((a, b) => b - a);
    return heights[Math.floor(heights.length * ABOVE)];
  }

  /**
   * How far the ground between the middles of two neighbouring hexes rises above the straight line from one to the other, at its
   * most: what hides the one from the other.
   */
  bulge(a: HexIndex, b: HexIndex): number {
    const [from, to] = [hexCentre(this.#grid, a), hexCentre(this.#grid, b)];
    const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
    const profiles = PROFILE.aside.map((aside) => {
      const shift = ([x, y]: Point): Point => [x - dy * aside, y + dx * aside];
      return Array.from({ length: PROFILE.points + 1 }, (_, index) =>
        this.at(shift(between(from, to, index / PROFILE.points))),
      );
    });
    const profile = profiles[0].map((_, index) => profiles.reduce((sum, one) => sum + one[index], 0) / profiles.length);
    const [first, last] = [profile[0], profile[PROFILE.points]];
    return Math.max(...profile.map((height, index) => height - first - ((last - first) * index) / PROFILE.points));
  }
}

/** The level of a height in feet. */
export function levelOf(feet: number, { feet: step, lowest }: LevelPlan): number {
  return Math.floor((feet - lowest) / step);
}
