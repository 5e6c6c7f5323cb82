import { numberSize, PLATE } from "@stonebridge/atlas";
import { describe, expect, it } from "vitest";
import { textWidth } from "../counters/lettering.ts";

/** Height of a figure as a share of its size. */
const FIGURE = 0.7;

describe("the number of a zone", () => {
  it.each([1, 48, 88, 100, 188, 205])("%i stands within its disc, its corners too", (number) => {
    const size = numberSize(number);
    const half = textWidth(String(number), 800, size) / 2;
    expect(Math.hypot(half, (size * FIGURE) / 2)).toBeLessThan(PLATE.discRadius);
  });
});
