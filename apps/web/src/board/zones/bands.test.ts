import { describe, expect, it } from "vitest";
import { bandOf, counterPixels, DEFAULT_ZOOM, platePixels, showsNames } from "./bands.ts";
import { counterLevel } from "../counters/counter.ts";

describe("level of detail", () => {
  it("names the bands by zoom", () => {
    expect([0.5, 0.8, 1.3, 3].map(bandOf)).toEqual(["sheet", "far", "play", "close"]);
  });

  it("draws counters 56 px wide at the default zoom, never under 28 or over 96, and never smaller when nearer", () => {
    expect(counterPixels(DEFAULT_ZOOM)).toBeCloseTo(56);
    let last = 0;
    for (let zoom = 0.1; zoom <= 6; zoom += 0.05) {
      const width = counterPixels(zoom);
      expect(width).toBeGreaterThanOrEqual(Math.max(28, last));
      expect(width).toBeLessThanOrEqual(96);
      last = width;
    }
  });

  it("drops name and figure where they could not be read", () => {
    expect([28, 43.9, 44, 59.9, 60, 96].map(counterLevel)).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it("shows names from where they are 8 px high, and lets them grow more slowly than the map", () => {
    expect(showsNames(0.95)).toBe(false);
    expect(showsNames(DEFAULT_ZOOM)).toBe(true);
    expect(8.6 * platePixels(1)).toBeGreaterThan(8);
    expect(platePixels(4.2)).toBeCloseTo(3.2);
  });
});
