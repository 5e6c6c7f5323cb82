import type { HexMap, Point } from "@stonebridge/board";
import type { DrawnLine } from "../../geography/drawn-lines.ts";
import type { Place } from "../../geography/gazetteer.ts";
import type { Geography } from "../../geography/index.ts";
import type { LineKind } from "../../geography/lines.ts";
import type { HexGround } from "../../hexes/ground.ts";
import type { HexLine } from "../../hexes/hex-line.ts";
import type { LineUse } from "../../hexes/hex-plan.ts";
import { easedLines } from "./eased-lines.ts";
import { HEX, type HexFrame } from "./hex-frame.ts";

/** How a line is drawn, by its meaning in the rules. */
const DRAWN_AS: Readonly<Record<LineUse, LineKind>> = {
  river: "river",
  stream: "stream",
  major: "turnpike",
  minor: "road",
  railroad: "railroad",
  drawn: "unfinished_railroad",
};

/**
 * The ground of a hex map as its sheet draws it, in u: lines as the rules have them, places, hills, and a place in the middle of
 * each town. There are no blocks of woods: the hexes decide them.
 */
export function hexGeography(ground: HexGround, map: HexMap, frame: HexFrame): Geography {
  return {
    places: [
      ...map.data.towns.map((town) => townPlace(town, map, frame)),
      ...ground.places.map((place) => ({ ...place, point: frame.point(place.point) })),
    ],
    hills: ground.hills.map((hill) => ({
      ...hill,
      middle: frame.point(hill.middle),
      halfLength: hill.halfLength * HEX,
      halfWidth: hill.halfWidth * HEX,
    })),
    lines: easedLines(new Map([...ground.lines].map(([id, line]) => [id, drawnLine(line, frame)])), frame),
    woods: [],
  };
}

/** A line of the map in u. It has no error of its own: hexes decide where it runs. */
function drawnLine({ id, name, use, course, mouth }: HexLine, frame: HexFrame): DrawnLine {
  const points = course.map((point) => frame.point(point));
  return {
    id,
    name,
    kind: DRAWN_AS[use],
    points,
    course: points,
    errorMetres: 0,
    source: "the hexes of the map",
    ...(mouth !== undefined && { mouth: { into: mouth.into, way: mouth.way * HEX } }),
  };
}

function townPlace(
  { name, hexes }: { readonly name: string; readonly hexes: readonly string[] },
  map: HexMap,
  frame: HexFrame,
): Place {
  const centres = hexes.map((hex) => frame.centre(map.grid.known(hex)));
  const mean = (axis: 0 | 1): number => centres.reduce((sum, centre) => sum + centre[axis], 0) / centres.length;
  const point: Point = [mean(0), mean(1)];
  return {
    name,
    kind: "village",
    point,
    latitude: Number.NaN,
    longitude: Number.NaN,
    errorMetres: 0,
    aliases: [],
    note: "",
    source: "the hexes of the map",
  };
}
