import type { HexIndex, Hexside, Point } from "@stonebridge/board";
import { distance, lineOf, nearestOn, resample, warpLine, type Geography, type Line } from "../geography/index.ts";
import type { GroundSheet } from "../geography/index.ts";
import { spreadShifts } from "./fit-line.ts";
import { followHexsides, type HexsideCourse } from "./follow-hexsides.ts";
import { isRightOf } from "./right-of.ts";
import type { HexLine } from "./hex-line.ts";
import type { HexsideGroundPlan, HexsideWaterPlan } from "./hexside-plan.ts";
import { STEP, stretchOnMap } from "./lay-line.ts";
import type { Corner, HexsideNet } from "./hexside-net.ts";

/** A water that runs on hexsides, drawn near them. */
export interface HexsideLine extends HexLine {
  /** Its hexsides downstream, on the wide grid: each runs as the water does. */
  readonly hexsides: readonly Hexside[];
  /** The line as the sheet brought it, and for each of its points the index of its hexside. */
  readonly raw: Line;
  readonly at: readonly number[];
}

/** How far from its hexsides a water may be drawn, in hexes. */
export const BESIDE = 0.1;
/** How its bends are kept and eased. */
const FADE = 0.004;
const EASING: Readonly<Record<HexsideWaterPlan["use"], number>> = { river: 16, stream: 12 };
/** A water that ends no further than this from another flows into it, in hexes. */
const MOUTH_REACH = 0.6;
/** Corners at which it may do so lie no further than this from its end. */
const MOUTH_CORNERS = 1.2;
/** Points nearer to a river than this, or further, say nothing of its banks, in hexes. */
const BANK = { least: 0.1, most: 1.6 } as const;

/** The hexes that points fix on the right and on the left bank of a line: of those in a hex the one farthest from the water. */
function banksOf(line: Line, points: readonly Point[], net: HexsideNet) {
  const farthest = new Map<HexIndex, { readonly away: number; readonly isRight: boolean }>();
  for (const point of points) {
    const near = nearestOn(line, point);
    if (near.distance < BANK.least || near.distance > BANK.most) continue;
    const hex = net.wide.at(point);
    if ((farthest.get(hex)?.away ?? 0) >= near.distance) continue;
    farthest.set(hex, { away: near.distance, isRight: isRightOf(line, point) });
  }
  const onBank = (isRight: boolean) =>
    new Set([...farthest].flatMap(([hex, one]) => (one.isRight === isRight ? [hex] : [])));
  return { right: onBank(true), left: onBank(false) };
}

/** Draws a water within its strip along the hexsides, keeping the form of its bends. */
function drawnCourse(
  raw: Line,
  { hexsides, at }: HexsideCourse,
  net: HexsideNet,
  use: HexsideWaterPlan["use"],
  last?: Point,
) {
  const settle = (index: number, point: Point): Point => {
    if (last !== undefined && index === raw.length - 1) return last;
    const hexside = hexsides[at[index]];
    const near = nearestOn([net.place(net.from[hexside]), net.place(net.to(hexside))], point);
    if (near.distance <= BESIDE) return point;
    const share = BESIDE / near.distance;
    const [x, y] = near.point;
    return [x + (point[0] - x) * share, y + (point[1] - y) * share];
  };
  const shifts = spreadShifts(raw, settle, FADE);
  const course = raw.map(([x, y], index): Point => [x + shifts[index][0], y + shifts[index][1]]);
  for (let round = 0; round < EASING[use]; round++) {
    for (let index = 1; index < course.length - 1; index++) {
      const [a, b] = [course[index - 1], course[index + 1]];
      const [x, y] = course[index];
      course[index] = settle(index, [(2 * x + a[0] + b[0]) / 4, (2 * y + a[1] + b[1]) / 4]);
    }
  }
  return course;
}

/**
 * Lays all waters of a plan on hexsides, in its order. What flows into another water ends at a corner of it and meets no other.
 * @param points places that keep to their bank of every river, in the hex plane
 * @throws when a water finds no course, naming it
 */
export function layHexsideWaters(
  plan: HexsideGroundPlan,
  geography: Geography,
  sheet: GroundSheet,
  net: HexsideNet,
  points: readonly Point[],
): HexsideLine[] {
  const { wide } = net;
  const laid: HexsideLine[] = [];
  const taken = new Set<Corner>();
  for (const water of plan.waters) {
    const drawn = lineOf(geography.lines, water.line);
    const whole = stretchOnMap(warpLine(sheet, drawn.course), wide);
    if (whole === undefined) throw new Error(`${drawn.name} (${water.line}) does not come to the map.`);
    const raw = resample(whole, STEP);
    const end = raw.at(-1)!;
    const into = laid.find(
      ({ id, raw: other }) => id === drawn.mouth?.into && nearestOn(other, end).distance < MOUTH_REACH,
    );
    const mouth =
      into && cornersOf(into.hexsides, net).filter((corner) => distance(net.place(corner), end) < MOUTH_CORNERS);
    const avoids = (water.avoids ?? []).map(([a, b]) => {
      const hex = wide.known(a);
      return net.name(hex * 6 + wide.grid.direction(hex, wide.known(b)));
    });
    const course = followHexsides(`${drawn.name} (${water.line})`, raw, net, {
      ...(water.use === "river" ? banksOf(raw, points, net) : { right: new Set(), left: new Set() }),
      mouth: mouth && new Set(mouth),
      taken,
      avoids: new Set(avoids),
    });
    const corner = net.place(net.to(course.hexsides.at(-1)!));
    const meeting = into && nearestOn(into.course, corner);
    const line = drawnCourse(raw, course, net, water.use, meeting?.point);
    laid.push({
      id: water.line,
      name: drawn.name,
      kind: water.use,
      use: water.use,
      course: line,
      legs: line.slice(1).map((b, index) => wide.at([(line[index][0] + b[0]) / 2, (line[index][1] + b[1]) / 2])),
      ...(into !== undefined && meeting !== undefined && { mouth: { into: into.id, way: meeting.way } }),
      hexsides: course.hexsides,
      raw,
      at: course.at,
    });
    for (const one of cornersOf(course.hexsides, net)) taken.add(one);
  }
  return laid;
}

/** The corners of hexsides that follow each other. */
function cornersOf(hexsides: readonly Hexside[], net: HexsideNet): Corner[] {
  return [net.from[hexsides[0]], ...hexsides.map((hexside) => net.to(hexside))];
}
