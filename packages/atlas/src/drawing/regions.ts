import type { Point } from "@stonebridge/board";
import { ClipType, Clipper, ClipperD, EndType, FillRule, JoinType, type PathsD } from "clipper2-ts";
import type { Line } from "../geography/curves.ts";

/** Closed rings (first point not repeated) of a region of the map; inner rings run the other way and are holes. */
export type Region = readonly Line[];

/** Decimal places of u to which regions are computed. */
const PRECISION = 3;
/** Greatest distance of a rounded corner from a true arc, u. */
const ARC_TOLERANCE = 0.03;

function toPaths(lines: Region): PathsD {
  return lines.map((line) => line.map(([x, y]) => ({ x, y })));
}

function fromPaths(paths: PathsD): Point[][] {
  return paths.map((path) => path.map(({ x, y }): Point => [x, y]));
}

/** Everything within a distance of a line; its ends are round. */
export function alongside(line: Line, halfWidth: number): Region {
  return fromPaths(
    Clipper.inflatePathsD(toPaths([line]), halfWidth, JoinType.Round, EndType.Round, 2, PRECISION, ARC_TOLERANCE),
  );
}

/** A region grown by a distance, or shrunk by a negative one; corners become round. */
export function grown(region: Region, by: number): Region {
  return fromPaths(
    Clipper.inflatePathsD(toPaths(region), by, JoinType.Round, EndType.Polygon, 2, PRECISION, ARC_TOLERANCE),
  );
}

/** The union of regions; also repairs a ring that crosses itself. */
export function united(regions: readonly Region[]): Region {
  return fromPaths(Clipper.unionD(toPaths(regions.flat()), [], FillRule.NonZero, PRECISION));
}

/** The part of a region outside another. */
export function without(region: Region, other: Region): Region {
  return fromPaths(Clipper.differenceD(toPaths(region), toPaths(other), FillRule.NonZero, PRECISION));
}

/** The part that two regions share. */
export function common(region: Region, other: Region): Region {
  return fromPaths(Clipper.intersectD(toPaths(region), toPaths(other), FillRule.NonZero, PRECISION));
}

function clippedLines(type: ClipType, lines: readonly Line[], region: Region): Line[] {
  const clipper = new ClipperD(PRECISION);
  clipper.addOpenSubjectPaths(toPaths(lines));
  clipper.addClipPaths(toPaths(region));
  const closed: PathsD = [];
  const open: PathsD = [];
  clipper.execute(type, FillRule.NonZero, closed, open);
  return fromPaths(open).filter((line) => line.length > 1);
}

/** The parts of lines that lie within a region. A part may run the other way than its line. */
export function linesWithin(lines: readonly Line[], region: Region): Line[] {
  return clippedLines(ClipType.Intersection, lines, region);
}

/** The parts of lines that lie outside a region. A part may run the other way than its line. */
export function linesOutside(lines: readonly Line[], region: Region): Line[] {
  return clippedLines(ClipType.Difference, lines, region);
}

/** The rectangle from one corner to the other as a region. */
export function rectangle(left: number, top: number, right: number, bottom: number): Region {
  return [
    [
      [left, top],
      [right, top],
      [right, bottom],
      [left, bottom],
    ],
  ];
}

/** A circle as a region. */
export function disc([x, y]: Point, radius: number): Region {
  const sides = Math.max(12, Math.ceil(radius * 4));
  return [
    Array.from({ length: sides }, (_, i): Point => {
      const angle = (2 * Math.PI * i) / sides;
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  ];
}

/** Whether a point lies within a region (even-odd, so that holes are outside). */
export function within(region: Region, [x, y]: Point): boolean {
  let inside = false;
  for (const ring of region) {
    for (let i = 0, j = ring.length - 1; i < ring.length; j = i++) {
      const a = ring[i];
      const b = ring[j];
      if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
    }
  }
  return inside;
}
