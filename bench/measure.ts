/** How many times per second something was done, and how often in all. */
export interface Rate {
  readonly count: number;
  readonly seconds: number;
  readonly perSecond: number;
}

/**
 * Repeats a task until the time is up. Time means clock or processor time, whichever is less: other programs on the
 * machine do not spoil the figures, and work done by the engine's own threads still counts.
 * @param seconds how long
 * @param task returns how much it did
 */
export function rate(seconds: number, task: () => number): Rate {
  const watch = stopwatch();
  let count = 0;
  let spent = 0;
  while (spent < seconds) {
    count += task();
    spent = watch();
  }
  return { count, seconds: spent, perSecond: count / spent };
}

/** Seconds of clock or processor time, whichever is less, since this was called. */
function stopwatch(): () => number {
  const started = performance.now();
  const before = process.cpuUsage();
  return () => {
    const { user, system } = process.cpuUsage(before);
    return Math.min((performance.now() - started) / 1_000, (user + system) / 1_000_000);
  };
}

/** Mean and 99th percentile of times, in microseconds. */
export interface Times {
  readonly mean: number;
  readonly p99: number;
}

/** Sums up single times measured in milliseconds. */
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
