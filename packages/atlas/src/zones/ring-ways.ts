import type { Point } from "@stonebridge/board";
import {
  between,
  catmullRom,
  centroid,
  distance,
  ease,
  gradientNoise,
  lengthOf,
  meetings,
  nearestOn,
  resample,
  type Line,
} from "../geography/index.ts";
import type { ChainCourse } from "./ring-ground-plan.ts";
import type { RingFrame } from "./ring-frame.ts";
import type { RingCells } from "./ring-outlines.ts";
import type { Chain } from "./ring-plan.ts";

/** A way crosses a border only in the middle of it: between these shares of its length. */
const CLEAR = 0.27;
/** A surveyed line says where its way crosses a border if it comes this near, u. */
const GUIDED = 45;
/** Rounds in which the bends of a way are drawn taut, and how far in each. */
const ROUNDS = 14;
const TAUT = 0.5;
/** Way points and junctions within zones keep to the middle by this share. */
const INWARD = 0.3;
/** Distance of the points of a course, its easing in points, and its waver: strength and length, u. */
const STEP = 2;
const EASING = 3;
const WAVER = { strength: 2.2, length: 40 } as const;
/** The number of points over which waver fades at both ends. */
const TAPER = 10;

/** A point through which a way runs: in a zone, or on a border between two shares of its course. */
interface Knot {
  at: Point;
  readonly border?: Line;
}

/** The part of a line between two shares of its length. */
function clearPart(line: Line): Point[] {
  const points = resample(line, 1);
  return points.slice(Math.floor(points.length * CLEAR), Math.ceil(points.length * (1 - CLEAR)));
}

function middleOf(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
}

/** Where a way passes a border: where the surveyed line does, if it comes near; else in the middle. */
function passage(border: Line, guide: Line | undefined): Point {
  const clear = clearPart(border);
  const middle = clear[Math.floor(clear.length / 2)];
  if (guide === undefined) return middle;
  const crossed = meetings(guide, border)[0]?.point ?? nearestOn(guide, middle).point;
  return distance(crossed, middle) > GUIDED ? middle : nearestOn(clear, crossed).point;
}

/** A way of the rules, laid through its zones. */
export interface LaidWay {
  readonly course: ChainCourse;
  readonly line: readonly Point[];
  /** Where it passes each border of its chain, in order. */
  readonly passages: readonly Point[];
}

/**
 * Lays the ways of the rules through the zones of their chains: each crosses the borders of its chain, clear of their corners, and
 * no other. Where ways meet in a zone they meet at one point.
 * @param guides for a chain's name the surveyed line on the sheet that it follows as far as it can
 */
export function layChains(
  chains: readonly (readonly [Chain, ChainCourse])[],
  cells: RingCells,
  guides: ReadonlyMap<string, Line>,
  frame: RingFrame,
): LaidWay[] {
  const roads = chains.filter(([, { kind }]) => kind !== "unfinished_railroad").map(([chain]) => chain);
  const junctions = new Map<number, Knot>();
  for (const zone of new Set(roads.flatMap(({ zones }) => zones))) {
    const touching = roads.filter(({ zones }) => zones.includes(zone));
    if (touching.length > 1) junctions.set(zone, { at: centroid(cells.outlines.get(zone)!) });
  }
  const knots = chains.map(([chain, { kind, from, to }]) => {
    const { zones, name } = chain;
    const own: Knot[] = [];
    if (from !== undefined) own.push({ at: frame.point(from) }, edgeKnot(cells, zones[0], frame.point(from)));
    zones.forEach((zone, index) => {
      const hub = kind === "unfinished_railroad" ? undefined : junctions.get(zone);
      const free = (index === 0 && from === undefined) || (index === zones.length - 1 && to === undefined);
      if (hub !== undefined) own.push(hub);
      else if (free) own.push({ at: centroid(cells.outlines.get(zone)!) });
      if (index === zones.length - 1) return;
      const border = cells.borders.get(`${zone}-${zones[index + 1]}`)!.course;
      own.push({ at: passage(border, guides.get(name)), border: clearPart(border) });
    });
    if (to !== undefined) own.push(edgeKnot(cells, zones.at(-1)!, frame.point(to)), { at: frame.point(to) });
    return own;
  });
  for (let round = 0; round < ROUNDS; round++) {
    const wanted = new Map<Knot, Point[]>();
    for (const way of knots) {
      way.forEach((knot, index) => {
        if (index === 0 || index === way.length - 1) return;
        wanted.set(knot, [...(wanted.get(knot) ?? []), between(way[index - 1].at, way[index + 1].at, 0.5)]);
      });
    }
    for (const [knot, places] of wanted) {
      const moved = between(knot.at, middleOf(places), TAUT);
      knot.at = knot.border === undefined ? moved : nearestOn(knot.border, moved).point;
    }
    for (const [zone, hub] of junctions) hub.at = between(hub.at, centroid(cells.outlines.get(zone)!), INWARD);
  }
  return chains.map(([, course], index) => ({
    course,
    line: drawn(knots[index], course, index),
    passages: knots[index].filter(({ border }) => border !== undefined).map(({ at }) => at),
  }));
}

/** Where a way passes a zone's stretch of the map's edge: nearest to where it comes from. */
function edgeKnot(cells: RingCells, zone: number, beyond: Point): Knot {
  const edge = cells.edges.get(zone);
  if (edge === undefined) throw new Error(`A way leaves the map in ${zone}, which does not lie on its edge.`);
  const border = clearPart(edge);
  return { at: nearestOn(border, beyond).point, border };
}

/** The curve through the knots of a way, wavering a little. */
function drawn(knots: readonly Knot[], { kind }: ChainCourse, seed: number): Point[] {
  const points = knots.map(({ at }) => at);
  const noise = gradientNoise(200 + seed);
  const course = resample(catmullRom(points, STEP), STEP);
  const strength = kind === "road" || kind === "lane" ? WAVER.strength : WAVER.strength / 3;
  const wavered = course.map((point, index): Point => {
    const fade = Math.min(1, Math.min(index, course.length - 1 - index) / TAPER);
    const near = Math.min(1, Math.min(...points.map((knot) => distance(knot, point))) / 12);
    const [x, y] = [point[0] / WAVER.length, point[1] / WAVER.length];
    return [point[0] + strength * fade * near * noise(x, y), point[1] + strength * fade * near * noise(x + 31, y)];
  });
  return lengthOf(wavered) > 8 * EASING ? ease(wavered, EASING) : wavered;
}
