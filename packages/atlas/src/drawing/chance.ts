import type { RandomStream } from "../geography/random.ts";

/** A number evenly spread between two bounds. */
export function evenly(random: RandomStream, low: number, high: number): number {
  return low + (high - low) * random();
}

/** A number of the normal distribution about 0 with standard deviation 1 (Box and Muller 1958). */
export function normal(random: RandomStream): number {
  return Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
}

/** One side or the other, -1 or 1. */
export function side(random: RandomStream): -1 | 1 {
  return random() < 0.5 ? -1 : 1;
}

/** A whole number from `low` up to and without `high`. */
export function whole(random: RandomStream, low: number, high: number): number {
  return low + Math.floor(random() * (high - low));
}
