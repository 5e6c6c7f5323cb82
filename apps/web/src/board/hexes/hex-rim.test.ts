import type { Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { smallGround } from "../../../test/board/hex-map.ts";
import { inside } from "../geometry.ts";
import { rimData, rimLoops } from "./hex-rim.ts";

const hexes = (...ids: readonly string[]) => new Set(ids.map((id) => smallGround.grid.known(id)));
const loopsOf = (...ids: readonly string[]) => rimLoops(hexes(...ids), smallGround);

/** Positive for a line that runs clockwise on the screen. */
function turning(loop: readonly Point[]): number {
  return loop.reduce((area, [x, y], index) => {
    const [nextX, nextY] = loop[(index + 1) % loop.length] as Point;
    return area + x * nextY - nextX * y;
  }, 0);
}

function pointsOf(data: string): readonly Point[] {
  return [...data.matchAll(/[ML](-?[\d.]+) (-?[\d.]+)/g)].map(([, x, y]): Point => [Number(x), Number(y)]);
}

describe("the rim of hexes", () => {
  it("is the outline of a hex alone, clockwise", () => {
    const [loop, ...others] = loopsOf("D3");
    expect(others).toEqual([]);
    expect(loop).toHaveLength(6);
    expect(turning(loop as readonly Point[])).toBeGreaterThan(0);
  });

  it("runs round hexes that lie together, and once round each that does not", () => {
    expect(loopsOf("D3", "D4").map((loop) => loop.length)).toEqual([10]);
    expect(loopsOf("B2", "F4").map((loop) => loop.length)).toEqual([6, 6]);
  });

  it("runs the other way round a gap in their midst", () => {
    const ring = smallGround.focus.rings.get("D3") ?? [];
    const loops = loopsOf(...ring);
    expect(loops.map((loop) => loop.length).toSorted((a, b) => a - b)).toEqual([6, 18]);
    expect(loops.map((loop) => Math.sign(turning(loop))).toSorted((a, b) => a - b)).toEqual([-1, 1]);
  });

  it("is nothing for no hexes", () => {
    expect(loopsOf()).toEqual([]);
    expect(rimData([])).toBe("");
  });

  it("drawn inward lies inside, as far from the hexside everywhere", () => {
    const loops = loopsOf("D3", "D4", "E3");
    const [outer = []] = loops;
    const moved = pointsOf(rimData(loops, 8));
    expect(moved).toHaveLength(outer.length);
    for (const [index, [x, y]] of moved.entries()) {
      expect(inside([x, y], outer)).toBe(true);
      const [cornerX, cornerY] = outer[index] as Point;
      // At 120 and 240 degrees alike a corner moves by 8 / sin 60.
      expect(Math.hypot(x - cornerX, y - cornerY)).toBeCloseTo(8 / Math.sin(Math.PI / 3), 0);
    }
  });
});
