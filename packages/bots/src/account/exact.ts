/** The unit in which chances are told: sums of its multiples are exact in floating point up to 512, far more than any game comes to. */
const UNIT = 2 ** -44;

/** A chance, or a change of one, as it is told: rounded so that the terms of an account add up to its result to the last digit. */
export function exact(chance: number): number {
  // adding 0 makes 0 of -0
  return Math.round(chance / UNIT) * UNIT + 0;
}
