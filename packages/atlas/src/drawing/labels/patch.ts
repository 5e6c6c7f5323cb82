import type { Point } from "@stonebridge/board";

/** A rectangle with its sides along the map's, u. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A rectangle turned about its middle: half its sides in u, and the angle of the longer in radians from east. */
export interface Patch {
  readonly at: Point;
  readonly halfLength: number;
  readonly halfBreadth: number;
  readonly angle: number;
}

/** The box about a point with half-sides. */
export function boxRound([x, y]: Point, halfWidth: number, halfHeight: number): Box {
  return { left: x - halfWidth, top: y - halfHeight, right: x + halfWidth, bottom: y + halfHeight };
}

/** A box as a patch. */
export function patchOf({ left, top, right, bottom }: Box): Patch {
  return {
    at: [(left + right) / 2, (top + bottom) / 2],
    halfLength: (right - left) / 2,
    halfBreadth: (bottom - top) / 2,
    angle: 0,
  };
}

/** The least box round a patch. */
export function boundsOf({ at, halfLength, halfBreadth, angle }: Patch): Box {
  const c = Math.abs(Math.cos(angle));
  const s = Math.abs(Math.sin(angle));
  return boxRound(at, c * halfLength + s * halfBreadth, s * halfLength + c * halfBreadth);
}

/** A patch grown on every side. */
export function widened(patch: Patch, by: number): Patch {
  return { ...patch, halfLength: patch.halfLength + by, halfBreadth: patch.halfBreadth + by };
}

/** Whether a point lies in a patch. */
export function isIn({ at, halfLength, halfBreadth, angle }: Patch, x: number, y: number): boolean {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const dx = x - at[0];
  const dy = y - at[1];
  return Math.abs(c * dx + s * dy) <= halfLength && Math.abs(c * dy - s * dx) <= halfBreadth;
}

/** Whether two patches overlap (no axis of either parts them). */
export function overlap(one: Patch, other: Patch): boolean {
  return [one.angle, one.angle + Math.PI / 2, other.angle, other.angle + Math.PI / 2].every((axis) => {
    const [a, b] = [shadow(one, axis), shadow(other, axis)];
    return a[0] < b[1] && b[0] < a[1];
  });
}

/** The stretch that a patch covers along an axis. */
function shadow({ at, halfLength, halfBreadth, angle }: Patch, axis: number): readonly [number, number] {
  const middle = at[0] * Math.cos(axis) + at[1] * Math.sin(axis);
  const reach = Math.abs(Math.cos(angle - axis)) * halfLength + Math.abs(Math.sin(angle - axis)) * halfBreadth;
  return [middle - reach, middle + reach];
}
