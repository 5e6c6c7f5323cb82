import type { Point } from "@stonebridge/board";
import { type Line, directionAt, distance, nearestOn } from "../../geography/curves.ts";
import { type DrawnLine, lineOf } from "../../geography/drawn-lines.ts";
import { type Place, placeNamed } from "../../geography/gazetteer.ts";
import { BULL_RUN } from "../../geography/lines.ts";
import { PALETTE } from "../palette.ts";
import { polyline, short } from "../path.ts";
import { path } from "../svg.ts";
import { riverHalfWidth } from "./waters.ts";
import type { Ways } from "./ways.ts";

/** Fords over Bull Run that are drawn, by their names in the gazetteer. */
const FORDS = [
  "Gum Spring road crossing (upper Bull Run)",
  "Sudley Ford",
  "Poplar Ford",
  "Farm Ford",
  "Lewis Ford",
  "Ball's Ford",
  "Island Ford",
  "Mitchell's Ford",
  "Blackburn's Ford",
  "McLean's Ford",
  "Union Mills Ford",
  "Kincheloe Ford",
  "Woodyard Ford",
] as const;

/** What a bridge carries over the water: the width of the way, u, and its bed; one without a bed has wings only. */
export interface BridgeDeck {
  readonly width: number;
  readonly bed: "turnpike" | "road" | "railroad" | undefined;
}

interface Bridge extends BridgeDeck {
  readonly name: string;
  /** Ids of the way and of the water that meet there. */
  readonly way: string;
  readonly water: string;
}

/** Bridges that are drawn. */
const BRIDGES: readonly Bridge[] = [
  { name: "Stone Bridge", way: "T1", water: BULL_RUN, width: 4.6, bed: "turnpike" },
  { name: "Orange & Alexandria RR bridge", way: "L2", water: BULL_RUN, width: 3.2, bed: "railroad" },
  { name: "Cub Run turnpike bridge", way: "T1", water: "S1", width: 4.6, bed: undefined },
];

/** A road that crosses the river this near to a ford counts as the ford's road, u. */
const ROAD_REACH = 22;

/** A ford or bridge where it lies on the sheet. */
export interface Crossing {
  readonly name: string;
  readonly kind: "ford" | "bridge";
  /** Middle of the water. */
  readonly at: Point;
  /** Unit vector along the way that crosses. */
  readonly along: Point;
  /** Half of the way over the water, u. */
  readonly reach: number;
  readonly bridge?: BridgeDeck;
}

/** Places every ford and bridge on its water. */
export function layCrossings(lines: ReadonlyMap<string, DrawnLine>, ways: Ways, places: readonly Place[]): Crossing[] {
  const river = lineOf(lines, BULL_RUN).course;
  const passages = ways.ways.flatMap((way) => meetings(way.course, river).map((at) => ({ at, way })));
  const fords = FORDS.map((name) => fordAt(placeNamed(places, name), river, passages));
  const bridges = BRIDGES.map((bridge): Crossing => {
    const way = ways.ways.find((line) => line.id === bridge.way)?.course ?? lineOf(lines, bridge.way).course;
    const water = lineOf(lines, bridge.water).course;
    const { point } = placeNamed(places, bridge.name);
    const middle = meetings(way, water).reduce((a, b) => (distance(a, point) <= distance(b, point) ? a : b));
    const along = directionNear(way, middle, 4);
    const half = bridge.water === BULL_RUN ? riverHalfWidth(water, nearestOn(water, middle).way) + 1.6 : 2.4;
    const square = Math.abs(cross(directionNear(water, middle, 4), along));
    const reach = bridge.water === BULL_RUN ? half / Math.max(0.6, square) : half;
    return { name: bridge.name, kind: "bridge", at: middle, along, reach, bridge };
  });
  return [...fords, ...bridges];
}

/** A place where a way meets the river. */
interface Passage {
  readonly at: Point;
  readonly way: DrawnLine;
}

function fordAt(place: Place, river: Line, passages: readonly Passage[]): Crossing {
  const near = nearestOn(river, place.point);
  const across = normalTo(directionNear(river, near.point, 4));
  const half = riverHalfWidth(river, near.way);
  const road = passages
    .map((passage) => ({ ...passage, away: distance(passage.at, place.point) }))
    .filter(({ away }) => away < ROAD_REACH)
    .toSorted((a, b) => a.away - b.away)[0];
  const given = road === undefined ? across : directionNear(road.way.course, road.at, 3);
  const along = Math.abs(dot(given, across)) < 0.5 ? across : given;
  return {
    name: place.name,
    kind: "ford",
    at: road?.at ?? near.point,
    along,
    reach: (half * 1.25) / Math.max(0.55, Math.abs(dot(along, across))),
  };
}

const dot = (a: Point, b: Point): number => a[0] * b[0] + a[1] * b[1];
const cross = (a: Point, b: Point): number => a[0] * b[1] - a[1] * b[0];
const normalTo = ([x, y]: Point): Point => [-y, x];

/** Direction of a line near a point, from this many samples either way. */
function directionNear(line: Line, at: Point, samples: number): Point {
  const { leg } = nearestOn(line, at);
  const index = Math.min(Math.max(leg, samples), line.length - 1 - samples);
  return directionAt([line[index - samples], line[index], line[index + samples]], 1);
}

/** Points where two lines meet. */
function meetings(one: Line, other: Line): Point[] {
  const found: Point[] = [];
  const whole = boundsOf(other);
  for (let i = 0; i + 1 < one.length; i++) {
    const leg = boundsOf([one[i], one[i + 1]]);
    if (isApart(leg, whole)) continue;
    for (let j = 0; j + 1 < other.length; j++) {
      const [c, d] = [other[j], other[j + 1]];
      if (Math.max(c[0], d[0]) < leg[0] || Math.min(c[0], d[0]) > leg[2]) continue;
      if (Math.max(c[1], d[1]) < leg[1] || Math.min(c[1], d[1]) > leg[3]) continue;
      const at = meeting(one[i], one[i + 1], c, d);
      if (at !== undefined) found.push(at);
    }
  }
  return found;
}

type Bounds = readonly [left: number, top: number, right: number, bottom: number];

function boundsOf(line: Line): Bounds {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of line) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

function isApart(a: Bounds, b: Bounds): boolean {
  return a[2] < b[0] || a[0] > b[2] || a[3] < b[1] || a[1] > b[3];
}

/** The point where two legs meet; none when they do not. */
function meeting(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const r: Point = [b[0] - a[0], b[1] - a[1]];
  const s: Point = [d[0] - c[0], d[1] - c[1]];
  const area = cross(r, s);
  if (area === 0) return undefined;
  const t = cross([c[0] - a[0], c[1] - a[1]], s) / area;
  const u = cross([c[0] - a[0], c[1] - a[1]], r) / area;
  return t >= 0 && t <= 1 && u >= 0 && u <= 1 ? [a[0] + t * r[0], a[1] + t * r[1]] : undefined;
}

/** Draws fords as two dashed lines across the water, bridges with their parapets. */
export function drawCrossings(crossings: readonly Crossing[]): string {
  const fords: string[] = [];
  const bridges: string[] = [];
  for (const crossing of crossings) {
    const place = (along: number, aside: number): Point => [
      crossing.at[0] + crossing.along[0] * along - crossing.along[1] * aside,
      crossing.at[1] + crossing.along[1] * along + crossing.along[0] * aside,
    ];
    const { reach, bridge } = crossing;
    if (bridge === undefined) {
      for (const aside of [-1.25, 1.25]) fords.push(polyline([place(-reach, aside), place(reach, aside)]));
      continue;
    }
    bridges.push(bridgeBed(bridge, place, reach));
    const half = bridge.bed === undefined ? 3 : bridge.width / 2 + 0.9;
    const wing = bridge.bed === undefined ? 1.2 : 1.6;
    const splay = bridge.bed === undefined ? 1.6 : 1.7;
    const parapets = [-1, 1].map((side) =>
      polyline([
        place(-reach - wing, side * (half + splay)),
        place(-reach, side * half),
        place(reach, side * half),
        place(reach + wing, side * (half + splay)),
      ]),
    );
    bridges.push(
      path(parapets.join(""), {
        fill: "none",
        stroke: PALETTE.ink,
        "stroke-width": bridge.bed === undefined ? 0.9 : 1.05,
      }),
    );
  }
  return (
    path(fords.join(""), { fill: "none", stroke: PALETTE.ink, "stroke-width": 0.75, "stroke-dasharray": "1.3 .9" }) +
    bridges.join("")
  );
}

function bridgeBed(bridge: BridgeDeck, place: (along: number, aside: number) => Point, reach: number): string {
  if (bridge.bed === undefined) return "";
  const half = bridge.width / 2 + 0.2;
  const deck = polyline([place(-reach, half), place(reach, half), place(reach, -half), place(-reach, -half)], true);
  if (bridge.bed !== "railroad") return path(deck, { fill: PALETTE[bridge.bed] });
  const axis = polyline([place(-reach, 0), place(reach, 0)]);
  return (
    path(deck, { fill: PALETTE.paper }) +
    path(axis, { fill: "none", stroke: PALETTE.ink, "stroke-width": short(1.05, 2) })
  );
}
