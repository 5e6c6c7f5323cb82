import type { Point } from "@stonebridge/board";
import { describe, expect, it } from "vitest";
import { firstLook } from "./first-look.ts";
import { focusMapOf } from "./focus-order.ts";
import { gridGraph, gridShapes, piece } from "../../test/board/grid-map.ts";

/** A line of spaces, each so far along it. */
const places = { a1: 0, b1: 10, c1: 12, d1: 14, e1: 100 } as const;
const ground = {
  focus: focusMapOf(gridGraph, gridShapes),
  anchors: new Map<string, Point>(Object.entries(places).map(([space, x]) => [space, [x, 50]])),
};

function look(seen: Point, ...spaces: readonly (keyof typeof places)[]): Point | undefined {
  const pieces = spaces.map((space, at) => piece(`p${at}`, space));
  return firstLook({ spaces: [], pieces, arrows: [], overlays: [], lit: [] }, ground, seen);
}

describe("where the map opens", () => {
  it("is in the middle of the pieces where all are seen", () => {
    expect(look([300, 100], "a1", "e1")).toEqual([50, 50]);
  });

  it("is where most of them are seen at once, not on the empty ground between them", () => {
    expect(look([40, 100], "a1", "b1", "c1", "d1", "e1")).toEqual([7, 50]);
    expect(look([10, 100], "a1", "b1", "c1", "d1", "e1")).toEqual([12, 50]);
    expect(look([10, 100], "a1", "e1", "e1")).toEqual([100, 50]);
  });

  it("is nowhere where nothing stands", () => {
    expect(look([10, 10])).toBeUndefined();
  });
});
