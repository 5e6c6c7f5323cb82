import { expect, it } from "vitest";
import { APART, letterPlaces, OFF } from "../../src/analysis/letters.ts";

it("letters of turning points stand over the curve, below it where there is no room, and cover none of the others", () => {
  const spots = [
    { x: 50, y: 100 },
    { x: 200, y: 20 },
    { x: 300, y: 80 },
    { x: 304, y: 88 },
    { x: 306, y: 84 },
    { x: 308, y: 82 },
  ];
  const places = letterPlaces(spots, 40, 130);
  expect(places.slice(0, 4)).toEqual([
    { x: 50, below: false },
    { x: 200, below: true },
    { x: 300, below: false },
    { x: 304, below: true },
  ]);
  const middles = places.map(({ x, below }, at) => [x, spots[at].y + (below ? OFF : -OFF)]);
  for (const [at, [x, y]] of middles.entries())
    for (const [left, top] of middles.slice(0, at))
      expect(Math.abs(x - left) >= APART || Math.abs(y - top) >= APART).toBe(true);
});

it("letters low down stand over the curve only: below it they would be cut off", () => {
  const spots = [
    { x: 50, y: 140 },
    { x: 54, y: 140 },
  ];
  const [first, second] = letterPlaces(spots, 40, 130);
  expect(first).toEqual({ x: 50, below: false });
  expect(second.below).toBe(false);
  expect(second.x - first.x).toBeGreaterThanOrEqual(APART);
});
