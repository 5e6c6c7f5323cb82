import { describe, expect, it } from "vitest";
import { summarise, wilson } from "../src/simulation/statistics.ts";
import { Tally } from "../src/simulation/tally.ts";

describe("Wilson's interval", () => {
  it("agrees with published values", () => {
    // Newcombe, Statistics in Medicine 17 (1998), table I, method 3.
    for (const [hits, of, low, high] of [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const) {
      const interval = wilson(hits, of);
      expect(interval.share).toBeCloseTo(hits / of, 12);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    }
  });

  it("knows nothing before the first game", () => {
    expect(wilson(0, 0)).toEqual({ share: 0, low: 0, high: 1 });
  });
});

describe("summing up", () => {
  it("gives mean, deviation and order", () => {
    expect(summarise([4, 1, 3, 2])).toEqual({ mean: 2.5, deviation: Math.sqrt(5 / 3), least: 1, median: 2.5, most: 4 });
    expect(summarise([7])).toEqual({ mean: 7, deviation: 0, least: 7, median: 7, most: 7 });
    expect(summarise([])).toBeUndefined();
  });
});

describe("a tally", () => {
  it("reports the games that ended and those that broke off", () => {
    const tally = new Tally(["north", "south"]);
    tally.add({ index: 2, winner: "south", decisions: 10, points: { north: 4, south: 7 } });
    tally.add({ index: 1, decisions: 5, error: "a dead end" });
    tally.add({ index: 0, winner: "north", decisions: 30, points: { north: 9, south: 7 } });
    expect(tally.report({ game: "g", scenario: "s", options: { a: "b" } }, 2)).toEqual({
      game: "g",
      scenario: "s",
      options: { a: "b" },
      games: 3,
      errors: 1,
      wins: { north: 1, south: 1, draw: 0 },
      decisions: 45,
      seconds: 2,
      decisionsPerSecond: 23,
      gamesPerSecond: 1.5,
      victoryPoints: { north: 6.5, south: 7 },
    });
    expect(tally.lengths()).toMatchObject({ least: 10, most: 30 });
    expect(tally.errors.map((one) => one.index)).toEqual([1]);
  });
});
