import { describe, expect, test } from "vitest";
import { LAMP, underLamp } from "../../src/drawing/lamp.ts";
import { PALETTE } from "../../src/drawing/palette.ts";

type Colour = readonly [number, number, number];

const colour = (hex: string): Colour =>
  [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)) as unknown as Colour;

describe("a sheet under a lamp", () => {
  test("paper and ink take the lamp's own colour", () => {
    for (const hex of [PALETTE.paper, PALETTE.ink, PALETTE.turnpike, PALETTE.house]) {
      const plain = colour(hex).map((part, at) => Math.round((part * (colour(LAMP)[at] as number)) / 255));
      expect(underLamp(colour(hex)), hex).toEqual(plain);
    }
  });

  test.each([PALETTE.wood, PALETTE.crown, PALETTE.woodInk])("woods stay green: %s", (hex) => {
    const [red, green, blue] = underLamp(colour(hex));
    expect(green).toBeGreaterThan(red * 1.05);
    expect(green).toBeGreaterThan(blue);
  });

  test("water stays blue", () => {
    const [red, green, blue] = underLamp(colour(PALETTE.water));
    expect(blue).toBeGreaterThan(red + 10);
    expect(green).toBeGreaterThan(red);
  });

  test("no colour is brighter than by day, and colours that are close stay close", () => {
    let last = underLamp(colour(PALETTE.paper));
    const [from, to] = [colour(PALETTE.paper), colour(PALETTE.wood)];
    for (let share = 0; share <= 1; share += 1 / 64) {
      const mixed = from.map((part, at) => Math.round(part + ((to[at] as number) - part) * share)) as unknown as Colour;
      const seen = underLamp(mixed);
      for (const at of [0, 1, 2] as const) {
        expect(seen[at]).toBeLessThanOrEqual(mixed[at]);
        expect(Math.abs(seen[at] - last[at])).toBeLessThan(8);
      }
      last = seen;
    }
  });
});
