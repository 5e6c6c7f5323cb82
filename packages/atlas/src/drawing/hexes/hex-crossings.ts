import { type CrossingData, type HexMap, type Point, RIVER } from "@stonebridge/board";
import { type Line, directionAt, distance, nearestOn } from "../../geography/curves.ts";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import { meetings } from "../../geography/meetings.ts";
import type { BridgeDeck, Crossing } from "../features/crossings.ts";
import type { Ways } from "../features/ways.ts";
import type { HexFrame } from "./hex-frame.ts";
import { halfWidthOf } from "./hex-waters.ts";

/** Half of the way over a run that is no river, u. */
const RUN_REACH = 2.4;
/** Samples either way over which a direction is taken. */
const SAMPLES = 4;
/** Cosine under which a way runs along the water rather than over it. */
const ALONG_WATER = 0.5;

/** A ford or bridge hex with its place on the sheet. */
export interface HexCrossing extends Crossing {
  readonly data: CrossingData;
}

/** Places every ford and bridge of a map on its water, where a way crosses it in that hex. */
export function layHexCrossings(
  map: HexMap,
  frame: HexFrame,
  lines: ReadonlyMap<string, DrawnLine>,
  ways: Ways,
): HexCrossing[] {
  const at = (data: CrossingData, kind: Crossing["kind"]): HexCrossing => placed(data, kind, map, frame, lines, ways);
  return [
    ...map.data.fords.map((data) => at(data, "ford")),
    ...map.data.bridges.filter(({ hex }) => map.water[map.grid.known(hex)] !== RIVER).map((data) => at(data, "bridge")),
  ];
}

function placed(
  data: CrossingData,
  kind: Crossing["kind"],
  map: HexMap,
  frame: HexFrame,
  lines: ReadonlyMap<string, DrawnLine>,
  ways: Ways,
): HexCrossing {
  const hex = map.grid.known(data.hex);
  const centre = frame.centre(hex);
  const inHex = (point: Point): boolean => frame.hexAt(point) === hex;
  const nearest = (points: readonly Point[]): Point | undefined =>
    points.toSorted((a, b) => distance(a, centre) - distance(b, centre))[0];
  const waters = [...lines.values()].filter(
    (line) => (line.kind === "river" || line.kind === "stream") && line.course.some(inHex),
  );
  const water = waters.find((line) => line.name === data.water) ?? waters[0];
  if (water === undefined) {
    throw new Error(`The ${kind} in ${data.hex} lies on no drawn water: ${data.water} does not run through that hex.`);
  }
  const passages = [...ways.drawn, ...ways.railroads].flatMap((way) =>
    meetings(way.course, water.course)
      .filter(({ point }) => inHex(point))
      .map(({ point }) => ({ point, way })),
  );
  const passage = passages.find(({ point }) => point === nearest(passages.map((one) => one.point)));
  const middle = passage?.point ?? nearest(water.course.filter(inHex))!;
  const [wx, wy] = directionNear(water.course, middle);
  const across: Point = [-wy, wx];
  const given = passage === undefined ? across : directionNear(passage.way.course, middle);
  const square = Math.abs(given[0] * across[0] + given[1] * across[1]);
  const along = square < ALONG_WATER ? across : given;
  const half = water.kind === "river" ? halfWidthOf(water, nearestOn(water.course, middle).way) : RUN_REACH;
  const reach = ((half + (kind === "bridge" ? 1.6 : 1)) * 1.1) / Math.max(0.6, square < ALONG_WATER ? 1 : square);
  return {
    name: data.name ?? data.hex,
    kind,
    at: middle,
    along,
    reach,
    data,
    ...(kind === "bridge" && { bridge: deckOf(passage?.way.kind) }),
  };
}

function deckOf(kind: string | undefined): BridgeDeck {
  if (kind === "turnpike") return { width: 4.6, bed: "turnpike" };
  if (kind === "railroad") return { width: 3.2, bed: "railroad" };
  return { width: 3, bed: "road" };
}

function directionNear(line: Line, at: Point): Point {
  const { leg } = nearestOn(line, at);
  const reach = Math.min(SAMPLES, Math.floor((line.length - 1) / 2));
  const index = Math.min(Math.max(leg, reach), line.length - 1 - reach);
  return directionAt([line[index - reach], line[index], line[index + reach]], 1);
}
