import { type Clock, machineClock } from "../clock.ts";
import type { Reach } from "./deed-trials.ts";
import { Differences } from "./differences.ts";

/** Lucks that have nothing to do with each other: what was found because it had luck is tried anew. */
export const LUCKS = {
  search: 1,
  proof: 2,
  trial: 3,
  further: 4,
  courses: 5,
  proofOfCourse: 6,
  furtherOfCourse: 7,
} as const;
/** Gains below this are no mistakes, however certain. */
export const LEAST_GAIN = 0.02;
/** Of the most play-outs: after how many a proof is looked at, and after no fewer than it takes for their mean to be spread as told. */
export const LOOKS: readonly number[] = [0.2, 0.4, 0.6, 1];
export const LEAST_PLAYOUTS = 40;
/** A proof is given up if the gain is less than what counts by so many standard errors, looked at each time after so many play-outs. */
const UNLIKELY = 1.5;
const GIVE_UP = 12;
/** What a play-out costs beside one through the enemy’s answer. */
export const COSTS: Readonly<Record<Reach, number>> = { deed: 0.1, answer: 1, horizon: 4, end: 20 };
/** Play-outs between two pauses. */
const STRETCH = 8;

/** Play-outs as they are made. */
export class Work {
  readonly #clock: Clock;
  readonly #onProgress: ((share: number) => void) | undefined;
  readonly #whole: number;
  #done = 0;
  #playouts = 0;

  /** @param whole what it costs if all of it has to be done, by {@link COSTS} */
  constructor(
    {
      clock = machineClock,
      onProgress,
    }: { readonly clock?: Clock; readonly onProgress?: ((share: number) => void) | undefined },
    whole: number,
  ) {
    this.#clock = clock;
    this.#onProgress = onProgress;
    this.#whole = whole;
  }

  /** Some play-outs are done. Now and then says so, and lets other work go on. */
  async did(playouts: number, reach: Reach): Promise<void> {
    this.#done += playouts * COSTS[reach];
    const before = this.#playouts;
    this.#playouts += playouts;
    if (reach !== "end" && Math.floor(before / STRETCH) === Math.floor(this.#playouts / STRETCH)) return;
    this.#onProgress?.(Math.min(1, this.#done / this.#whole));
    await this.#clock.pause();
  }
}

/** What is compared in a proof: the chance of a side after one play-out, by its number. */
export interface Compared {
  better(round: number): number;
  played(round: number): number;
}

/** How it is proved that something is better. */
export interface Proof {
  readonly reach: Reach;
  /** After how many play-outs it may be done. */
  readonly looks: readonly number[];
  /** Standard errors that a gain has to be more than. */
  readonly z: number;
}

/** What a proof says. */
export interface Proved {
  /** The chance of the side after the better one. */
  readonly chance: number;
  readonly gain: number;
  /** Half the interval about that. */
  readonly within: number;
  readonly playouts: number;
}

/**
 * What something gains on what was done by two proofs, each with dice of its own: the smaller gain, since the other may have been luck.
 * @returns undefined if it is not certain in both, or too little; the second is not tried if the first fails
 */
export async function provedTwice(
  first: readonly [Compared, Proof],
  second: readonly [Compared, Proof],
  work: Work,
): Promise<Proved | undefined> {
  const one = await proof(...first, work);
  if (one === undefined) return undefined;
  const other = await proof(...second, work);
  if (other === undefined) return undefined;
  return other.gain < one.gain ? other : one;
}

/** What something gains on what was done; undefined if that is not certain, or too little. */
async function proof(
  { better, played }: Compared,
  { reach, looks, z }: Proof,
  work: Work,
): Promise<Proved | undefined> {
  const most = Math.max(...looks);
  const gains = new Differences();
  let sum = 0;
  while (gains.count < most) {
    const own = better(gains.count);
    sum += own;
    gains.add(own - played(gains.count));
    await work.did(2, reach);
    const { mean: gain, error, count } = gains;
    if (looks.includes(count) && gain >= LEAST_GAIN && gain > z * error)
      return { chance: sum / count, gain, within: z * error, playouts: count };
    if (count % GIVE_UP > 0) continue;
    // it gains too little, or so little that it will not be certain with all play-outs
    const atLast = z * error * Math.sqrt(count / most);
    if (gain + UNLIKELY * error < Math.max(LEAST_GAIN, atLast)) return undefined;
  }
  return undefined;
}
