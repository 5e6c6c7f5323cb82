/** Digits to base 64 that JSON leaves as they are. */
export const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

/** A run of up to this length is one digit, which gives its value as well; for a longer one a second digit gives the rest. */
const SHORT = 6;
const LONG = SHORT + 1;
const LONGEST = SHORT + DIGITS.length;
/** The greatest value that a digit can tell. */
const GREATEST = Math.floor(DIGITS.length / LONG) - 1;

/** Equal neighbours, as value and count; values 0 to 8. `CHA` is three 0, one 1, one 0. */
export function runsOf(values: ArrayLike<number>): string {
  let runs = "";
  for (let from = 0; from < values.length;) {
    const value = values[from];
    let to = from + 1;
    while (to < values.length && to - from < LONGEST && values[to] === value) to += 1;
    const count = to - from;
    runs +=
      count <= SHORT
        ? DIGITS.charAt(value * LONG + count - 1)
        : DIGITS.charAt(value * LONG + SHORT) + DIGITS.charAt(count - LONG);
    from = to;
  }
  return runs;
}

/** The values that `runsOf` wrote. @throws Error if it wrote otherwise */
export function valuesOf(runs: string): number[] {
  const values: number[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const digit = DIGITS.indexOf(runs.charAt(at));
    const value = Math.floor(digit / LONG);
    let count = (digit % LONG) + 1;
    if (count === LONG) count += DIGITS.indexOf(runs.charAt((at += 1)));
    if (digit === -1 || value > GREATEST || count < 1) throw new Error(`"${runs}" tells of no runs`);
    while (count-- > 0) values.push(value);
  }
  if (runsOf(values) !== runs) throw new Error(`"${runs}" tells runs in pieces`);
  return values;
}

/** The same for a given number of hexes. @param most the greatest possible value @throws Error if there are more or fewer, or others */
export function fromRuns(runs: string, size: number, most: number): Uint8Array {
  const values = valuesOf(runs);
  if (values.length !== size || values.some((value) => value > most))
    throw new Error(`a record of ${size} hexes must name each of them, from 0 to ${most}`);
  return Uint8Array.from(values);
}
