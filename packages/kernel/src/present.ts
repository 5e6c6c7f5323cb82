/**
 * A value that was looked up where it has to be: an item of a list by an index within it, a side by its number.
 * @param what names it in the error
 * @returns the value
 * @throws Error if it is not there: a mistake in the program, never bad input
 */
export function present<T>(value: T | undefined, what: string): T {
  if (value === undefined) throw new Error(`There is no ${what}.`);
  return value;
}
