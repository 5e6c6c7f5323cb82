import { describe, expect, it } from "vitest";
import { median, times } from "./measure.ts";
import { type GameResults, judge, report, type Results, type Targets } from "./report.ts";

const GAME: GameResults = {
  decisionsPerSecond: 200_000,
  decisionsPerSecondWithViews: 70_000,
  gamesPerSecond: 400,
  decisionsPerGame: 500,
  rolloutsPerSecond: 5_000,
  rolloutsToEndPerSecond: 900,
  copyMean: 0.8,
  listMean: 1,
  listP99: 9,
  takeMean: 1,
  takeP99: 12,
  actMean: 2,
  actP99: 20,
  positionBytesMean: 1_500,
  positionBytesMost: 2_100,
  baselineDecisionsPerSecond: 2_000_000,
  ratioToBaseline: 0.1,
};
const results = (change: Partial<GameResults> = {}): Results => ({
  commit: "abc",
  node: "v20",
  processor: "one",
  games: { war: { ...GAME, ...change } },
});

const TARGETS: Readonly<Record<string, Targets>> = {
  war: {
    decisionsPerSecond: { goal: ({ decisionsPerGame }) => decisionsPerGame * 500, floor: 100_000 },
    copyMean: { goal: 1 },
    completeMedian: { goal: 5_000 },
  },
};

describe("the bench", () => {
  it("fails below a floor", () => {
    expect(judge(results(), undefined, TARGETS)).toEqual([]);
    expect(judge(results({ decisionsPerSecond: 99_999 }), undefined, TARGETS)).toEqual([
      "war: random decisions/s 99999, below the floor of 100000",
    ]);
  });

  it("fails if the ratio to the baseline falls by more than a fifth", () => {
    expect(judge(results({ ratioToBaseline: 0.081 }), results(), TARGETS)).toEqual([]);
    expect(judge(results({ ratioToBaseline: 0.079 }), results(), TARGETS)).toEqual([
      "war: the ratio to the baseline fell by 21%",
    ]);
  });

  it("says what reached its goal and what changed", () => {
    const text = report(results(), results({ decisionsPerSecond: 100_000 }), TARGETS);
    expect(text).toMatch(/random decisions\/s +200000 +goal 250000: missed +2\.00 × before/);
    expect(text).toMatch(/copying a position, µs +0\.80 +goal 1: reached/);
    expect(text).not.toContain("declared");
    const declaring = report(results({ completeMedian: 6_000 }), results(), TARGETS);
    expect(declaring).toMatch(/36 v\. 36 declared, µs median +6000 +goal 5000: missed$/m);
  });

  it("takes medians and percentiles", () => {
    expect(median([5, 1, 3])).toBe(3);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    const hundred = Array.from({ length: 100 }, (_, index) => (index + 1) / 1_000);
    expect(times(hundred).mean).toBeCloseTo(50.5, 9);
    expect(times(hundred).p99).toBeCloseTo(100, 9);
  });
});
