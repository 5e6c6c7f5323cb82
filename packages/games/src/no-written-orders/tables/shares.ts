/**
 * Shares of strength as whole numbers, so that sums and percentages stay exact (NWO-RUL005): all of it is 2 to the 16th, which can be
 * halved sixteen times; no fire meets as many reductions.
 */
export const WHOLE = 65_536;

/** This many quarters of a share: percentages multiply (NWO-RUL078). */
export function quartersOf(share: number, quarters: number): number {
  return (share * quarters) / 4;
}

/** Half of a share. */
export function halfOf(share: number): number {
  return share / 2;
}

/** One and a half of a share. */
export function halfMoreOf(share: number): number {
  return (share * 3) / 2;
}

/** A share of strength points, rounded to the nearest, exact halves up (NWO-1-b). */
export function rounded(strength: number, share: number): number {
  return Math.floor((strength * share + WHOLE / 2) / WHOLE);
}

/** Half of a whole number, exact halves up (NWO-1-b). */
export function halfUp(whole: number): number {
  return (whole + 1) >> 1;
}

/** Half of a whole number, rounded down (NWO-RUL108, NWO-19.5.2-b). */
export function halfDown(whole: number): number {
  return whole >> 1;
}
