import type { Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { arrowMarkup, arrowWay, type ArrowGround } from "./arrows.ts";

const anchors: Readonly<Record<string, Point>> = { a: [0, 0], b: [100, 0], c: [200, 0], near: [30, 0] };
const ground: ArrowGround = {
  anchor: (space) => anchors[space],
  middle: (one, other) => {
    const [from, to] = [anchors[one], anchors[other]];
    return from && to && [(from[0] + to[0]) / 2, 10];
  },
  clearance: 20,
  unit: 1,
};

describe("an arrow", () => {
  it("runs over the middles of the borders, its ends at the rims of the stacks", () => {
    const way = arrowWay(["a", "b", "c"], ground);
    expect(way).toContainEqual([50, 10]);
    expect(way).toContainEqual([150, 10]);
    expect(Math.hypot(...(way[0] as Point))).toBeCloseTo(20);
    const [x, y] = way.at(-1) as Point;
    expect(Math.hypot(200 - x, y)).toBeCloseTo(22);
  });

  it("keeps off the target and off the one it starts from even where the stacks touch", () => {
    const way = arrowWay(["a", "near"], ground);
    expect(way.length).toBeGreaterThan(1);
    const [x, y] = way.at(-1) as Point;
    expect(Math.hypot(30 - x, y)).toBeGreaterThan(15);
    expect(Math.hypot(...(way[0] as Point))).toBeGreaterThan(13);
  });

  it("is not drawn for one space or for unknown ones", () => {
    expect(arrowMarkup({ kind: "path", spaces: ["a"] }, ground, 1)).toBe("");
    expect(arrowMarkup({ kind: "path", spaces: ["x", "y"] }, ground, 1)).toBe("");
  });

  it("tells its kinds apart by line and head, not by colour alone", () => {
    const shapes = (["path", "attack", "retreat", "last"] as const).map((kind) =>
      arrowMarkup({ kind, spaces: ["a", "b"] }, ground, 1).replaceAll(/#[0-9A-F]{6}/gi, ""),
    );
    expect(new Set(shapes).size).toBe(4);
    for (const shape of shapes) expect(shape).not.toMatch(/NaN|undefined/);
  });
});
