import type { Point } from "@stonebridge/board";
import { distance, type Line } from "./curves.ts";

/** A place where two lines cross. */
export interface Meeting {
  readonly point: Point;
  /** The leg of the first line, and of the other, on which it lies: the index of the leg's first point. */
  readonly leg: number;
  readonly otherLeg: number;
}

/** Where two legs cross, if they do; a leg holds its first point, not its last. */
function meetingOfLegs(a: Point, b: Point, c: Point, d: Point): Point | undefined {
  const across = (b[0] - a[0]) * (d[1] - c[1]) - (b[1] - a[1]) * (d[0] - c[0]);
  if (across === 0) return undefined;
  const along = ((c[0] - a[0]) * (d[1] - c[1]) - (c[1] - a[1]) * (d[0] - c[0])) / across;
  const alongOther = ((c[0] - a[0]) * (b[1] - a[1]) - (c[1] - a[1]) * (b[0] - a[0])) / across;
  if (along < 0 || along >= 1 || alongOther < 0 || alongOther >= 1) return undefined;
  return [a[0] + along * (b[0] - a[0]), a[1] + along * (b[1] - a[1])];
}

/** Bounds of some points: `[left, top, right, bottom]`. */
function boundsOf(points: Line): readonly [number, number, number, number] {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    top = Math.min(top, y);
    right = Math.max(right, x);
    bottom = Math.max(bottom, y);
  }
  return [left, top, right, bottom];
}

/** The legs of a line that come near some bounds, by the index of their first points. */
function legsNear(line: Line, [left, top, right, bottom]: readonly [number, number, number, number]): number[] {
  const near: number[] = [];
  for (let leg = 0; leg < line.length - 1; leg++) {
    const a = line[leg];
    const b = line[leg + 1];
    const beside = (a[0] < left && b[0] < left) || (a[0] > right && b[0] > right);
    const aloof = (a[1] < top && b[1] < top) || (a[1] > bottom && b[1] > bottom);
    if (!beside && !aloof) near.push(leg);
  }
  return near;
}

/** Every place where a line crosses another, in the first line's order. */
export function meetings(line: Line, other: Line): Meeting[] {
  const otherLegs = legsNear(other, boundsOf(line));
  if (otherLegs.length === 0) return [];
  const legs = legsNear(line, boundsOf(otherLegs.flatMap((leg) => [other[leg], other[leg + 1]])));
  return legs.flatMap((leg) => {
    const from = line[leg];
    const onLeg: Meeting[] = [];
    for (const otherLeg of otherLegs) {
      const point = meetingOfLegs(from, line[leg + 1], other[otherLeg], other[otherLeg + 1]);
      if (point !== undefined) onLeg.push({ point, leg, otherLeg });
    }
    return onLeg.toSorted((p, q) => distance(from, p.point) - distance(from, q.point));
  });
}
