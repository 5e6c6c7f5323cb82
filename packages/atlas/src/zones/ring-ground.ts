import type { Point } from "@stonebridge/board";
import {
  contains,
  distance,
  distanceToOutline,
  lineOf,
  nearestOn,
  placeNamed,
  resample,
  RubberSheet,
  warpHill,
  warpLine,
  type DrawnLine,
  type Geography,
  type Line,
  type LineKind,
  type Place,
} from "../geography/index.ts";
import { BULL_RUN } from "../geography/lines.ts";
import { RingFrame } from "./ring-frame.ts";
import type { RingGroundPlan } from "./ring-ground-plan.ts";
import { cellsOfRings, type RingCells } from "./ring-outlines.ts";
import type { Chain, RingPlan } from "./ring-plan.ts";
import { layChains, type LaidWay } from "./ring-ways.ts";

/** Distance of the points of a line on the sheet, u. */
const STEP = 2;
/** A stream that reached the river ends on it again if it is no further than this; the pull fades over this way, u. */
const MOUTH_REACH = 260;
const MOUTH_FADE = 150;
/** A lane that met a way meets it again; likewise. */
const JUNCTION_REACH = 60;
const JUNCTION_FADE = 60;
/** So near to a way a lane's end met it on the survey, map units. */
const MET = 8;
/** Distance that a place inside a zone keeps from its border, u. */
const INSIDE = 14;

/** The ground of a map of given rings on its sheet, u. */
export interface RingGround extends Geography {
  readonly frame: RingFrame;
  readonly cells: RingCells;
  readonly ways: readonly LaidWay[];
  /** From the surveyed battlefield to the sheet, and back: the way back is as good between pins, not the same. */
  readonly sheet: RubberSheet;
  readonly back: RubberSheet;
}

/** Moves one end of a line to a place; the pull fades over a way. */
function pulled(line: Line, end: "first" | "last", target: Point, fade: number): Point[] {
  const from = end === "first" ? line[0] : line.at(-1)!;
  return line.map((point) => {
    const share = Math.max(0, 1 - distance(point, from) / fade);
    return [point[0] + (target[0] - from[0]) * share, point[1] + (target[1] - from[1]) * share];
  });
}

function lineOn(id: string, name: string, kind: LineKind, course: Line, source: string): DrawnLine {
  return { id, name, kind, points: course, course, errorMetres: 0, source };
}

/** The nearest place within an outline that keeps off its border. */
function broughtInto(outline: Line, point: Point): Point {
  const fits = (at: Point): boolean => contains(outline, at) && distanceToOutline(outline, at) >= INSIDE;
  if (fits(point)) return point;
  const xs = outline.map(([x]) => x);
  const ys = outline.map(([, y]) => y);
  let best: Point | undefined;
  for (let x = Math.min(...xs); x <= Math.max(...xs); x += STEP) {
    for (let y = Math.min(...ys); y <= Math.max(...ys); y += STEP) {
      if (fits([x, y]) && (best === undefined || distance([x, y], point) < distance(best, point))) best = [x, y];
    }
  }
  if (best === undefined) throw new Error("A zone is too narrow to hold a place.");
  return best;
}

/** The surveyed streams, railroads and lesser ways of a plan on its sheet. */
function surveyedLines(
  ground: RingGroundPlan,
  geography: Geography,
  sheet: RubberSheet,
  ways: readonly DrawnLine[],
  river: Line,
): DrawnLine[] {
  return ground.surveyed.map((id) => {
    const given = lineOf(geography.lines, id);
    let course = resample(warpLine(sheet, given.course), STEP);
    if (given.kind === "stream") {
      const mouth = course.at(-1)!;
      const target = nearestOn(river, mouth).point;
      if (given.mouth?.into === BULL_RUN && distance(target, mouth) < MOUTH_REACH)
        course = resample(pulled(course, "last", target, MOUTH_FADE), STEP);
      return lineOn(id, given.name, "stream", course, given.source);
    }
    if (given.kind === "railroad") return lineOn(id, given.name, "railroad", course, given.source);
    for (const end of ["first", "last"] as const) {
      const at = end === "first" ? given.course[0] : given.course.at(-1)!;
      const met = [...geography.lines.values()].filter(
        (other) =>
          other.id !== id && ways.some((way) => way.id === other.id) && nearestOn(other.course, at).distance < MET,
      );
      if (met.length === 0) continue;
      const from = end === "first" ? course[0] : course.at(-1)!;
      const target = ways
        .map((way) => nearestOn(way.course, from))
        .reduce((a, b) => (a.distance <= b.distance ? a : b));
      if (target.distance < JUNCTION_REACH) course = pulled(course, end, target.point, JUNCTION_FADE);
    }
    return lineOn(id, given.name, "lane", course, given.source);
  });
}

/** Lays the ground of a plan on its sheet. @throws when plan and ground do not agree, saying where */
export function layRingGround(plan: RingPlan, ground: RingGroundPlan, geography: Geography): RingGround {
  const frame = new RingFrame(plan, ground);
  const pins = ground.pins.map(({ place, to }) => ({
    from: placeNamed(geography.places, place).point,
    to: frame.point(to),
  }));
  const sheet = new RubberSheet(pins);
  const back = new RubberSheet(pins.map(({ from, to }) => ({ from: to, to: from })));
  const chains = ground.courses.map((course): readonly [Chain, (typeof ground.courses)[number]] => {
    const chain = [...plan.roads, plan.embankment].find(({ name }) => name === course.chain);
    if (chain === undefined) throw new Error(`No road of the plan is called ${course.chain}.`);
    return [chain, course];
  });
  const guides = new Map(
    chains.flatMap(([{ name }, { id }]) => {
      const guide = geography.lines.get(id);
      return guide === undefined ? [] : [[name, warpLine(sheet, guide.course)] as const];
    }),
  );
  const zoneOf = new Map(ground.placesInZones.map(({ place, zone }) => [place, zone]));
  for (const name of zoneOf.keys()) placeNamed(geography.places, name);
  for (const id of ground.surveyed) lineOf(geography.lines, id);

  const cells = cellsOfRings(plan, ground, frame);
  const ways = layChains(chains, cells, guides, frame);
  const wayLines = ways.map(({ course: { id, chain, kind }, line: course }) =>
    lineOn(id, chain, kind, course, "the zones of the map"),
  );
  const lines = [
    lineOn(BULL_RUN, plan.river.name, "river", cells.river, "the zones of the map"),
    ...wayLines,
    ...surveyedLines(ground, geography, sheet, wayLines, cells.river),
  ];
  return {
    frame,
    cells,
    ways,
    sheet,
    back,
    lines: new Map(lines.map((one) => [one.id, one])),
    hills: geography.hills.map((hill) => {
      const zone = zoneOf.get(hill.name);
      const warped = warpHill(sheet, hill);
      return zone === undefined ? warped : { ...warped, middle: broughtInto(cells.outlines.get(zone)!, warped.middle) };
    }),
    woods: [],
    places: geography.places.map((place): Place => {
      const zone = zoneOf.get(place.name);
      const point = sheet.at(place.point);
      return { ...place, point: zone === undefined ? point : broughtInto(cells.outlines.get(zone)!, point) };
    }),
  };
}
