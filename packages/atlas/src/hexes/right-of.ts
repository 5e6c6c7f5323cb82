import type { Point } from "@stonebridge/board";
import { nearestOn, type Line } from "../geography/index.ts";

/** Whether a point lies to the right of a line, looking along it; y points south. */
export function isRightOf(line: Line, point: Point): boolean {
  const { leg } = nearestOn(line, point);
  const [a, b] = [line[leg], line[leg + 1]];
  return (b[0] - a[0]) * (point[1] - a[1]) - (b[1] - a[1]) * (point[0] - a[0]) > 0;
}
