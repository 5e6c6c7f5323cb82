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

/** Every place where a line crosses another, in the first line's order. */
export function meetings(line: Line, other: Line): Meeting[] {
  const found: Meeting[] = [];
  for (let leg = 0; leg < line.length - 1; leg++) {
    const from = line[leg];
    const onLeg: Meeting[] = [];
    for (let otherLeg = 0; otherLeg < other.length - 1; otherLeg++) {
      const point = meetingOfLegs(from, line[leg + 1], other[otherLeg], other[otherLeg + 1]);
      if (point !== undefined) onLeg.push({ point, leg, otherLeg });
    }
    found.push(...onLeg.toSorted((p, q) => distance(from, p.point) - distance(from, q.point)));
  }
  return found;
}
