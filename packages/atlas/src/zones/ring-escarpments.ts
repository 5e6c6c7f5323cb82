import type { Point, ZoneGraphData } from "@stonebridge/board";
import { contains, directionAt, ease, lengthOf, resample } from "../geography/index.ts";
import type { RingCells } from "./ring-outlines.ts";

/** Distance of an escarpment's crest inside the upper zone, and from the ends of its border, u. */
const CREST_OFF = 9.5;
const FROM_ENDS = 5;

/** The crest of an escarpment: a line within the upper zone along the border that is climbed, and the way down. */
export interface Escarpment {
  readonly between: readonly [foot: number, top: number];
  readonly crest: readonly Point[];
  /** Unit vectors down the slope, by point of the crest. */
  readonly down: readonly Point[];
}

/** The escarpments of a map, one for each border that is climbed. */
export function escarpmentsOf(graph: ZoneGraphData, cells: RingCells): Escarpment[] {
  return graph.borders.flatMap(({ between, foot }): Escarpment[] => {
    if (foot === undefined) return [];
    const top = Number(between[0] === foot ? between[1] : between[0]);
    const border = cells.borders.get(between.join("-"))!.course;
    const even = resample(border, 1);
    const inner = even.slice(FROM_ENDS, even.length - FROM_ENDS);
    const outline = cells.outlines.get(top)!;
    const middle = Math.floor(inner.length / 2);
    const [tx, ty] = directionAt(inner, middle);
    const probe: Point = [inner[middle][0] - ty * 4, inner[middle][1] + tx * 4];
    const side = contains(outline, probe) ? 1 : -1;
    const crest = ease(
      inner.map((point, index): Point => {
        const [dx, dy] = directionAt(inner, index);
        return [point[0] - dy * CREST_OFF * side, point[1] + dx * CREST_OFF * side];
      }),
      Math.min(4, lengthOf(inner) / 8),
    );
    const down = crest.map((_, index): Point => {
      const [dx, dy] = directionAt(crest, index);
      return [dy * side, -dx * side];
    });
    return [{ between: [Number(foot), top], crest, down }];
  });
}
