import { describe, expect, it } from "vitest";
import { gridGraph } from "../../../test/board/grid-map.ts";
import { isNear, linksOf, outCubic, placeAlong, routeOf, travelTime } from "./travel.ts";

const links = linksOf(gridGraph);

describe("a piece on its way", () => {
  it("takes 160 ms a space, at most 600", () => {
    expect([0, 1, 2, 3, 4, 9].map(travelTime)).toEqual([160, 160, 320, 480, 600, 600]);
  });

  it("crosses the river by the ford", () => {
    expect(routeOf("b2", "b3", links, [])).toEqual(["b2", "b3"]);
    expect(routeOf("a2", "a3", links, [])).toEqual(["a2", "b2", "b3", "a3"]);
  });

  it("goes the way the last action went", () => {
    const told = ["a1", "a2", "b2", "c2", "c1"];
    expect(routeOf("a1", "c1", links, [{ kind: "last", spaces: told }])).toEqual(told);
    expect(routeOf("a1", "c1", links, [{ kind: "path", spaces: told }])).toEqual(["a1", "b1", "c1"]);
  });

  it("goes straight where there is no way", () => {
    expect(routeOf("a1", "elsewhere", links, [])).toEqual(["a1", "elsewhere"]);
  });

  it("moves evenly along its line and arrives exactly", () => {
    const [from, to] = [
      { x: 0, y: 0, width: 20 },
      { x: 100, y: 100, width: 40 },
    ];
    expect(placeAlong(from, [[100, 0]], to, 0.5)).toEqual({ x: 100, y: 0, width: 30 });
    expect(placeAlong(from, [[100, 0]], to, 0.75)).toEqual({ x: 100, y: 50, width: 35 });
    expect(placeAlong(from, [], to, 1)).toEqual(to);
  });

  it("starts fast and arrives gently", () => {
    expect([0, 1, 2].map(outCubic)).toEqual([0, 1, 1]);
    expect(outCubic(0.5)).toBeGreaterThan(0.8);
  });
});

describe("what is near", () => {
  const line = new Map([
    ["a", ["b"]],
    ["b", ["a", "c"]],
    ["c", ["b", "d"]],
    ["d", ["c"]],
  ]);

  it("is a space itself, and whatever lies no more borders away than asked", () => {
    expect([0, 1, 2, 3].map((borders) => isNear("a", new Set(["d", "c"]), line, borders))).toEqual([
      false,
      false,
      true,
      true,
    ]);
    expect(isNear("d", new Set(["d"]), line, 0)).toBe(true);
    expect(isNear("elsewhere", new Set(["a"]), line, 3)).toBe(false);
    expect(isNear("a", new Set(), line, 3)).toBe(false);
  });
});
