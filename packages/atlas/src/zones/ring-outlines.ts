import type { Point } from "@stonebridge/board";
import {
  catmullRom,
  distance,
  easeClosed,
  gradientNoise,
  meetings,
  nearestOn,
  resample,
  signedArea,
  simplify,
  type Line,
} from "../geography/index.ts";
import { rimBetween, settleCorners } from "./ring-cells.ts";
import { cornersOfRings, type Corner } from "./ring-corners.ts";
import type { RingFrame } from "./ring-frame.ts";
import type { RingGroundPlan } from "./ring-ground-plan.ts";
import type { RingPlan } from "./ring-plan.ts";

/** Distance of the points of a border, and of the river, u. */
const STEP = 2;
/** The map's edge is rounded: distance of its points, u, and its easing in points. */
const EDGE_STEP = 4;
const EDGE_EASING = 5;
/** A border wavers about its straight line by noise of two sizes: strength and length, u. */
const WAVES = [
  [3.4, 34],
  [1.7, 13],
] as const;
/** The river wavers likewise. */
const MEANDERS = [
  [7, 46],
  [2.2, 15],
] as const;
/** So thin are written lines, u. */
const TOLERANCE = 0.3;

/** A border of two zones. */
export interface CellBorder {
  readonly zones: readonly [number, number];
  /** Walking clockwise round the first. */
  readonly course: readonly Point[];
  /** It lies in the dividing river. */
  readonly river: boolean;
}

/** The drawn cells of a map of given rings, u. */
export interface RingCells {
  readonly field: readonly Point[];
  readonly river: readonly Point[];
  readonly outlines: ReadonlyMap<number, readonly Point[]>;
  /** Each once, under both orders of its zones' numbers: `12-13` and `13-12`. */
  readonly borders: ReadonlyMap<string, CellBorder>;
  /** Stretches of the map's edge by zone. */
  readonly edges: ReadonlyMap<number, readonly Point[]>;
}

/** Moves the points of a line to its side by noise, its ends not at all. */
function wavering(line: Line, waves: readonly (readonly [number, number])[], seed: number, taper: number): Point[] {
  const noise = gradientNoise(seed);
  return line.map((point, index): Point => {
    const before = line[Math.max(0, index - 1)];
    const after = line[Math.min(line.length - 1, index + 1)];
    const length = distance(before, after) || 1;
    const fade = Math.min(1, Math.min(index, line.length - 1 - index) / taper);
    const by =
      fade * waves.reduce((sum, [strength, size]) => sum + strength * noise(point[0] / size, point[1] / size), 0);
    return [point[0] - ((after[1] - before[1]) / length) * by, point[1] + ((after[0] - before[0]) / length) * by];
  });
}

/** The part of a line between two of its places, from the first to the second. */
function partBetween(line: Line, from: Point, to: Point): Point[] {
  const [start, end] = [nearestOn(line, from), nearestOn(line, to)];
  if (start.way > end.way) return partBetween(line, to, from).toReversed();
  return [
    from,
    ...line
      .slice(start.leg + 1, end.leg + 1)
      .filter((point) => distance(point, from) > 0.3 && distance(point, to) > 0.3),
    to,
  ];
}

/** Corners between the banks lie in the river: where the river is nearest to the middle of their zones, or crosses the edge. */
function cornersInRiver(
  plan: RingPlan,
  corners: readonly Corner[],
  anchors: ReadonlyMap<number, Point>,
  river: Line,
  rim: Line,
): Map<number, Point> {
  const north = new Set(plan.river.northBank);
  const fixed = new Map<number, Point>();
  const crossings = meetings(river, rim).map(({ point }) => point);
  corners.forEach(({ zones }, corner) => {
    if (new Set(zones.map((zone) => north.has(zone))).size === 1) return;
    const of = zones.map((zone) => anchors.get(zone)!);
    const middle: Point = [
      of.reduce((sum, [x]) => sum + x, 0) / of.length,
      of.reduce((sum, [, y]) => sum + y, 0) / of.length,
    ];
    const places = zones.length === 2 ? crossings : [nearestOn(river, middle).point];
    if (places.length === 0)
      throw new Error(`${plan.river.name} does not cross the map's edge near ${zones.join(" and ")}.`);
    fixed.set(
      corner,
      places.reduce((best, place) => (distance(place, middle) < distance(best, middle) ? place : best)),
    );
  });
  return fixed;
}

/** The cells of a plan: they border each other exactly as its rings say, and the river runs between its banks. */
export function cellsOfRings(plan: RingPlan, ground: RingGroundPlan, frame: RingFrame): RingCells {
  const edge = ground.field.map((at) => frame.point(at));
  const rounded = simplify(easeClosed(resample([...edge, edge[0]], EDGE_STEP).slice(0, -1), EDGE_EASING), TOLERANCE);
  const field = signedArea(rounded) > 0 ? rounded : rounded.toReversed();
  const rim = [...field, field[0]];
  const drawnRiver = resample(
    catmullRom(
      ground.river.map((at) => frame.point(at)),
      STEP,
    ),
    STEP,
  );
  const river = wavering(drawnRiver, MEANDERS, 91, 12);
  const anchors = new Map(plan.zones.map(({ number, at }) => [number, frame.point(at)]));
  const rings = cornersOfRings(plan);
  const fixed = cornersInRiver(plan, rings.corners, anchors, river, rim);
  const places = settleCorners(rings, { anchors, field, fixed });
  const north = new Set(plan.river.northBank);

  const borders = new Map<string, CellBorder>();
  const edges = new Map<number, Point[]>();
  for (const [zone, stretches] of rings.stretches) {
    for (const { neighbour, from, to } of stretches) {
      const [start, end] = [places[from], places[to]];
      if (neighbour === null) edges.set(zone, [start, ...rimBetween(field, start, end).map((at) => field[at]), end]);
      else if (neighbour > zone) {
        const inRiver = north.has(zone) !== north.has(neighbour);
        const course = inRiver ? partBetween(river, start, end) : wavering(resample([start, end], STEP), WAVES, 92, 6);
        const border: CellBorder = { zones: [zone, neighbour], course: simplify(course, TOLERANCE), river: inRiver };
        borders.set(`${zone}-${neighbour}`, border).set(`${neighbour}-${zone}`, border);
      }
    }
  }
  const outlines = new Map(
    [...rings.stretches].map(([zone, stretches]) => [
      zone,
      stretches.flatMap(({ neighbour }) => {
        if (neighbour === null) return edges.get(zone)!.slice(0, -1);
        const { zones, course } = borders.get(`${zone}-${neighbour}`)!;
        return (zones[0] === zone ? course : course.toReversed()).slice(0, -1);
      }),
    ]),
  );
  return { field, river, outlines, borders, edges };
}
