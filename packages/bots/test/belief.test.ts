import type { Dice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { Belief, type Suspicion } from "../src/marshal/belief.ts";

/** A view of a die under a cup, with what makes each face likely; undefined: it has been shown. */
interface Cup {
  readonly turn: number;
  readonly weights: readonly number[] | undefined;
}

class Cups implements Suspicion<number, Cup> {
  deals = 0;

  hidden({ turn, weights }: Cup): string | undefined {
    return weights === undefined ? undefined : String(turn);
  }

  imagine(_: Cup, dice: Dice): number {
    this.deals += 1;
    return dice.roll("deal", 6);
  }

  likelihood(face: number, { weights = [] }: Cup): number {
    return Math.log(weights[face - 1]);
  }
}

/** How often each face is believed, over many seeds. */
function shares(weights: readonly number[]): number[] {
  const counts = weights.map(() => 0);
  for (let seed = 0; seed < 400; seed++)
    for (const face of new Belief(new Cups(), seed).positions({ turn: 1, weights })) counts[face - 1] += 1;
  const whole = counts.reduce((sum, count) => sum + count, 0);
  return counts.map((count) => count / whole);
}

describe("beliefs", () => {
  it("draw positions by how likely the enemy's behaviour makes them", () => {
    const [even, unlikely] = [shares([1, 1, 1, 1, 1, 1]), shares([1, 1, 1, 1, 1, 0.01])];
    for (const share of even) expect(share).toBeCloseTo(1 / 6, 1);
    expect(unlikely[5]).toBeLessThan(0.02);
    expect(shares([6, 3, 1, 1, 1, 1])[0]).toBeGreaterThan(0.35);
  });

  it("tell the likeliest first", () => {
    for (let seed = 0; seed < 50; seed++) {
      const weights = [1, 2, 4, 8, 16, 32];
      const faces = new Belief(new Cups(), seed).positions({ turn: 1, weights });
      expect(faces).toEqual(faces.toSorted((a, b) => b - a));
    }
  });

  it("are the same for equal views, and hold until something else is hidden", () => {
    const weights = [1, 1, 1, 1, 1, 1];
    const belief = new Belief(new Cups(), 3);
    const faces = belief.positions({ turn: 1, weights });
    expect(belief.positions({ turn: 1, weights: [1, 0, 0, 0, 0, 0] })).toEqual(faces);
    expect(new Belief(new Cups(), 3).positions({ turn: 1, weights })).toEqual(faces);
    const later = Array.from({ length: 9 }, (_, turn) => belief.positions({ turn: turn + 2, weights }));
    expect(new Set(later.map((one) => one.join())).size).toBeGreaterThan(4);
  });

  it("are one position where nothing is hidden, found at once", () => {
    const cups = new Cups();
    expect(new Belief(cups, 3).positions({ turn: 1, weights: undefined })).toHaveLength(1);
    expect(cups.deals).toBe(1);
  });
});
