import type { Clock } from "./clock.ts";

/** A choice to be made by trying each candidate many times. */
export interface Trial {
  readonly candidates: number;
  /**
   * Plays one candidate out once and says what came of it, 0 to 1 for the chooser. Trials of the same round share their chance, so that
   * candidates meet the same luck.
   */
  play(candidate: number, round: number): number;
  /** What a candidate is thought to be worth before any trial, in the same measure. */
  prior(candidate: number): number;
}

export interface Limits {
  readonly clock: Clock;
  readonly milliseconds: number;
  /** No more trials than this, however much time there is. */
  readonly trials: number;
  /** Told now and then: share of the work done, and the best candidate so far. */
  onProgress(share: number, best: number): void;
}

/** Trials that a candidate's prior weighs as much as. */
const PRIOR_TRIALS = 4;
/** Milliseconds of work between two pauses. */
const STRETCH = 40;

/**
 * Sequential halving (Karnin, Koren, Somekh, ICML 2013): all candidates are tried equally often, the worse half falls out, and so on while
 * time lasts. Never takes longer than the limit by more than one trial.
 * @returns the best candidate; the first one where there was no time to try any
 */
export async function rehearse(trial: Trial, limits: Limits): Promise<number> {
  const { clock, milliseconds } = limits;
  const begun = clock.now();
  const spent = (): number => clock.now() - begun;
  const sums = Array.from({ length: trial.candidates }, (_, at) => PRIOR_TRIALS * trial.prior(at));
  const counts = sums.map(() => PRIOR_TRIALS);
  const mean = (at: number): number => sums[at] / counts[at];
  let left = Array.from(sums.keys());
  const stages = Math.ceil(Math.log2(trial.candidates));
  let round = 0;
  let trials = 0;
  let paused = 0;
  let over = false;
  for (let stage = 1; stage <= stages && !over; stage++) {
    const until = (milliseconds * stage) / stages;
    const trialsUntil = (limits.trials * stage) / stages;
    while (!over && spent() < until && trials < trialsUntil) {
      for (const candidate of left) {
        if (spent() >= milliseconds) {
          over = true;
          break;
        }
        sums[candidate] += trial.play(candidate, round);
        counts[candidate] += 1;
        trials += 1;
      }
      round += 1;
      if (spent() - paused >= STRETCH) {
        limits.onProgress(Math.min(1, Math.max(spent() / milliseconds, trials / limits.trials)), best());
        await clock.pause();
        paused = spent();
      }
    }
    if (!over) left = left.toSorted((a, b) => mean(b) - mean(a)).slice(0, Math.ceil(left.length / 2));
  }
  return best();

  function best(): number {
    return left.reduce((most, at) => (mean(at) > mean(most) ? at : most));
  }
}
