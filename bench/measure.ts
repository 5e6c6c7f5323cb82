/** How many times a second something was done, and how often in all. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/**
 * Repeats a task until the time is over.
 * @param seconds how long
 * @param task returns how much it did
 */
export function rate(seconds: number, task: () => number): Rate {
  const started = performance.now();
  const end = started + seconds * 1_000;
  let count = 0;
  let now = started;
  while (now < end) {
    count += task();
    now = performance.now();
  }
  const spent = (now - started) / 1_000;
  return { count, seconds: spent, perSecond: count / spent };
}

/** Mean and 99th percentile of times, in microseconds. */
export interface Times {
  readonly mean: number;
  readonly p99: number;
}

/** Sums up single times that were measured in milliseconds. */
export function times(milliseconds: number[]): Times {
  const sorted = milliseconds.toSorted((one, other) => one - other);
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  return { mean: mean * 1_000, p99: sorted[Math.floor(sorted.length * 0.99)] * 1_000 };
}

/** The middle one of the numbers; the mean of the two middle ones. */
export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((one, other) => one - other);
  const half = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2;
}
