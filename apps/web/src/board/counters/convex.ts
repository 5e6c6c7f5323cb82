/** Cuts pattern marks to a convex outline when they are made, so that a counter needs no clip path. */

export type Corner = readonly [x: number, y: number];

/**
 * A rectangle with rounded corners as a convex polygon, clockwise (y downward).
 * `radii`: upper left, upper right, lower right, lower left.
 */
export function roundedBox(
  left: number,
  top: number,
  right: number,
  bottom: number,
  radii: readonly [number, number, number, number],
): readonly Corner[] {
  const steps = 6;
  const corners: readonly (readonly [number, number, number])[] = [
    [left + radii[0], top + radii[0], radii[0]],
    [right - radii[1], top + radii[1], radii[1]],
    [right - radii[2], bottom - radii[2], radii[2]],
    [left + radii[3], bottom - radii[3], radii[3]],
  ];
  return corners.flatMap(([x, y, radius], quarter) =>
    Array.from({ length: radius > 0 ? steps + 1 : 1 }, (_, step): Corner => {
      const angle = Math.PI + (quarter + (radius > 0 ? step / steps : 0)) * (Math.PI / 2);
      return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
    }),
  );
}

/** The part of a polygon that lies inside a convex, clockwise one (Sutherland and Hodgman). */
export function cutPolygon(polygon: readonly Corner[], mould: readonly Corner[]): readonly Corner[] {
  let rest = polygon;
  for (const [index, from] of mould.entries()) {
    const to = mould[(index + 1) % mould.length] as Corner;
    const side = ([x, y]: Corner) => (to[0] - from[0]) * (y - from[1]) - (to[1] - from[1]) * (x - from[0]);
    const kept: Corner[] = [];
    for (const [at, point] of rest.entries()) {
      const before = rest.at(at - 1) as Corner;
      const [a, b] = [side(before), side(point)];
      if (a >= 0 !== b >= 0) {
        const share = a / (a - b);
        kept.push([before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share]);
      }
      if (b >= 0) kept.push(point);
    }
    rest = kept;
  }
  return rest;
}
