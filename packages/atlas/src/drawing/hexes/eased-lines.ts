import { type HexIndex, NOWHERE, type Point } from "@stonebridge/board";
import { distance, nearestOn, resample } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import type { LineKind } from "../../geography/lines.ts";
import { HEX, type HexFrame } from "./hex-frame.ts";

/** Distance of the points of an eased line, u. */
const STEP = 1.2;
/** Rounds of easing: ways run smoother than waters, railroads smoothest. */
const ROUNDS: Readonly<Record<LineKind, number>> = {
  river: 24,
  stream: 8,
  turnpike: 70,
  road: 50,
  lane: 50,
  railroad: 320,
  unfinished_railroad: 120,
};
/**
 * Passes of easing: how far a line keeps from hexsides that it does not cross, u, and the share of its rounds. The first draws it
 * taut round the corners of hexes, the second rounds the bends that are left there.
 */
const PASSES = [
  { clear: 3.1, share: 1 },
  { clear: 0.9, share: 0.6 },
] as const;
/** An end this near to another line is joined to it, u; the number of points over which a pull fades. */
const JOINED = 1;
const FADE = 14;

/** Unit vectors from the middle of a hex to its sides, clockwise from north. */
const OUTWARD = Array.from({ length: 6 }, (_, direction): Point => {
  const angle = ((direction * 60 - 90) * Math.PI) / 180;
  return [Math.cos(angle), Math.sin(angle)];
});

/**
 * Eases the lines of a hex map, which are bent hard in places to pass through the hexes of the rules. Every point stays in its hex, so that
 * hexes and hexsides remain those of the data; lines that met still meet.
 */
export function easedLines(lines: ReadonlyMap<string, DrawnLine>, frame: HexFrame): ReadonlyMap<string, DrawnLine> {
  const eased = new Map([...lines].map(([id, line]) => [id, easedCourse(line, frame)]));
  for (const [id, line] of lines) {
    for (const end of ["first", "last"] as const) {
      const at = end === "first" ? line.course[0] : line.course.at(-1)!;
      const joined = [...lines].find(([other, { course }]) => other !== id && nearestOn(course, at).distance < JOINED);
      if (joined !== undefined) eased.set(id, pulled(eased.get(id)!, end, eased.get(joined[0])!, frame));
    }
  }
  return new Map([...lines].map(([id, line]) => [id, { ...line, course: eased.get(id)! }]));
}

function easedCourse({ kind, course }: DrawnLine, frame: HexFrame): Point[] {
  const points = resample(course, STEP);
  const hexes = points.map((point) => frame.hexAt(point));
  const bounds = boundsOf(hexes, frame);
  for (const { clear, share } of PASSES) {
    for (let round = ROUNDS[kind] * share; round > 0; round--) easeOnce(points, bounds, clear);
  }
  return points;
}

/** Moves every point towards the middle of its neighbours, as far as its hex allows. The ends stay. */
function easeOnce(points: Point[], bounds: readonly (Bounds | undefined)[], clear: number): void {
  const before = points.slice();
  for (let i = 1; i + 1 < points.length; i++) {
    const wanted: Point = [
      (before[i - 1][0] + 2 * before[i][0] + before[i + 1][0]) / 4,
      (before[i - 1][1] + 2 * before[i][1] + before[i + 1][1]) / 4,
    ];
    if (mayMove(bounds[i], before[i], wanted, clear)) points[i] = wanted;
  }
}

/** The hex in which a point must stay: its middle, and the directions over which the line comes and goes. */
interface Bounds {
  readonly centre: Point;
  readonly gates: readonly number[];
}

/** Bounds of every point; none beyond the grid. */
function boundsOf(hexes: readonly HexIndex[], frame: HexFrame): (Bounds | undefined)[] {
  const bounds: (Bounds | undefined)[] = [];
  for (let first = 0; first < hexes.length;) {
    let end = first;
    while (end < hexes.length && hexes[end] === hexes[first]) end++;
    const hex = hexes[first];
    const before = first > 0 ? hexes[first - 1] : NOWHERE;
    const after = end < hexes.length ? hexes[end] : NOWHERE;
    const gates = [before, after].flatMap((other) =>
      hex === NOWHERE ? [] : other === NOWHERE ? edgesOf(hex, frame) : [frame.grid.direction(hex, other)],
    );
    const stay = hex === NOWHERE ? undefined : { centre: frame.centre(hex), gates };
    for (; first < end; first++) bounds.push(stay);
  }
  return bounds;
}

/** Directions in which a hex has no neighbour. */
function edgesOf(hex: HexIndex, frame: HexFrame): number[] {
  return [0, 1, 2, 3, 4, 5].filter((direction) => frame.grid.neighbour(hex, direction) === NOWHERE);
}

/** Whether a point stays in its hex, and comes no nearer to a hexside that the line does not cross. Beyond the grid it is free. */
function mayMove(bounds: Bounds | undefined, from: Point, to: Point, clear: number): boolean {
  if (bounds === undefined) return true;
  const { centre, gates } = bounds;
  return OUTWARD.every(([ox, oy], direction) => {
    const reach = (to[0] - centre[0]) * ox + (to[1] - centre[1]) * oy;
    if (reach > HEX / 2 - 0.05) return false;
    if (gates.includes(direction) || reach <= HEX / 2 - clear) return true;
    return reach <= (from[0] - centre[0]) * ox + (from[1] - centre[1]) * oy;
  });
}

/** Pulls an end of a course onto another, in the hex where it ends; the pull fades along it. */
function pulled(course: readonly Point[], end: "first" | "last", other: readonly Point[], frame: HexFrame): Point[] {
  const last = course.length - 1;
  const from = end === "first" ? course[0] : course[last];
  const hex = frame.hexAt(from);
  const near = nearestOn(other, from).point;
  const within = other.filter((point) => frame.hexAt(point) === hex);
  const target =
    frame.hexAt(near) === hex || within.length === 0
      ? near
      : within.reduce((a, b) => (distance(a, from) <= distance(b, from) ? a : b));
  return course.map((point, index) => {
    const away = end === "first" ? index : last - index;
    const share = Math.max(0, 1 - away / Math.min(FADE, last));
    const moved: Point = [point[0] + (target[0] - from[0]) * share, point[1] + (target[1] - from[1]) * share];
    return share === 0 || frame.hexAt(moved) !== frame.hexAt(point) ? point : moved;
  });
}
