import type { Point } from "@stonebridge/board";
import { distanceToLine, pathData } from "../geometry.ts";

/** A part of a zone's outline: along one neighbour over land, or along none (water, the field's edge). */
export interface Stretch {
  readonly along: string | undefined;
  readonly points: readonly Point[];
}

/** A leg lies along a border if its ends and its middle are so near to it, map units. */
const NEAR = 0.3;

/** Cuts a closed outline into stretches, in its own order. `courses`: land borders by the neighbour behind them. */
export function stretchesOf(outline: readonly Point[], courses: ReadonlyMap<string, readonly Point[]>): Stretch[] {
  const count = outline.length;
  const legs = outline.map((from, index) => {
    const to = outline[(index + 1) % count] as Point;
    const places: readonly Point[] = [from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2], to];
    for (const [neighbour, course] of courses) {
      if (places.every((place) => distanceToLine(place, course) < NEAR)) return neighbour;
    }
    return undefined;
  });
  const start = Math.max(
    0,
    legs.findIndex((leg, index) => leg !== legs[(index + count - 1) % count]),
  );
  const stretches: { along: string | undefined; points: Point[] }[] = [];
  for (let step = 0; step < count; step++) {
    const index = (start + step) % count;
    const to = outline[(index + 1) % count] as Point;
    const last = stretches.at(-1);
    if (last && last.along === legs[index]) last.points.push(to);
    else stretches.push({ along: legs[index], points: [outline[index] as Point, to] });
  }
  return stretches;
}

/** The part of an outline that does not lie along some zones, as path data: the rim of all of them together. */
export function rimData(stretches: readonly Stretch[], within: ReadonlySet<string>): string {
  const outer = stretches.map(({ along }) => along === undefined || !within.has(along));
  if (outer.every(Boolean))
    return pathData(
      stretches.flatMap(({ points }) => points.slice(0, -1)),
      true,
    );
  const first = outer.findIndex((is, index) => is && !outer[(index + outer.length - 1) % outer.length]);
  if (first < 0) return "";
  let data = "";
  let line: Point[] = [];
  for (let step = 0; step < outer.length; step++) {
    const index = (first + step) % outer.length;
    const { points } = stretches[index] as Stretch;
    if (outer[index]) line = [...line, ...points.slice(line.length > 0 ? 1 : 0)];
    else {
      if (line.length > 0) data += pathData(line);
      line = [];
    }
  }
  return data + (line.length > 0 ? pathData(line) : "");
}
