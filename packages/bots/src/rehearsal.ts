import type { Clock } from "./clock.ts";

/** A choice made by trying each candidate many times. The first candidate is taken unless another proves better. */
export interface Trial {
  readonly candidates: number;
  /**
   * Plays one candidate out once and returns how well it went for the chooser, 0 to 1. Trials of the same round share their chance, so that
   * candidates meet the same luck.
   */
  play(candidate: number, round: number): number;
  /** How much better than the first a candidate is expected to be before any trial, in the same measure. */
  prior(candidate: number): number;
}

export interface Limits {
  readonly clock: Clock;
  readonly milliseconds: number;
  /** The most trials, however much time there is. */
  readonly trials: number;
  /** Called now and then: share of the work done, and the best candidate so far. */
  onProgress(share: number, best: number): void;
}

/** How far a candidate's true worth is expected to lie from its prior, as a standard deviation. */
const DOUBT = 0.02;
/** Variance of one trial's difference before any is known. */
const NOISE = 0.02;
/** Trials that the assumed variance counts as. */
const NOISE_TRIALS = 8;
/** Rounds before a candidate is given up. */
const LEAST_ROUNDS = 8;
/** A candidate is given up when its gain is this many standard deviations below zero. */
const DROP = 1.6;
/** Milliseconds of work between two pauses. */
const STRETCH = 40;

/**
 * Sequential halving (Karnin, Koren, Somekh, ICML 2013) of the challengers of a first candidate, which is tried in every round: what counts
 * is the difference within a round, drawn towards the prior by as much as it is uncertain. Never exceeds the limit by more than one trial.
 * @returns the best candidate, by what is expected of it if there was no time to try any
 */
export async function rehearse(trial: Trial, limits: Limits): Promise<number> {
  const { clock, milliseconds } = limits;
  const begun = clock.now();
  const spent = (): number => clock.now() - begun;
  const sums = Array.from({ length: trial.candidates }, () => 0);
  const counts = sums.slice();
  let squares = NOISE * NOISE_TRIALS;
  let differences = NOISE_TRIALS;
  let left = Array.from(sums.keys()).slice(1);
  const stages = Math.max(1, Math.ceil(Math.log2(trial.candidates)));
  let round = 0;
  let trials = 0;
  let paused = 0;
  let over = false;
  for (let stage = 1; stage <= stages && !over; stage++) {
    const until = (milliseconds * stage) / stages;
    const trialsUntil = (limits.trials * stage) / stages;
    while (!over && spent() < until && trials < trialsUntil) {
      const base = trial.play(0, round);
      for (const candidate of left) {
        if (spent() >= milliseconds) {
          over = true;
          break;
        }
        const difference = trial.play(candidate, round) - base;
        sums[candidate] += difference;
        counts[candidate] += 1;
        squares += difference * difference;
        differences += 1;
      }
      trials += left.length + 1;
      round += 1;
      if (round >= LEAST_ROUNDS) {
        left = left.filter((candidate) => gain(candidate) + DROP * doubt(candidate) > 0);
        if (left.length === 0) return 0;
      }
      if (spent() - paused >= STRETCH) {
        limits.onProgress(Math.min(1, Math.max(spent() / milliseconds, trials / limits.trials)), best());
        await clock.pause();
        paused = spent();
      }
    }
    if (!over) left = left.toSorted((a, b) => gain(b) - gain(a)).slice(0, Math.ceil(left.length / 2));
  }
  return best();

  /** What a candidate gains over the first, as far as prior and trials show. */
  function gain(candidate: number): number {
    const weight = squares / differences / DOUBT ** 2;
    return (trial.prior(candidate) * weight + sums[candidate]) / (weight + counts[candidate]);
  }

  /** The uncertainty of that, as a standard deviation. */
  function doubt(candidate: number): number {
    const noise = squares / differences;
    return Math.sqrt(noise / (noise / DOUBT ** 2 + counts[candidate]));
  }

  function best(): number {
    return left.reduce((most, at) => (gain(at) > (most === 0 ? 0 : gain(most)) ? at : most), 0);
  }
}
