/**
 * In how many ways each number of six-sided dice can succeed: index = successes, out of 6 to the power of the number of dice. Exact.
 * @param faces how many of the six faces succeed, for each die
 */
export function waysToSucceed(faces: readonly number[]): number[] {
  return faces.reduce<number[]>(
    (ways, good) =>
      Array.from({ length: ways.length + 1 }, (_, n) => (ways[n] ?? 0) * (6 - good) + (ways[n - 1] ?? 0) * good),
    [1],
  );
}
