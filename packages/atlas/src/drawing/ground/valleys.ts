import { type Line, lengthOf, resample, waysAlong } from "../../geography/curves.ts";
import { type Noise, layeredNoise } from "../../geography/noise.ts";
import { nearestMarked } from "./distance.ts";
import { type Grid, type GridFrame, clamp, emptyGrid, gridLike, gridOf, interpolate, sample } from "./grid.ts";
import { eased } from "./smoothing.ts";

/** A run as the ground knows it: its course from source to mouth and its height in metres at every point of the course. */
export interface Watercourse {
  readonly course: Line;
  readonly heights: readonly number[];
  readonly valley: Valley;
}

/** Form of a valley: half-width of its floor (u), height of its side (m), length of its side (u), and whether it fades towards the source. */
export interface Valley {
  readonly floor: number;
  readonly height: number;
  readonly length: number;
  readonly fades: boolean;
}

/** Softness (m) of the union of neighbouring valleys. */
const UNION_SOFTNESS = 3;
/** So far above the lowest valley a cell of another adds nothing to the union, m. */
const NEGLIGIBLE = 40;
/** Rise beyond the shoulder of a valley, m per u. */
const UPLAND_RISE = 0.085;
/** The distance to a run is measured from a displaced point: strength and length of the displacement, u. */
const BEND_STRENGTH = 11;
const BEND_LENGTH = 70;

/** The ground as the runs alone would have left it, in metres, and the distance of each cell to the nearest run, in cells. */
export interface ValleyGround {
  readonly ground: Grid;
  readonly toWater: Float64Array;
}

/** Unites the valleys of all runs. `bends` drives the displacement, `banks` the steepness along the banks. */
export function unitedValleys(
  frame: GridFrame,
  runs: readonly Watercourse[],
  bends: Noise,
  banks: Noise,
): ValleyGround {
  const eastward = gridOf(frame, (x, y) => BEND_STRENGTH * layeredNoise(bends, x / BEND_LENGTH, y / BEND_LENGTH));
  const southward = gridOf(
    frame,
    (x, y) => BEND_STRENGTH * layeredNoise(bends, x / BEND_LENGTH + 90, y / BEND_LENGTH + 40),
  );
  const cells = frame.columns * frame.rows;
  const toWater = new Float64Array(cells).fill(Infinity);
  const lowest = new Float64Array(cells).fill(Infinity);
  const weight = new Float64Array(cells);
  runs.forEach((run, index) => {
    const valley = valleyOf(frame, run, index, eastward, southward, banks, lowest);
    if (valley === undefined) return;
    for (let i = 0; i < cells; i++) {
      toWater[i] = Math.min(toWater[i], valley.distance[i]);
      const height = valley.heights[i];
      if (height === Infinity) continue;
      if (height < lowest[i]) {
        weight[i] = weight[i] * Math.exp((height - lowest[i]) / UNION_SOFTNESS) + 1;
        lowest[i] = height;
      } else {
        weight[i] += Math.exp((lowest[i] - height) / UNION_SOFTNESS);
      }
    }
  });
  const ground = emptyGrid(frame);
  for (let i = 0; i < cells; i++) ground.values[i] = lowest[i] - UNION_SOFTNESS * Math.log(weight[i]);
  return { ground, toWater };
}

interface SingleValley {
  readonly heights: Float64Array;
  readonly distance: Float64Array;
}

/** The valley of one run over the whole frame; nothing when the run does not enter it. */
function valleyOf(
  frame: GridFrame,
  run: Watercourse,
  index: number,
  eastward: Grid,
  southward: Grid,
  banks: Noise,
  lowest: Float64Array,
): SingleValley | undefined {
  const course = bedOf(frame, run);
  if (course === undefined) return undefined;
  const { distance, nearest } = nearestMarked(frame, course.marked);
  const cells = distance.length;
  const height = new Float64Array(cells);
  const above = new Float64Array(cells);
  for (let i = 0; i < cells; i++) {
    height[i] = course.height[nearest[i]];
    above[i] = course.above[nearest[i]];
  }
  const near = eased(gridLike(frame, height), 3).values;
  const far = eased(gridLike(frame, height), 22).values;
  const upstream = eased(gridLike(frame, above), 10).values;
  const plain = gridLike(frame, distance);
  const { valley } = run;
  const total = lengthOf(run.course);
  const heights = new Float64Array(cells);
  for (let row = 0, i = 0; row < frame.rows; row++) {
    const y = frame.top + (row + 0.5) * frame.cell;
    for (let column = 0; column < frame.columns; column++, i++) {
      const x = frame.left + (column + 0.5) * frame.cell;
      const away = clamp((distance[i] - 3) / 35, 0, 1);
      const bed = near[i] * (1 - away) + far[i] * away;
      if (bed + UPLAND_RISE * (distance[i] - 2 * BEND_STRENGTH - valley.floor) > lowest[i] + NEGLIGIBLE) {
        heights[i] = Infinity;
        continue;
      }
      const d = sample(plain, x + eastward.values[i] * away, y + southward.values[i] * away);
      const share = Math.max(0, upstream[i]) / total;
      const side = valley.fades ? valley.height * clamp(1.15 - 0.8 * share ** 1.1, 0.25, 1) : valley.height;
      const floor = valley.fades ? valley.floor * clamp(1.2 - share, 0.2, 1) : valley.floor;
      const steep = clamp(1 + 0.7 * layeredNoise(banks, x / 75 + 3 * index, y / 75, 2), 0.45, 1.9);
      const beyond = Math.max(0, d - floor);
      heights[i] =
        near[i] * (1 - away) +
        far[i] * away +
        side * bankProfile((beyond / valley.length) * steep) +
        UPLAND_RISE * beyond;
    }
  }
  return { heights, distance };
}

/** Rise of a bank from 0 to 1 over its length: 30 % a soft S, 70 % a ramp that stops short, which makes the crisp shoulder. */
function bankProfile(t: number): number {
  if (t <= 0) return 0;
  const ramp = t < 1.45 ? (t / 1.45) ** 1.35 : 1;
  return 0.3 * (1 - Math.exp(-t * Math.sqrt(t))) + 0.7 * ramp;
}

interface Bed {
  readonly marked: Uint8Array;
  readonly height: Float64Array;
  /** Way from the mouth, u. */
  readonly above: Float64Array;
}

function bedOf(frame: GridFrame, run: Watercourse): Bed | undefined {
  const cells = frame.columns * frame.rows;
  const bed: Bed = { marked: new Uint8Array(cells), height: new Float64Array(cells), above: new Float64Array(cells) };
  const given = waysAlong(run.course);
  const fine = resample(run.course, 0.6);
  const ways = waysAlong(fine);
  const total = ways.at(-1)!;
  const stretch = given.at(-1)! / total;
  let any = false;
  let leg = 0;
  fine.forEach(([x, y], i) => {
    const column = Math.floor((x - frame.left) / frame.cell);
    const row = Math.floor((y - frame.top) / frame.cell);
    const way = ways[i] * stretch;
    while (leg < given.length - 2 && given[leg + 1] < way) leg++;
    if (column < 0 || row < 0 || column >= frame.columns || row >= frame.rows) return;
    any = true;
    const cell = row * frame.columns + column;
    bed.marked[cell] = 1;
    bed.height[cell] = interpolate(way, [given[leg], given[leg + 1]], [run.heights[leg], run.heights[leg + 1]]);
    bed.above[cell] = total - ways[i];
  });
  return any ? bed : undefined;
}
