import { type HexIndex, NOWHERE, type Point } from "@stonebridge/board";
import type { HexGround } from "./hex-ground.ts";
import { num } from "../drawing/markup.ts";

/** Corners nearer than this share of a hex's height are the same corner. */
const SAME_CORNER = 0.1;

interface Side {
  readonly from: Point;
  readonly to: Point;
}

/** The hexsides between some hexes and all others, each as the hex inside sees it: clockwise. */
function outerSides(hexes: ReadonlySet<HexIndex>, { grid, corners }: HexGround): readonly Side[] {
  const sides: Side[] = [];
  for (const hex of hexes) {
    const around = corners(hex);
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction);
      if (next !== NOWHERE && hexes.has(next)) continue;
      sides.push({ from: around[direction] as Point, to: around[(direction + 1) % 6] as Point });
    }
  }
  return sides;
}

/**
 * The closed lines round some hexes: clockwise about those that lie together, the other way round a gap in their midst.
 * Every corner of a hex lies on one line at most, so that each has one way on.
 */
export function rimLoops(hexes: ReadonlySet<HexIndex>, ground: HexGround): readonly (readonly Point[])[] {
  const grain = ground.height * SAME_CORNER;
  const key = ([x, y]: Point) => `${Math.round(x / grain)} ${Math.round(y / grain)}`;
  const onward = new Map(outerSides(hexes, ground).map((side) => [key(side.from), side]));
  const loops: Point[][] = [];
  for (const [start] of onward) {
    const loop: Point[] = [];
    for (let at = start, side = onward.get(at); side; side = onward.get(at)) {
      onward.delete(at);
      loop.push(side.from);
      at = key(side.to);
    }
    if (loop.length > 0) loops.push(loop);
  }
  return loops;
}

/** A rim drawn inward by some map units, as path data: all corners are of 120 or 240 degrees. */
export function rimData(loops: readonly (readonly Point[])[], inward = 0): string {
  return loops.map((loop) => `${loop.map((_, index) => cornerData(loop, index, inward)).join("")}z`).join("");
}

function cornerData(loop: readonly Point[], index: number, inward: number): string {
  const [x, y] = loop[index] as Point;
  const [before, after] = [loop.at(index - 1) as Point, loop[(index + 1) % loop.length] as Point];
  const [ax, ay] = inwardNormal(before, [x, y]);
  const [bx, by] = inwardNormal([x, y], after);
  const share = inward / (1 + ax * bx + ay * by);
  return `${index === 0 ? "M" : "L"}${num(x + (ax + bx) * share, 1)} ${num(y + (ay + by) * share, 1)}`;
}

/** To the right of the way: inside, for a line that runs clockwise on the screen. */
function inwardNormal(from: Point, to: Point): Point {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  return [-dy / length, dx / length];
}
