import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { evolve } from "../src/marshal/evolve.ts";
import { countingClock } from "./support/clocks.ts";

/** A plan is a number; the best is 7, and each trial is off by luck that all plans of a round share. */
function hill(seed: number) {
  return {
    first: [0, 4],
    habit: 0.004,
    seed,
    change: (plan: number, dice: { roll(kind: string, faces: number): number }) => plan + dice.roll("change", 3) - 2,
    play(plan: number, round: number): number {
      const luck = fastDice(seed, round).roll("luck", 100) / 1_000;
      return 0.5 - 0.02 * Math.abs(plan - 7) + luck;
    },
  };
}

describe("evolving a plan", () => {
  it("climbs to the best plan in small changes", async () => {
    const span = { clock: countingClock(0), milliseconds: Infinity, trials: 2_000, onProgress: () => {} };
    expect(await evolve(hill(5), span)).toBe(7);
  });

  it("gives the same plan for the same seed when trials are counted", async () => {
    const span = { clock: countingClock(0), milliseconds: Infinity, trials: 120, onProgress: () => {} };
    expect(await evolve(hill(8), span)).toBe(await evolve(hill(8), span));
  });

  it("takes no more trials than it may by much, and tells how far it is", async () => {
    const shares: number[] = [];
    let played = 0;
    const counted = { ...hill(1), play: (plan: number, round: number) => ((played += 1), hill(1).play(plan, round)) };
    const span = {
      clock: countingClock(1),
      milliseconds: Infinity,
      trials: 300,
      onProgress: (share: number) => shares.push(share),
    };
    await evolve(counted, span);
    expect(played).toBeGreaterThan(150);
    expect(played).toBeLessThan(330);
    expect(shares.every((share) => share >= 0 && share <= 1)).toBe(true);
    expect(shares.length).toBeGreaterThan(0);
  });

  it("without time, takes the first", async () => {
    const span = { clock: countingClock(1), milliseconds: 0, trials: 100, onProgress: () => {} };
    expect(await evolve(hill(2), span)).toBe(0);
  });
});
