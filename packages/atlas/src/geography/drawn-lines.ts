import type { Point } from "@stonebridge/board";
import { catmullRom, displaceMidpoints, ease, lengthOf, nearestOn, resample, type Line } from "./curves.ts";
import { BULL_RUN, type LineFeature, type LineKind } from "./lines.ts";
import { randomStream, seedOf } from "./random.ts";

/** Where a stream ends on another water. */
export interface Mouth {
  /** Id of the water it flows into. */
  readonly into: string;
  /** Way along that water, in map units from its source. */
  readonly way: number;
}

/** A line as it is drawn, and as every rule derived from the ground sees it. */
export interface DrawnLine extends LineFeature {
  /** Evenly spaced, eased points; 1.5 units apart for waters, 2 for all else. */
  readonly course: readonly Point[];
  readonly mouth?: Mouth;
}

/** How each kind is drawn: spacing of points, easing in samples, and what legs of sketched lines are roughened. */
const MANNER: Readonly<
  Record<
    LineKind,
    { step: number; sigma: number; rough?: { share: number; longest: number; onlyIfSketched?: boolean } }
  >
> = {
  river: { step: 1.5, sigma: 1.6 },
  stream: { step: 1.5, sigma: 2.2, rough: { share: 0.15, longest: 15 } },
  turnpike: { step: 2, sigma: 2 },
  road: { step: 2, sigma: 2, rough: { share: 0.05, longest: 45, onlyIfSketched: true } },
  lane: { step: 2, sigma: 2, rough: { share: 0.05, longest: 45, onlyIfSketched: true } },
  railroad: { step: 2, sigma: 6 },
  unfinished_railroad: { step: 2, sigma: 6 },
};

/** Mean leg, in map units, above which a road counts as sketched. */
const SKETCHED_LEG = 40;
/** Ends of ways no further apart than this are one junction; mouths are pulled from further. */
const JUNCTION_REACH = 5;
const MOUTH_REACH = 14;
/** Samples over which a pulled end eases back into its course. */
const WAY_EASE = 8;
const STREAM_EASE = 10;

const isWay = (line: LineFeature): boolean => line.kind === "turnpike" || line.kind === "road" || line.kind === "lane";

function smoothed(feature: LineFeature): Point[] {
  const { step, sigma, rough } = MANNER[feature.kind];
  const meanLeg = lengthOf(feature.points) / (feature.points.length - 1);
  const roughened =
    rough !== undefined && (rough.onlyIfSketched !== true || meanLeg > SKETCHED_LEG)
      ? displaceMidpoints(feature.points, randomStream(seedOf(feature.id)), rough.share, rough.longest)
      : feature.points;
  return ease(resample(catmullRom(roughened, step), step), sigma);
}

/** Moves the end of a course to a target; the pull fades over `count` samples. */
function pullEnd(course: Line, end: "first" | "last", target: Point, count: number): Point[] {
  const last = course.length - 1;
  const from = end === "first" ? course[0] : course[last];
  const reach = Math.min(count, course.length) - 1;
  return course.map((point, index) => {
    const away = end === "first" ? index : last - index;
    const share = Math.max(0, 1 - away / Math.max(1, reach));
    return [point[0] + (target[0] - from[0]) * share, point[1] + (target[1] - from[1]) * share];
  });
}

/**
 * All lines as drawn: a centripetal Catmull-Rom curve through the given points, resampled and eased; long legs of sketched
 * lines roughened; ends of ways that met in the data pulled together again; mouths pulled onto their water.
 */
export function drawLines(features: readonly LineFeature[]): ReadonlyMap<string, DrawnLine> {
  const courses = new Map(features.map((feature) => [feature.id, smoothed(feature)]));
  const ways = features.filter(isWay);
  ways.forEach((way, order) => {
    for (const end of ["first", "last"] as const) {
      const given = end === "first" ? way.points[0] : way.points.at(-1)!;
      const meeting = ways
        .filter((other) => other.id !== way.id)
        .map((other) => ({ order: ways.indexOf(other), at: nearestOn(courses.get(other.id)!, given) }))
        .filter(({ at }) => at.distance < JUNCTION_REACH)
        .toSorted((a, b) => a.at.distance - b.at.distance)[0];
      if (meeting !== undefined && meeting.order < order) {
        courses.set(way.id, pullEnd(courses.get(way.id)!, end, meeting.at.point, WAY_EASE));
      }
    }
  });

  const mouths = new Map<string, Mouth>();
  const waters = features.filter((feature) => feature.kind === "river" || feature.kind === "stream");
  for (const stream of waters) {
    if (stream.id === BULL_RUN) continue;
    const end = courses.get(stream.id)!.at(-1)!;
    const nearest = waters
      .filter((other) => other.id !== stream.id)
      .map((other) => ({ into: other.id, at: nearestOn(courses.get(other.id)!, end) }))
      .toSorted((a, b) => a.at.distance - b.at.distance)[0];
    if (nearest === undefined || nearest.at.distance >= MOUTH_REACH) continue;
    courses.set(stream.id, pullEnd(courses.get(stream.id)!, "last", nearest.at.point, STREAM_EASE));
    mouths.set(stream.id, { into: nearest.into, way: nearest.at.way });
  }

  return new Map(
    features.map((feature) => {
      const mouth = mouths.get(feature.id);
      return [feature.id, { ...feature, course: courses.get(feature.id)!, ...(mouth !== undefined && { mouth }) }];
    }),
  );
}

/** The drawn line of an id. @throws when there is none */
export function lineOf(lines: ReadonlyMap<string, DrawnLine>, id: string): DrawnLine {
  const line = lines.get(id);
  if (line === undefined) throw new Error(`There is no line with the id "${id}".`);
  return line;
}
