import type { Samples } from "./samples.ts";

/** What a judgment says of samples: chances of the three results, and the lead; lists by the place in `of`. */
export interface Judged {
  readonly of: readonly number[];
  readonly first: Float32Array;
  readonly draw: Float32Array;
  readonly second: Float32Array;
  readonly lead: Float32Array;
}

/** How well a share of the game is foretold. */
export interface Foretold {
  /** Shares of the game that are played. */
  readonly from: number;
  readonly until: number;
  readonly positions: number;
  /** Explained share of the variance of the result (1, a half, 0), by today's judgment and by the value. */
  readonly judgment: number;
  readonly value: number;
  /** The same of the lead; today's judgment by the straight line that fits it best. */
  readonly judgmentLead: number;
  readonly valueLead: number;
  /** Mean logarithmic loss of the three results. */
  readonly loss: number;
}

const STRETCHES = 10;

/** How well results are foretold, by share of the game that is played. @param keep which places of `judged` count */
export function byProgress(samples: Samples, judged: Judged, keep: (sample: number) => boolean): readonly Foretold[] {
  return Array.from({ length: STRETCHES }, (_, stretch) => {
    const from = stretch / STRETCHES;
    const until = (stretch + 1) / STRETCHES;
    const at = [...judged.of.keys()].filter((place) => {
      const played = samples.progress[judged.of[place]];
      return played >= from && (played < until || stretch === STRETCHES - 1) && keep(judged.of[place]);
    });
    const results = at.map((place) => 1 - samples.results[judged.of[place]] / 2);
    const leads = at.map((place) => samples.leads[judged.of[place]]);
    const judgments = at.map((place) => samples.judgments[judged.of[place]]);
    const losses = at.map((place) => {
      const chance = [judged.first, judged.draw, judged.second][samples.results[judged.of[place]]][place];
      return -Math.log(Math.max(1e-9, chance));
    });
    return {
      from,
      until,
      positions: at.length,
      judgment: explained(results, judgments),
      value: explained(
        results,
        at.map((place) => judged.first[place] + judged.draw[place] / 2),
      ),
      judgmentLead: explained(leads, straightened(leads, judgments)),
      valueLead: explained(
        leads,
        at.map((place) => judged.lead[place]),
      ),
      loss: mean(losses),
    };
  });
}

/** Of all positions that were given about this chance, how many were won. */
export interface Reliability {
  readonly from: number;
  readonly until: number;
  readonly positions: number;
  /** Mean chance that was given, and share of what came. */
  readonly given: number;
  readonly came: number;
}

/** Reliability of chances: each of the three results of each position counts once. */
export function reliability(samples: Samples, judged: Judged): readonly Reliability[] {
  const bins = Array.from({ length: STRETCHES }, () => ({ positions: 0, given: 0, came: 0 }));
  for (const [place, sample] of judged.of.entries())
    for (const [result, chances] of [judged.first, judged.draw, judged.second].entries()) {
      const chance = chances[place];
      const bin = bins[Math.min(STRETCHES - 1, Math.floor(chance * STRETCHES))];
      bin.positions += 1;
      bin.given += chance;
      if (samples.results[sample] === result) bin.came += 1;
    }
  return bins.map(({ positions, given, came }, at) => ({
    from: at / STRETCHES,
    until: (at + 1) / STRETCHES,
    positions,
    given: given / positions,
    came: came / positions,
  }));
}

/** Share of the variance that is explained. */
export function explained(truth: readonly number[], said: readonly number[]): number {
  const middle = mean(truth);
  let left = 0;
  let whole = 0;
  for (const [at, value] of truth.entries()) {
    left += (value - said[at]) ** 2;
    whole += (value - middle) ** 2;
  }
  return whole === 0 ? NaN : 1 - left / whole;
}

/** The straight line of least squares through what was said. */
function straightened(truth: readonly number[], said: readonly number[]): number[] {
  const [middle, centre] = [mean(truth), mean(said)];
  let together = 0;
  let squares = 0;
  for (const [at, value] of said.entries()) {
    together += (value - centre) * (truth[at] - middle);
    squares += (value - centre) ** 2;
  }
  const slope = squares === 0 ? 0 : together / squares;
  return said.map((value) => middle + slope * (value - centre));
}

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, one) => sum + one, 0) / numbers.length;
}
