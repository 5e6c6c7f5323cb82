import { describe, expect, it } from "vitest";
import { gridGraph, gridShapes } from "../../../test/board/grid-map.ts";
import { zoneGround } from "./zone-ground.ts";
import { rimData, stretchesOf } from "./rim.ts";

const SQUARE = [
  [0, 0],
  [10, 0],
  [10, 10],
  [0, 10],
] as const;
const COURSES = new Map([
  [
    "east",
    [
      [10, 0],
      [10, 4],
      [10, 10],
    ],
  ],
  [
    "south",
    [
      [10, 10],
      [0, 10],
    ],
  ],
] as const);

describe("stretches of an outline", () => {
  it("follow each other round it, each along one neighbour or none", () => {
    const stretches = stretchesOf(SQUARE, COURSES);
    expect(stretches.map(({ along }) => along)).toEqual(["east", "south", undefined]);
    expect(stretches[2]?.points).toEqual([
      [0, 10],
      [0, 0],
      [10, 0],
    ]);
  });
});

describe("the rim of zones that lie together", () => {
  it("is the whole outline of a zone alone", () => {
    expect(rimData(stretchesOf(SQUARE, COURSES), new Set(["west"]))).toBe("M10 0l0 10l-10 0l0-10z");
  });

  it("leaves out what lies along one of them", () => {
    expect(rimData(stretchesOf(SQUARE, COURSES), new Set(["east"]))).toBe("M10 10l-10 0l0-10l10 0");
    expect(rimData(stretchesOf(SQUARE, COURSES), new Set(["east", "south"]))).toBe("M0 10l0-10l10 0");
  });

  it("is nothing for a zone in their midst", () => {
    expect(rimData([{ along: "east", points: SQUARE }], new Set(["east"]))).toBe("");
  });

  it("of the map has no line along a border between two of them", () => {
    const ground = zoneGround({ graph: gridGraph, shapes: gridShapes });
    expect(ground.rim("a1", new Set(["a1", "b1"]))).toBe("M100 100l-100 0l0-100l100 0");
    expect(ground.rim("b1", new Set(["a1", "b1"]))).toBe("M100 0l100 0l0 100l-100 0");
  });
});
