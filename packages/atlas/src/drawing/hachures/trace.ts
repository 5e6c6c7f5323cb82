import type { Point } from "@stonebridge/board";
import { resample } from "../../geography/curves.ts";
import { gradientNoise, layeredNoise } from "../../geography/noise.ts";
import { type RandomStream, randomStream } from "../../geography/random.ts";
import { normal } from "../chance.ts";
import { contourLines } from "./contours.ts";
import { type Grid, clamp, gradient, gridLike, interpolate, sample, steepness } from "../ground/grid.ts";
import { eased } from "../ground/smoothing.ts";

/** A slope stroke: its course from the head down the slope, and the weight of its head in u. */
export interface Hachure {
  readonly course: readonly Point[];
  readonly weight: number;
  /** Steepness at the head, as a fraction. */
  readonly slope: number;
}

/** Interval of the invisible contours, m. */
const INTERVAL = 4;
/** Slopes under this stay blank paper. */
const LEAST_SLOPE = 0.0215;
/** Length of a step down the slope, u. */
const STEP = 0.7;
const GREATEST_LENGTH = 9;
/** A stroke ends where it meets a cell of this size that another stroke has used, u. */
const CROWDING_CELL = 0.46;
const GREATEST_WEIGHT = 0.98;

interface Slopes {
  readonly ground: Grid;
  readonly east: Grid;
  readonly south: Grid;
  readonly steep: Grid;
  readonly broadSteep: Grid;
}

interface Head {
  readonly at: Point;
  readonly height: number;
  readonly slope: number;
}

/** Traces the slope strokes of a height field, after Lehmann, with a little light from the north-west. Heavy strokes come first. */
export function traceHachures(field: Grid): Hachure[] {
  const random = randomStream(5);
  const ground = eased(field, 1.6);
  const { east, south } = gradient(eased(ground, 1.2));
  const steep = steepness(east, south);
  const slopes: Slopes = { ground, east, south, steep, broadSteep: eased(steep, 2.2) };
  const strokes = headsOf(slopes, random).flatMap((head) => {
    const stroke = descend(slopes, head, random);
    return stroke === undefined ? [] : [{ ...stroke, order: -head.slope + (random() - 0.5) * 0.004 }];
  });
  strokes.sort((a, b) => a.order - b.order);
  return uncrowded(strokes);
}

/** Heads of strokes along contours of the ground plus noise, so that the rows wander and never read as contour lines. */
function headsOf(slopes: Slopes, random: RandomStream): Head[] {
  const { ground } = slopes;
  const noise = gradientNoise(41);
  const wandering = gridLike(
    ground,
    ground.values.map((value, i) => {
      const column = i % ground.columns;
      const row = Math.floor(i / ground.columns);
      return value + 1.5 * layeredNoise(noise, column / 26, row / 26, 2);
    }),
  );
  const lowest = ground.values.reduce((a, b) => Math.min(a, b));
  const highest = ground.values.reduce((a, b) => Math.max(a, b));
  const heads: Head[] = [];
  for (let height = Math.floor(lowest / INTERVAL) * INTERVAL; height < highest; height += INTERVAL) {
    for (const contour of contourLines(wandering, height)) {
      if (contour.length < 6) continue;
      let due = random();
      for (const at of resample(contour, 0.5)) {
        const slope = sample(slopes.broadSteep, at[0], at[1]);
        due += 0.5 / interpolate(slope, [0.02, 0.035, 0.06, 0.1, 0.15], [3.3, 2.5, 1.75, 1.22, 1.0]);
        if (due < 1) continue;
        due -= 1;
        if (slope > LEAST_SLOPE) heads.push({ at, height, slope });
      }
    }
  }
  return heads;
}

function fall(slopes: Slopes, x: number, y: number): Point {
  const dx = -sample(slopes.east, x, y);
  const dy = -sample(slopes.south, x, y);
  const length = Math.hypot(dx, dy) + 1e-9;
  return [dx / length, dy / length];
}

/** Follows the steepest descent from a head; nothing when the stroke would have fewer than three points. */
function descend(slopes: Slopes, head: Head, random: RandomStream): Hachure | undefined {
  const shift = 0.8 * normal(random);
  const first = fall(slopes, head.at[0], head.at[1]);
  let x = head.at[0] + first[0] * shift;
  let y = head.at[1] + first[1] * shift;
  const limit =
    GREATEST_LENGTH * interpolate(head.slope, [0.025, 0.05, 0.12], [0.62, 0.85, 1]) * (0.86 + 0.24 * random());
  const drop = INTERVAL * (0.8 + 0.13 * random());
  const tone = 0.92 + 0.16 * random();
  const start = sample(slopes.ground, x, y);
  const course: Point[] = [[x, y]];
  let height = start;
  for (let length = 0; length + STEP < limit; length += STEP) {
    const down = fall(slopes, x, y);
    const middle = fall(slopes, x + (down[0] * STEP) / 2, y + (down[1] * STEP) / 2);
    const nextX = x + middle[0] * STEP;
    const nextY = y + middle[1] * STEP;
    const next = sample(slopes.ground, nextX, nextY);
    if (start - next >= drop || next >= height || sample(slopes.steep, nextX, nextY) <= LEAST_SLOPE * 0.72) break;
    [x, y, height] = [nextX, nextY, next];
    course.push([x, y]);
  }
  if (course.length < 3) return undefined;
  const shade = first[0] * 0.6 + first[1] * 0.8;
  const slope = head.slope * 0.6 + sample(slopes.steep, head.at[0], head.at[1]) * 0.4;
  const plain = 0.19 + 0.8 * clamp((slope - 0.022) / 0.09, 0, 1);
  return { course, slope: head.slope, weight: Math.min(GREATEST_WEIGHT, plain * (1 + 0.34 * shade)) * tone };
}

/** Ends each stroke where it meets one drawn before. */
function uncrowded(strokes: readonly Hachure[]): Hachure[] {
  const owner = new Map<number, number>();
  const kept: Hachure[] = [];
  strokes.forEach((stroke, index) => {
    const cells: number[] = [];
    for (const [x, y] of stroke.course) {
      const cell = Math.floor(y / CROWDING_CELL) * 65_536 + Math.floor(x / CROWDING_CELL);
      if ((owner.get(cell) ?? index) !== index) break;
      cells.push(cell);
    }
    if (cells.length < 3) return;
    for (const cell of cells) owner.set(cell, index);
    kept.push({ ...stroke, course: stroke.course.slice(0, cells.length) });
  });
  return kept;
}
