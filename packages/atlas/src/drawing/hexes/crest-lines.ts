import type { HexIndex, HexMap, Point } from "@stonebridge/board";
import { directionAt, ease, lengthOf, resample } from "../../geography/curves.ts";
import { gradientNoise } from "../../geography/noise.ts";
import type { HexFrame } from "./hex-frame.ts";

/** Distance of the points of a crest line, u, and its easing in points. */
const STEP = 1;
const EASING = 8;
/** The line wavers about its hexsides by noise: strength and length, u. */
const WAVE = { strength: 2.6, length: 21 } as const;

/** A point of a crest line: the unit vector along the line there, the slope to its right (y points south). */
export interface CrestPoint {
  readonly at: Point;
  readonly along: Point;
  /** The hexes on both sides of its hexside. */
  readonly hilltop: HexIndex;
  readonly slope: HexIndex;
}

/** The line from which slope lines run: crest hexsides end to end. */
export type CrestLine = readonly CrestPoint[];

/** What of a map has crests: hexsides by their hilltops. */
export type CrestMap = Pick<HexMap, "crest" | "grid">;

/** All crest hexsides of a map as eased lines that keep near their hexsides. */
export function crestLines(map: CrestMap, frame: HexFrame): CrestLine[] {
  return chained(crestHexsides(map, frame)).map(natural);
}

interface Side {
  readonly from: Point;
  readonly to: Point;
  readonly hilltop: HexIndex;
  readonly slope: HexIndex;
}

/** The crest hexsides, each with its slope to the right: a hexside runs clockwise as its slope sees it. */
function crestHexsides(map: CrestMap, frame: HexFrame): Side[] {
  const sides: Side[] = [];
  for (let at = 0; at < map.crest.length; at++) {
    if (map.crest[at] !== 1) continue;
    const hilltop = Math.floor(at / 6);
    const [left, right] = frame.side(hilltop, at % 6);
    sides.push({ from: right, to: left, hilltop, slope: map.grid.neighbours[at] });
  }
  return sides;
}

function keyOf([x, y]: Point): string {
  return `${x.toFixed(1)} ${y.toFixed(1)}`;
}

/** Hexsides that follow each other, joined; rings begin anywhere. */
function chained(sides: readonly Side[]): Side[][] {
  const open = new Set(sides);
  const starting = new Map<string, Side[]>();
  const ends = new Set(sides.map(({ to }) => keyOf(to)));
  for (const side of sides) {
    const key = keyOf(side.from);
    starting.set(key, [...(starting.get(key) ?? []), side]);
  }
  const firsts = [...sides.filter(({ from }) => !ends.has(keyOf(from))), ...sides];
  const lines: Side[][] = [];
  for (const first of firsts) {
    if (!open.has(first)) continue;
    const line: Side[] = [];
    for (let side: Side | undefined = first; side !== undefined;) {
      open.delete(side);
      line.push(side);
      side = starting.get(keyOf(side.to))?.find((next) => open.has(next));
    }
    lines.push(line);
  }
  return lines;
}

function natural(sides: readonly Side[]): CrestLine {
  const noise = gradientNoise(61);
  const even = resample([sides[0].from, ...sides.map(({ to }) => to)], STEP);
  const eased = ease(even, Math.min(EASING, lengthOf(even) / 6));
  const course = eased.map(([x, y], index): Point => {
    const [tx, ty] = directionAt(eased, index);
    const by = WAVE.strength * noise(x / WAVE.length, y / WAVE.length);
    return [x - ty * by, y + tx * by];
  });
  return course.map((at, index) => {
    const { hilltop, slope } = sides[Math.min(sides.length - 1, Math.floor((index / course.length) * sides.length))];
    return { at, along: directionAt(course, index), hilltop, slope };
  });
}
