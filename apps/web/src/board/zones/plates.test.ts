import { numberSize, PLATE } from "@stonebridge/atlas";
import { describe, expect, it } from "vitest";
import { textWidth } from "../counters/lettering.ts";
import { type Plate, leftOut } from "./plates.ts";

/** Height of a figure as a share of its size. */
const FIGURE = 0.7;

describe("the number of a zone", () => {
  it.each([1, 48, 88, 100, 188, 205])("%i stands within its disc, its corners too", (number) => {
    const size = numberSize(number);
    const half = textWidth(String(number), 800, size) / 2;
    expect(Math.hypot(half, (size * FIGURE) / 2)).toBeLessThan(PLATE.discRadius);
  });
});

describe("numbers of zones seen from afar", () => {
  const plate = (zone: string, x: number, points = 0): Plate => ({
    zone,
    number: 190,
    points,
    signs: [],
    lines: [],
    middle: [x, 0],
    disc: [0, 0],
    box: { left: x, right: x, top: 0, bottom: 0 },
  });
  const plates = [plate("first", 0), plate("close", 60), plate("scores", 110, 3), plate("far", 400)];

  it("are left out where one would lie on another, and never where a zone scores", () => {
    expect([...leftOut(plates, 0.2)].toSorted()).toEqual(["close"]);
    expect([...leftOut([...plates, plate("beside", 150)], 0.2)].toSorted()).toEqual(["beside", "close"]);
  });

  it("are all there from near", () => {
    expect(leftOut(plates, 0.79).size).toBe(0);
    expect(leftOut(plates, 1.2).size).toBe(0);
  });
});
