import type { Point } from "@stonebridge/board";
import { type Line, directionAt, ease, nearestOn } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import { easedRow } from "../ground/smoothing.ts";
import type { Detail } from "../detail.ts";
import { Mask } from "../mask.ts";
import { PALETTE } from "../palette.ts";
import { linesPath } from "../path.ts";
import { type Region, grown, linesOutside, linesWithin } from "../regions.ts";
import { group, path } from "../svg.ts";
import type { RoadStretch } from "../zones/rule-roads.ts";

const WAY_KINDS = ["turnpike", "road", "lane"] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** Least distance of a road's axis from the axis of a railroad beside it, u. */
const BESIDE_RAIL = 6.5;
/** Cosine of the angle under which a road counts as running beside a railroad. */
const BESIDE_COSINE = 0.9;
/** Samples from its ends over which a course is moved less and less. */
const FADE = 9;
/** Distance before Bull Run at which the unfinished railroad stops: its bridge was never built, u. */
const UNBUILT = 3;

/** A way, or a part of one, as it is drawn. */
export interface DrawnWay {
  readonly kind: WayKind;
  readonly course: Line;
}

/** Roads and rails as they lie on the sheet: their courses after roads have made room for railroads. */
export interface Ways {
  readonly ways: readonly DrawnLine[];
  /** The same ways as they are drawn: in parts where a lane is drawn as a road. */
  readonly drawn: readonly DrawnWay[];
  readonly railroads: readonly DrawnLine[];
  readonly unfinished: readonly DrawnLine[];
}

/**
 * Sorts the ways and moves roads that run beside a railroad aside, so that both can be read.
 * `asRoads`: the stretches of lanes that are drawn as roads.
 */
export function layWays(lines: ReadonlyMap<string, DrawnLine>, asRoads: readonly RoadStretch[]): Ways {
  const all = [...lines.values()];
  const railroads = all.filter((line) => line.kind === "railroad");
  const strip = new Mask(1);
  for (const { course } of railroads) strip.stroke(course, BESIDE_RAIL + 1);
  const ways = all
    .filter((line) => isWayKind(line.kind))
    .map((line) => ({ ...line, course: besideRails(line.course, railroads, strip) }));
  return {
    ways,
    drawn: ways.flatMap((way) =>
      drawnParts(
        way,
        asRoads.filter(({ lane }) => lane === way.id),
      ),
    ),
    railroads,
    unfinished: all.filter((line) => line.kind === "unfinished_railroad"),
  };
}

/** A way in the parts it is drawn in, from its start to its end. */
function drawnParts({ kind, course }: DrawnLine, asRoads: readonly RoadStretch[]): DrawnWay[] {
  const own = kind as WayKind;
  const parts: DrawnWay[] = [];
  let at = 0;
  for (const { first, last } of asRoads) {
    parts.push(
      { kind: own, course: course.slice(at, first + 1) },
      { kind: "road", course: course.slice(first, last + 1) },
    );
    at = last;
  }
  parts.push({ kind: own, course: course.slice(at) });
  return parts.filter((part) => part.course.length > 1);
}

function isWayKind(kind: string): kind is WayKind {
  return (WAY_KINDS as readonly string[]).includes(kind);
}

/** Moves a course to one side of the railroads it runs beside, easing in and out; its ends stay. `strip` is marked near the rails. */
function besideRails(course: Line, railroads: readonly DrawnLine[], strip: Mask): Point[] {
  const places = course.map((point, index) => {
    if (strip.at(point[0], point[1]) === 0) return { beside: false, offset: 0 };
    const [tx, ty] = directionAt(course, index);
    const [rail, at] = railroads
      .map((line) => [line.course, nearestOn(line.course, point)] as const)
      .reduce((a, b) => (a[1].distance <= b[1].distance ? a : b));
    const [rx, ry] = directionAt(rail, at.leg);
    const beside = at.distance < BESIDE_RAIL && Math.abs(rx * tx + ry * ty) > BESIDE_COSINE;
    const offset = -ty * (point[0] - at.point[0]) + tx * (point[1] - at.point[1]);
    return { beside, offset };
  });
  const leaning = places.reduce(
    (sum, p) => sum + (p.beside ? (p.offset < 0 ? -1 : 1) * (BESIDE_RAIL - Math.abs(p.offset)) : 0),
    0,
  );
  if (leaning === 0) return [...course];
  const side = leaning < 0 ? -1 : 1;
  const wanted = easedRow(
    places.map((p) => (p.beside ? side * BESIDE_RAIL - p.offset : 0)),
    5,
  );
  const moved = course.map((point, index): Point => {
    const [tx, ty] = directionAt(course, index);
    const fade = Math.min(1, Math.min(index, course.length - 1 - index) / FADE);
    return [point[0] - ty * wanted[index] * fade, point[1] + tx * wanted[index] * fade];
  });
  return ease(moved, 2.5);
}

/** Draws lanes, roads and turnpike: all casings first, then all beds, so that junctions open by themselves. */
export function drawWays(ways: Ways, ground: Region, detail: Detail): string {
  const d = (kind: WayKind): string =>
    linesPath(
      linesWithin(
        ways.drawn.filter((way) => way.kind === kind).map((way) => way.course),
        ground,
      ),
    );
  const ink = { fill: "none", stroke: PALETTE.ink, "stroke-linejoin": "round" };
  const bed = { fill: "none", stroke: PALETTE.road, "stroke-linejoin": "round", "stroke-linecap": "round" };
  const [turnpike, road, lane] = WAY_KINDS.map(d);
  const roads = detail.casedRoads
    ? [path(road, { ...ink, "stroke-width": 3 }), path(road, { ...bed, "stroke-width": 2.05 })]
    : [path(road, { ...ink, "stroke-width": 1 }), ""];
  const lanes = detail.lanes
    ? [
        path(lane, { ...ink, "stroke-width": 2.3, "stroke-dasharray": "4.2 1.7" }),
        path(lane, { ...bed, "stroke-width": 1.45 }),
      ]
    : ["", ""];
  return (
    lanes[0] +
    roads[0] +
    path(turnpike, { ...ink, "stroke-width": 4.6 }) +
    path(turnpike, { ...ink, "stroke-width": 4.6, transform: "translate(.35 .35)" }) +
    lanes[1] +
    roads[1] +
    path(turnpike, { ...bed, stroke: PALETTE.turnpike, "stroke-width": 3.2 })
  );
}

/** Draws the railroads: line and ties on a strip of paper. */
export function drawRailroads(ways: Ways, ground: Region): string {
  const d = linesPath(
    linesWithin(
      ways.railroads.map((line) => line.course),
      ground,
    ),
  );
  return group(
    { fill: "none" },
    path(d, { stroke: PALETTE.paper, "stroke-width": 2.4 }),
    path(d, { stroke: PALETTE.ink, "stroke-width": 1.05 }),
    path(d, { stroke: PALETTE.ink, "stroke-width": 4.6, "stroke-dasharray": ".75 5.4" }),
  );
}

/** Draws the unfinished railroad: a dotted bed between fine ties. It stops short of Bull Run. */
export function drawUnfinishedRailroad(ways: Ways, ground: Region, river: Region): string {
  const courses = linesWithin(
    ways.unfinished.map((line) => line.course),
    ground,
  );
  const d = linesPath(linesOutside(courses, grown(river, UNBUILT)));
  return group(
    { fill: "none", stroke: PALETTE.embankment },
    path(d, { "stroke-width": 6, "stroke-dasharray": ".42 1.25" }),
    path(d, { stroke: PALETTE.paper, "stroke-width": 2.9 }),
    path(d, { "stroke-width": 1.5, "stroke-dasharray": "0 3.1", "stroke-linecap": "round" }),
  );
}
