import type { Point } from "@stonebridge/board";
import { num } from "./drawing/markup.ts";

/** A rectangle by its sides; y points downward. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Bearing from one point to another in degrees clockwise from north, 0 to 360. */
export function bearing(from: Point, to: Point): number {
  const degrees = (Math.atan2(to[0] - from[0], from[1] - to[1]) * 180) / Math.PI;
  return (degrees + 360) % 360;
}

/** The smaller angle between two bearings, 0 to 180. */
export function turnBetween(a: number, b: number): number {
  const turn = Math.abs(a - b) % 360;
  return turn > 180 ? 360 - turn : turn;
}

export function distance(a: Point, b: Point): number {
  const [x, y] = [a[0] - b[0], a[1] - b[1]];
  return Math.sqrt(x * x + y * y);
}

export function inside(point: Point, outline: readonly Point[]): boolean {
  const [x, y] = point;
  let within = false;
  for (let i = 0, j = outline.length - 1; i < outline.length; j = i++) {
    const [xi, yi] = outline[i] as Point;
    const [xj, yj] = outline[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) within = !within;
  }
  return within;
}

/** Distance from a point to a stretch of line. */
export function distanceToStretch(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = dx * dx + dy * dy;
  const share = length === 0 ? 0 : ((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / length;
  const held = Math.min(1, Math.max(0, share));
  const [x, y] = [point[0] - from[0] - held * dx, point[1] - from[1] - held * dy];
  return Math.sqrt(x * x + y * y);
}

/** Distance from a point to a line of points; infinite for no line. */
export function distanceToLine(point: Point, line: readonly Point[]): number {
  let least = Number.POSITIVE_INFINITY;
  for (let at = 1; at < line.length; at++) {
    least = Math.min(least, distanceToStretch(point, line[at - 1] as Point, line[at] as Point));
  }
  return least;
}

export function boxOf(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x, y] of points) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  return { left, top, right, bottom };
}

export function holds(box: Box, x: number, y: number): boolean {
  return x >= box.left && x <= box.right && y >= box.top && y <= box.bottom;
}

/** Area that two boxes share. */
export function sharedArea(a: Box, b: Box): number {
  const width = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const height = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
  return width > 0 && height > 0 ? width * height : 0;
}

export function grown(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

/** The smallest box round two. */
export function around(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

export function middleOf({ left, top, right, bottom }: Box): Point {
  return [(left + right) / 2, (top + bottom) / 2];
}

export function boxAbout([x, y]: Point, width: number, height: number): Box {
  return { left: x - width / 2, top: y - height / 2, right: x + width / 2, bottom: y + height / 2 };
}

/** Where the middle of a box of some size comes to lie, moved as little as brings it into another. */
export function heldIn([x, y]: Point, width: number, height: number, { left, top, right, bottom }: Box): Point {
  const held = (at: number, from: number, to: number) => Math.max(from, Math.min(to, at));
  return [held(x, left + width / 2, right - width / 2), held(y, top + height / 2, bottom - height / 2)];
}

export function squareAbout(x: number, y: number, edge: number): Box {
  return boxAbout([x, y], edge, edge);
}

/** A line of points as SVG path data, relative, one decimal. */
export function pathData(points: readonly Point[], closed = false): string {
  let data = "";
  let [lastX, lastY] = [0, 0];
  for (const [index, [px, py]] of points.entries()) {
    const [x, y] = [Math.round(px * 10) / 10, Math.round(py * 10) / 10];
    if (index === 0) data = `M${num(x, 1)} ${num(y, 1)}`;
    else {
      const [dx, dy] = [num(x - lastX, 1), num(y - lastY, 1)];
      if (dx === "0" && dy === "0") continue;
      data += `l${dx}${dy.startsWith("-") ? "" : " "}${dy}`;
    }
    [lastX, lastY] = [x, y];
  }
  return closed ? `${data}z` : data;
}

/** A smooth curve through points (Catmull and Rom) as path data. */
export function curveData(points: readonly Point[], decimals = 1): string {
  if (points.length === 0) return "";
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] as Point;
  const n = (value: number) => num(value, decimals);
  let data = `M${n(at(0)[0])} ${n(at(0)[1])}`;
  for (let index = 0; index + 1 < points.length; index++) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one: Point = [from[0] + (to[0] - before[0]) / 6, from[1] + (to[1] - before[1]) / 6];
    const two: Point = [to[0] - (after[0] - from[0]) / 6, to[1] - (after[1] - from[1]) / 6];
    data += `C${n(one[0])} ${n(one[1])} ${n(two[0])} ${n(two[1])} ${n(to[0])} ${n(to[1])}`;
  }
  return data;
}
