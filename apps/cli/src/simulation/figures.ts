/** A share of a whole as people read it: `61.8%`. */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)}%`;
}

/** So many games, in words. */
export function gamesCounted(count: number): string {
  return `${count} ${count === 1 ? "game" : "games"}`;
}

/** A number with at most so many decimals. */
export function round(value: number, digits: number): number {
  return Math.round(value * 10 ** digits) / 10 ** digits;
}
