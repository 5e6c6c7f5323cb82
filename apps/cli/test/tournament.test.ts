import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it, vi } from "vitest";
import { Progress } from "../src/terminal/progress.ts";
import { ratings } from "../src/tournament/elo.ts";
import { pairedShare } from "../src/tournament/paired-share.ts";
import { countsOf, lineUpsOf, Meetings, type Pair, roundRobin } from "../src/tournament/pairs.ts";
import { cli } from "./run-cli.ts";

const SIDES = ["north", "south"];

/** Pairs of two bots of which the first scores a point in a game with this chance, both games alike with another. */
function drawnPairs(chance: number, alike: number, count: number, seed: number): Pair[] {
  const dice = fastDice(seed);
  const happens = (share: number): boolean => dice.roll("chance", 1_000_000) <= share * 1_000_000;
  return Array.from({ length: count }, () => {
    const one = happens(chance) ? 1 : 0;
    return [one, happens(alike) ? one : happens(chance) ? 1 : 0];
  });
}

describe("a round robin", () => {
  it("lets every bot lead either side against every other with the same dice", () => {
    const pairings = roundRobin(["a", "b", "c"]);
    expect(pairings).toEqual([
      ["a", "b"],
      ["a", "c"],
      ["b", "c"],
    ]);
    expect(lineUpsOf(pairings.slice(0, 1), SIDES)).toEqual([
      { north: "a", south: "b" },
      { north: "b", south: "a" },
    ]);
  });

  it("puts the two games with the same dice together, whatever order they end in", () => {
    const meetings = new Meetings(SIDES, lineUpsOf([["a", "b"]], SIDES));
    meetings.add({ index: 3, winner: "north", decisions: 5, points: {} });
    meetings.add({ index: 0, winner: "north", decisions: 5, points: {} });
    meetings.add({ index: 4, decisions: 2, error: "a dead end" });
    meetings.add({ index: 2, winner: "draw", decisions: 5, points: {} });
    meetings.add({ index: 1, winner: "south", decisions: 5, points: {} });
    meetings.add({ index: 5, winner: "south", decisions: 5, points: {} });
    expect(meetings.rounds()).toEqual([[[1, 1]], [[0.5, 0]], [undefined]]);
    expect(meetings.decisions).toBe(27);
    meetings.add({ index: 10, winner: "north", decisions: 5, points: {} });
    expect(meetings.rounds().slice(3)).toEqual([[undefined], [undefined], [undefined]]);
    expect(meetings.errors.map(({ index }) => index)).toEqual([4]);
  });

  it("counts wins, draws and losses in either seat", () => {
    const pairs: Pair[] = [
      [1, 0],
      [0.5, 1],
      [1, 1],
    ];
    expect(countsOf(pairs)).toEqual({ wins: 4, draws: 1, losses: 1 });
    expect(countsOf(pairs, 0)).toEqual({ wins: 2, draws: 1, losses: 0 });
    expect(countsOf(pairs, 1)).toEqual({ wins: 2, draws: 0, losses: 1 });
  });
});

describe("the interval of a share", () => {
  it("is narrower where the dice decide and both games of a pair go one each", () => {
    const split = pairedShare(Array.from({ length: 50 }, () => [1, 0] as const));
    const alike = pairedShare(Array.from({ length: 50 }, (_, at) => (at % 2 === 0 ? [1, 1] : [0, 0]) as Pair));
    expect([split.share, alike.share]).toEqual([0.5, 0.5]);
    expect(split.high - split.low).toBeLessThan((alike.high - alike.low) / 3);
    // pairs that go wholly one way or the other are like single games, 52 of them: 1.96 · √(1/4/51) on each side
    expect(alike.high - alike.low).toBeCloseTo(2 * 1.96 * Math.sqrt(0.25 / 51), 3);
  });

  it("does not close where all pairs came out the same, and knows nothing before the first", () => {
    const { share, low, high } = pairedShare(Array.from({ length: 5 }, () => [1, 1] as const));
    expect([share, high]).toEqual([1, 1]);
    expect(low).toBeLessThan(0.65);
    expect(pairedShare([])).toEqual({ share: 0, low: 0, high: 1 });
  });

  it.each([
    [0.5, 0, 30],
    [0.7, 0.5, 30],
    [0.9, 0.3, 40],
    [0.6, 0.2, 200],
  ])("holds the truth %s in 95 of 100 tournaments (alike %s, %i pairs)", (chance, alike, count) => {
    const held = Array.from({ length: 2_000 }, (_, seed) => {
      const { low, high } = pairedShare(drawnPairs(chance, alike, count, seed));
      return low <= chance && chance <= high;
    });
    const share = held.filter(Boolean).length / held.length;
    expect(share).toBeGreaterThan(0.93);
    expect(share).toBeLessThan(0.98);
  });
});

describe("Elo", () => {
  it("is 400 for odds of ten to one, a draw being half a win", () => {
    // 999 pairs and the two that nobody played: ten points of eleven in all
    const pairs: Pair[] = [
      ...Array.from({ length: 909 }, () => [1, 1] as const),
      ...Array.from({ length: 89 }, () => [0, 0] as const),
      ...Array.from({ length: 1 }, () => [0.5, 0.5] as const),
    ];
    const [weak, strong] = ratings(
      ["weak", "strong"],
      [["weak", "strong"]],
      pairs.map(([one, other]) => [[1 - one, 1 - other]]),
    );
    expect(weak).toEqual({ bot: "weak", elo: 0, low: 0, high: 0 });
    expect(strong.elo).toBeCloseTo(400 * Math.log10(910.5 / 90.5), 6);
    // the error of the share, carried over to its logarithmic odds
    const { low, high } = pairedShare(pairs);
    const odds = (share: number): number => 400 * Math.log10(share / (1 - share));
    expect(strong.low).toBeCloseTo(odds(low), -1);
    expect(strong.high).toBeCloseTo(odds(high), -1);
  });

  it("finds the strengths of three bots that met as often as they are strong", () => {
    const strengths = [0, 0.5, 1.2];
    const bots = ["a", "b", "c"];
    const pairings = roundRobin(bots);
    const rounds = Array.from({ length: 4_000 }, (_, round) =>
      pairings.map(([one, other], at) => {
        const chance = 1 / (1 + Math.exp(strengths[bots.indexOf(other)] - strengths[bots.indexOf(one)]));
        return drawnPairs(chance, 0, 1, 3 * round + at)[0];
      }),
    );
    const found = ratings(bots, pairings, rounds);
    for (const [at, { low, high }] of found.entries()) {
      const elo = (400 / Math.LN10) * strengths[at];
      expect([low, elo, high].toSorted((x, y) => x - y)).toEqual([low, elo, high]);
    }
    expect(found[2].high - found[2].low).toBeLessThan(25);
  });

  it("stays finite for one who never won", () => {
    const [, strong] = ratings(
      ["weak", "strong"],
      [["weak", "strong"]],
      Array.from({ length: 10 }, () => [[0, 0]]),
    );
    expect(strong.elo).toBeGreaterThan(200);
    expect(strong.low).toBeGreaterThan(0);
    expect(strong.high).toBeLessThan(1_500);
  });
});

describe("stonebridge tournament", () => {
  const flags = [
    "tournament",
    "bull-run-1861",
    "--bots",
    "recruit,colonel",
    "--jobs",
    "1",
    "--pairs",
    "2",
    "--seed",
    "4",
  ];

  it("prints what the bots made of each other", async () => {
    const { code, out } = await cli(...flags, "--json");
    expect(code).toBe(0);
    const { seconds, ...report } = JSON.parse(out);
    expect(seconds).toBeGreaterThan(0);
    expect(report).toMatchObject({
      game: "bull-run-1861",
      scenario: "historical",
      pairs: 2,
      seed: 4,
      errors: 0,
      pairings: [{ bots: ["recruit", "colonel"], pairs: 2, wins: 0, draws: 0, losses: 4, share: 0 }],
      ratings: [{ bot: "recruit", elo: 0, interval: [0, 0] }, { bot: "colonel" }],
    });
    expect(report.ratings[1].elo).toBeGreaterThan(100);
    expect(report.pairings[0].leading).toEqual({
      north: { wins: 0, draws: 0, losses: 2 },
      south: { wins: 0, draws: 0, losses: 2 },
    });
  });

  it("prints a table for people", async () => {
    const { out } = await cli(...flags);
    expect(out).toContain("bull-run-1861, historical: 2 sets of dice for each pairing, seats changed");
    expect(out).toMatch(/recruit against colonel +0 +0 +4 +0\.0%/);
    expect(out).toMatch(/recruit +0 +by definition/);
    expect(out).toContain("count 2 more pairs for each pairing that nobody played");
  });

  it("rates by the pairs that were played before Ctrl-C", async () => {
    const show = vi.spyOn(Progress.prototype, "show").mockImplementation((done) => {
      if (done === 3) process.emit("SIGINT");
    });
    try {
      const { code, out, err } = await cli(...flags, "--json");
      expect([code, err]).toEqual([130, "Stopped by Ctrl-C: 3 of 4 games were played.\n"]);
      expect(JSON.parse(out)).toMatchObject({ pairs: 2, unplayed: 1, pairings: [{ pairs: 1, losses: 2 }] });
      expect((await cli(...flags)).out).toContain("seats changed, stopped with 1 game left to play");
    } finally {
      show.mockRestore();
    }
  });

  it.each([
    ["colonel", "Give two or more different bots"],
    ["colonel,colonel", "Give two or more different bots"],
    ["colonel,hero", '--bots: "hero" cannot play. Choose one of: recruit, colonel, general'],
  ])("says what is wrong with --bots %s", async (bots, message) => {
    const { code, err, out } = await cli("tournament", "bull-run-1861", "--bots", bots);
    expect([code, out]).toEqual([1, ""]);
    expect(err).toContain(message);
  });
});
