import type { Point } from "@stonebridge/board";
import { contains, easeClosed, fromJunction, nearestOn, resample, waysAlong, type Line } from "../geography/index.ts";

/** The field of play and its two banks. */
export interface Field {
  /** Closed outline of the field, clockwise. */
  readonly outline: readonly Point[];
  /** The river from where it enters the field to where it leaves it; both ends lie on the outline. */
  readonly river: readonly Point[];
  /** Closed outlines of the two banks. */
  readonly banks: { readonly north: readonly Point[]; readonly south: readonly Point[] };
}

/** Spacing of the outline's points and how far its corners are rounded, in map units. */
const STEP = 2;
const ROUNDING = 9;

/** Where two legs cross, if they do. */
function crossingOf(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (across === 0) return undefined;
  const t = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across;
  const u = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across;
  return t >= 0 && t < 1 && u >= 0 && u < 1 ? [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])] : undefined;
}

/** Every place where an open line crosses a closed outline, in the line's order. */
export function crossings(line: Line, outline: Line): { point: Point; leg: number; side: number }[] {
  const found: { point: Point; leg: number; side: number }[] = [];
  for (let leg = 0; leg < line.length - 1; leg++) {
    const onLeg: { point: Point; leg: number; side: number }[] = [];
    for (let side = 0; side < outline.length; side++) {
      const point = crossingOf(line[leg], line[leg + 1], outline[side], outline[(side + 1) % outline.length]);
      if (point !== undefined) onLeg.push({ point, leg, side });
    }
    const from = line[leg];
    onLeg.sort(
      (p, q) =>
        Math.hypot(p.point[0] - from[0], p.point[1] - from[1]) - Math.hypot(q.point[0] - from[0], q.point[1] - from[1]),
    );
    found.push(...onLeg);
  }
  return found;
}

/** The part of an outline from one crossing to another, clockwise, both ends included. */
function around(outline: Line, from: { point: Point; side: number }, to: { point: Point; side: number }): Point[] {
  const points: Point[] = [from.point];
  for (let side = from.side; side !== to.side; side = (side + 1) % outline.length)
    points.push(outline[(side + 1) % outline.length]);
  points.push(to.point);
  return points;
}

/**
 * Lays out the field.
 * @param corners corners in miles from Manassas Junction, clockwise
 * @param course the drawn course of the river, from north-west to south-east
 * @throws when the river does not cross the field exactly once
 */
export function layField(corners: readonly (readonly [number, number])[], course: Line): Field {
  const given = corners.map(([east, north]) => fromJunction(east, north));
  const outline = easeClosed(resample([...given, given[0]], STEP).slice(0, -1), ROUNDING);
  const cuts = crossings(course, outline);
  const [enters, leaves] = cuts;
  if (enters === undefined || leaves === undefined || cuts.length !== 2) {
    throw new Error(`The river must enter the field once and leave it once; it crosses the rim ${cuts.length} times.`);
  }
  const river = [enters.point, ...course.slice(enters.leg + 1, leaves.leg + 1), leaves.point];
  const north = [...around(outline, enters, leaves), ...river.slice(1, -1).toReversed()];
  const south = [...river, ...around(outline, leaves, enters).slice(1, -1)];
  return { outline, river, banks: { north, south } };
}

/** Cuts a border to its longest stretch within an outline and carries its ends to the outline where they were cut. */
export function cutTo(line: Line, outline: Line): { course: Point[]; cutStart: boolean; cutEnd: boolean } | undefined {
  const cuts = crossings(line, outline);
  const startsInside = contains(outline, line[0]);
  if (cuts.length === 0) return startsInside ? { course: [...line], cutStart: false, cutEnd: false } : undefined;
  const ways = waysAlong(line);
  const marks = cuts.map((cut) => ({
    ...cut,
    way: ways[cut.leg] + nearestOn([line[cut.leg], line[cut.leg + 1]], cut.point).way,
  }));
  let best: { course: Point[]; cutStart: boolean; cutEnd: boolean; length: number } | undefined;
  let inside = startsInside;
  for (let index = 0; index <= marks.length; index++) {
    const from = index === 0 ? undefined : marks[index - 1];
    const to = marks[index];
    const length = (to?.way ?? ways.at(-1)!) - (from?.way ?? 0);
    if (inside && (best === undefined || length > best.length)) {
      const middle = line.slice(from === undefined ? 0 : from.leg + 1, to === undefined ? line.length : to.leg + 1);
      best = {
        course: [...(from === undefined ? [] : [from.point]), ...middle, ...(to === undefined ? [] : [to.point])],
        cutStart: from !== undefined,
        cutEnd: to !== undefined,
        length,
      };
    }
    inside = !inside;
  }
  return best;
}
