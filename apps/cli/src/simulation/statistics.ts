/** A share of a whole, with the interval it lies in. */
export interface Share {
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

/** 97.5% quantile of the normal distribution, for two-sided 95% intervals. */
export const Z = 1.959963984540054;

/** Wilson's 95% score interval for `hits` out of `of` (E. B. Wilson, JASA 22, 1927); 0 to 1 if there is no data. */
export function wilson(hits: number, of: number): Share {
  if (of === 0) return { share: 0, low: 0, high: 1 };
  const share = hits / of;
  const square = (Z * Z) / of;
  const middle = share + square / 2;
  const reach = Z * Math.sqrt((share * (1 - share)) / of + square / (4 * of));
  return {
    share,
    low: Math.max(0, (middle - reach) / (1 + square)),
    high: Math.min(1, (middle + reach) / (1 + square)),
  };
}

/** Statistics of a row of numbers. */
export interface Summary {
  readonly mean: number;
  /** Standard deviation of the sample. */
  readonly deviation: number;
  readonly least: number;
  readonly median: number;
  readonly most: number;
}

/** Sums up a row of numbers; undefined for an empty row. */
export function summarise(numbers: readonly number[]): Summary | undefined {
  if (numbers.length === 0) return undefined;
  const sorted = numbers.toSorted((one, other) => one - other);
  const mean = numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
  const squares = numbers.reduce((sum, number) => sum + (number - mean) ** 2, 0);
  const half = Math.floor(sorted.length / 2);
  return {
    mean,
    deviation: numbers.length > 1 ? Math.sqrt(squares / (numbers.length - 1)) : 0,
    least: sorted[0],
    median: sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1] + sorted[half]) / 2,
    most: sorted[sorted.length - 1],
  };
}
