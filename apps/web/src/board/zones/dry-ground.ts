import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { boxOf, distance, distanceToStretch, grown } from "../geometry.ts";

/** A zone's outline runs along the middle of the river: its marks keep off the water by this much, map units. */
const BANK = 5.2;
/** The outline is looked at in steps no longer than this. */
const STEP = 4;
const CLOSE = 0.6;

/**
 * The lines of water that each zone lies along: the outlines of its neighbours on the other bank, which it shares with them
 * in the middle of the river. Zones away from the river are left out.
 */
export function waterBy(
  shapes: ZoneShapesData,
  graph: ZoneGraphData,
): ReadonlyMap<string, readonly (readonly Point[])[]> {
  const banks = new Map(graph.zones.map(({ id, bank }) => [id, bank]));
  const lines = new Map(
    shapes.zones.map(({ id, outline }) => [id, [...outline, ...outline.slice(0, 1)] as readonly Point[]]),
  );
  return new Map(
    graph.zones
      .map(({ id, bank, ring }): [string, readonly (readonly Point[])[]] => [
        id,
        ring.flatMap((other) => {
          const line = other === null || banks.get(other) === bank ? undefined : lines.get(other);
          return line ? [line] : [];
        }),
      ])
      .filter(([, water]) => water.length > 0),
  );
}

function densified(outline: readonly Point[]): Point[] {
  return outline.flatMap((from, index) => {
    const to = outline[(index + 1) % outline.length] as Point;
    const steps = Math.max(1, Math.ceil(distance(from, to) / STEP));
    return Array.from({ length: steps }, (_, step): Point => {
      const share = step / steps;
      return [from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share];
    });
  });
}

/** Positive for outlines that run clockwise on the screen. */
function turning(outline: readonly Point[]): number {
  let area = 0;
  for (const [index, [x, y]] of outline.entries()) {
    const [nextX, nextY] = outline[(index + 1) % outline.length] as Point;
    area += x * nextY - nextX * y;
  }
  return area;
}

/**
 * The outline of a zone without the half of the river that belongs to it.
 * Where it follows a course of water it is moved inward to the bank; elsewhere it stays.
 */
export function dryOutline(outline: readonly Point[], water: readonly (readonly Point[])[]): readonly Point[] {
  if (water.length === 0) return outline;
  const dense = densified(outline);
  const banks = stretchesNear(outline, water);
  const fromWater = (point: Point) => {
    let least = Number.POSITIVE_INFINITY;
    for (const [from, to] of banks) least = Math.min(least, distanceToStretch(point, from, to));
    return least;
  };
  const hand = turning(outline) > 0 ? 1 : -1;
  const count = dense.length;
  return dense.flatMap((point, index): Point[] => {
    const away = fromWater(point);
    if (away > CLOSE) return away >= BANK - CLOSE ? [point] : [];
    const before = dense[(index + count - 1) % count] as Point;
    const after = dense[(index + 1) % count] as Point;
    const [dx, dy] = [after[0] - before[0], after[1] - before[1]];
    const length = Math.hypot(dx, dy) || 1;
    const moved: Point = [point[0] - ((hand * dy) / length) * BANK, point[1] + ((hand * dx) / length) * BANK];
    return fromWater(moved) < BANK - CLOSE ? [] : [moved];
  });
}

/** The stretches of water that could matter to an outline. */
function stretchesNear(
  outline: readonly Point[],
  water: readonly (readonly Point[])[],
): readonly (readonly [Point, Point])[] {
  const { left, top, right, bottom } = grown(boxOf(outline), 2 * BANK);
  return water.flatMap((line) =>
    line
      .slice(1)
      .map((to, index): [Point, Point] => [line[index] as Point, to])
      .filter(
        ([from, to]) =>
          Math.max(from[0], to[0]) >= left &&
          Math.min(from[0], to[0]) <= right &&
          Math.max(from[1], to[1]) >= top &&
          Math.min(from[1], to[1]) <= bottom,
      ),
  );
}
