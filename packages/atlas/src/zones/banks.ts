import type { Point } from "@stonebridge/board";
import {
  contains,
  easeClosed,
  fromJunction,
  meetings,
  resample,
  waysAlong,
  distance,
  type Line,
  type Meeting,
} from "../geography/index.ts";

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

/** The part of an outline from one crossing to another, clockwise, both ends included. */
function around(outline: Line, from: Meeting, to: Meeting): Point[] {
  const points: Point[] = [from.point];
  for (let side = from.otherLeg; side !== to.otherLeg; side = (side + 1) % outline.length)
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
  const cuts = meetings(course, [...outline, outline[0]]);
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
  const cuts = meetings(line, [...outline, outline[0]]);
  const startsInside = contains(outline, line[0]);
  if (cuts.length === 0) return startsInside ? { course: [...line], cutStart: false, cutEnd: false } : undefined;
  const ways = waysAlong(line);
  const marks = cuts.map((cut) => ({
    ...cut,
    way: ways[cut.leg] + distance(line[cut.leg], cut.point),
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
