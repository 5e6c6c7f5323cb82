import { bestOf, nextBestOf, placeOfDay } from "@stonebridge/bots/puzzles";
import { describe, expect, it } from "vitest";

describe("the puzzle of the day", () => {
  it.each([1, 2, 7, 12, 50, 60])("is each of %d once before one comes again", (count) => {
    const places = Array.from({ length: count }, (_, day) => placeOfDay(count, 20_000 + day));
    expect(new Set(places).size).toBe(count);
    expect(Math.min(...places)).toBe(0);
    expect(Math.max(...places)).toBe(count - 1);
  });

  it("is not the next of the list each day", () => {
    const places = [0, 1, 2, 3].map((day) => placeOfDay(50, day));
    expect(places.slice(1).every((place, at) => Math.abs(place - places[at]) > 1)).toBe(true);
  });
});

it("the answer of a puzzle is the move with the best chance, and the next best is that of the others", () => {
  expect(bestOf({ chances: [480, 610, 520] })).toBe(1);
  expect(nextBestOf({ chances: [480, 610, 520] })).toBe(520);
});
