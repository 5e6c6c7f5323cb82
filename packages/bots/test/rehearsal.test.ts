import { fastDice } from "@stonebridge/kernel";
import { describe, expect, it } from "vitest";
import { rehearse } from "../src/rehearsal.ts";

/** A clock that goes on one millisecond at each look, and counts pauses. */
function tickingClock() {
  let now = 0;
  let pauses = 0;
  return {
    now: () => now++,
    pause: () => {
      pauses += 1;
      return Promise.resolve();
    },
    pauses: () => pauses,
  };
}

const worth = [0.3, 0.35, 0.6, 0.5, 0.1];

function noisyTrial(seed: number) {
  const dice = fastDice(seed);
  const tried = worth.map(() => 0);
  return {
    tried,
    trial: {
      candidates: worth.length,
      play: (candidate: number) => {
        tried[candidate] += 1;
        return dice.roll("trial", 1000) <= 1000 * worth[candidate] ? 1 : 0;
      },
      prior: () => 0,
    },
  };
}

describe("sequential halving", () => {
  it("finds the best of noisy candidates, and spends most on the good ones", async () => {
    const { trial, tried } = noisyTrial(1);
    const limits = { clock: tickingClock(), milliseconds: 1e6, trials: 2000, onProgress: () => undefined };
    expect(await rehearse(trial, limits)).toBe(2);
    expect(tried[2]).toBeGreaterThan(2 * tried[4]);
    expect(tried.reduce((sum, one) => sum + one, 0)).toBeLessThan(2000 + worth.length * 3);
  });

  it("stops when its time is over, gives way to others and tells how far it is", async () => {
    const clock = tickingClock();
    const shares: number[] = [];
    const { trial } = noisyTrial(2);
    await rehearse(trial, { clock, milliseconds: 500, trials: 1e9, onProgress: (share) => shares.push(share) });
    expect(clock.now()).toBeLessThan(520);
    expect(clock.pauses()).toBeGreaterThan(5);
    expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
    expect(shares.at(-1)).toBeGreaterThan(0.8);
  });

  it("gives up early where nothing is better than the first", async () => {
    const dice = fastDice(4);
    let played = 0;
    const trial = {
      candidates: 3,
      play: (candidate: number) => {
        played += 1;
        return (candidate === 0 ? 0.6 : 0.3) + dice.roll("trial", 10) / 100;
      },
      prior: () => 0,
    };
    const limits = { clock: tickingClock(), milliseconds: 1e6, trials: 2000, onProgress: () => undefined };
    expect(await rehearse(trial, limits)).toBe(0);
    expect(played).toBeLessThan(100);
  });

  it("takes the first candidate where there is no time", async () => {
    const { trial, tried } = noisyTrial(3);
    const limits = { clock: tickingClock(), milliseconds: 0, trials: 100, onProgress: () => undefined };
    expect(await rehearse(trial, limits)).toBe(0);
    expect(tried).toEqual([0, 0, 0, 0, 0]);
  });
});
