import { type Share, summarise, Z } from "../simulation/statistics.ts";
import type { Pair } from "./pairs.ts";

/**
 * Two pairs that nobody played: one that the first bot won wholly, and one that it lost wholly. They keep an interval from closing
 * where all pairs came out the same (as the four games of A. Agresti and B. A. Coull, The American Statistician 52, 1998, do for single
 * games), and Elo from becoming infinite.
 */
export const IMAGINED: readonly Pair[] = [
  [1, 1],
  [0, 0],
];

/**
 * What share of the points the first bot made (a win 1, a draw ½), with its 95 % interval. The two games of a pair have the same dice, so
 * the error comes from how pairs differ, not single games. 0 to 1 if there is no data.
 */
export function pairedShare(pairs: readonly Pair[]): Share {
  const points = (pair: Pair): number => (pair[0] + pair[1]) / 2;
  const played = summarise(pairs.map(points));
  const padded = summarise([...pairs, ...IMAGINED].map(points));
  if (played === undefined || padded === undefined) return { share: 0, low: 0, high: 1 };
  const reach = (Z * padded.deviation) / Math.sqrt(pairs.length + IMAGINED.length);
  return {
    share: played.mean,
    low: Math.max(0, padded.mean - reach),
    high: Math.min(1, padded.mean + reach),
  };
}
