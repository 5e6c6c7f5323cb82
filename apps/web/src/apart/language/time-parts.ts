/** A time by its parts. @param ms at least 0 */
export function partsOf(ms: number) {
  const all = Math.ceil(ms / 1_000);
  return {
    days: Math.floor(all / 86_400),
    hours: Math.floor(all / 3_600) % 24,
    minutes: Math.floor(all / 60) % 60,
    seconds: all % 60,
  };
}

/** Digits of a time; with a leading zero where others stand before them. */
export const two = (value: number, padded: boolean): string =>
  padded ? String(value).padStart(2, "0") : String(value);
