import type { Point } from "@stonebridge/board";
import { nearestOn, type Line } from "./curves.ts";

/** Area of a closed outline (first point not repeated), positive when it runs clockwise as seen on the map (y south). */
export function signedArea(outline: Line): number {
  let twice = 0;
  for (let index = 0; index < outline.length; index++) {
    const a = outline[index];
    const b = outline[(index + 1) % outline.length];
    twice += a[0] * b[1] - b[0] * a[1];
  }
  return twice / 2;
}

/** Centre of gravity of a closed outline. */
export function centroid(outline: Line): Point {
  let x = 0;
  let y = 0;
  for (let index = 0; index < outline.length; index++) {
    const a = outline[index];
    const b = outline[(index + 1) % outline.length];
    const cross = a[0] * b[1] - b[0] * a[1];
    x += (a[0] + b[0]) * cross;
    y += (a[1] + b[1]) * cross;
  }
  const area = signedArea(outline);
  return [x / (6 * area), y / (6 * area)];
}

/** Whether a point lies within a closed outline. */
export function contains(outline: Line, [x, y]: Point): boolean {
  let inside = false;
  for (let index = 0, before = outline.length - 1; index < outline.length; before = index++) {
    const a = outline[index];
    const b = outline[before];
    if (a[1] > y !== b[1] > y && x < ((b[0] - a[0]) * (y - a[1])) / (b[1] - a[1]) + a[0]) inside = !inside;
  }
  return inside;
}

/** Distance from a point to a closed outline, from inside or outside. */
export function distanceToOutline(outline: Line, point: Point): number {
  return nearestOn([...outline, outline[0]], point).distance;
}
