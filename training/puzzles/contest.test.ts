import { deriveSeed, fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { contest, LEAST_GAIN } from "./contest.ts";
import type { Trials } from "./trials.ts";

const FINE = 1_000_000;

/** Moves with these chances; the noise of a round is shared but for a part of its own. */
function moves(chances: readonly number[], spread: number): Trials & { readonly played: () => number } {
  let played = 0;
  const noise = (seed: number, round: number): number =>
    (fastDice(seed, round).roll("noise", FINE) / FINE - 0.5) * spread;
  return {
    moves: chances.length,
    played: () => played,
    play(move, round, luck) {
      played += 1;
      return chances[move] + noise(deriveSeed(7, luck), round * 10) + noise(deriveSeed(move, luck), round * 10) / 2;
    },
  };
}

describe("a contest", () => {
  it("finds a move that is clearly better than all others, and what each of them gives", () => {
    const verdict = contest(moves([0.4, 0.52, 0.61, 0.3, 0.5], 0.3));
    if (typeof verdict === "string") throw new Error(`It ended with ${verdict}.`);
    expect(verdict.best).toBe(2);
    expect(verdict.gain).toBeGreaterThanOrEqual(LEAST_GAIN);
    expect(verdict.gain).toBeCloseTo(0.09, 1);
    for (const [move, chance] of [0.4, 0.52, 0.61, 0.3, 0.5].entries())
      expect(Math.abs(verdict.chances[move] - chance)).toBeLessThan(0.05);
    expect(Math.max(...verdict.chances)).toBe(verdict.chances[2]);
  });

  it("finds nothing where two moves are as good as each other, however noisy they are", () => {
    let found = 0;
    for (let seed = 0; seed < 30; seed++) {
      const trials = moves([0.5, 0.6, 0.6, 0.45], 0.8);
      const verdict = contest({ ...trials, play: (move, round, luck) => trials.play(move, round, luck + 10 * seed) });
      if (typeof verdict !== "string") found += 1;
    }
    expect(found).toBe(0);
  });

  it("finds nothing where the best gains little", () => {
    expect(contest(moves([0.5, 0.52, 0.49], 0.05))).toBeTypeOf("string");
  });

  it("gives up at a glance where all moves are the same", () => {
    const trials = moves(
      Array.from({ length: 12 }, () => 0.5),
      0,
    );
    expect(contest(trials)).toBe("glance");
    expect(trials.played()).toBeLessThan(50);
  });
});
