import type { Dice } from "./dice.ts";

const RANGE = 2 ** 32;
const GOLDEN = 0x9e3779b9;

/**
 * A fast generator for search, tests and simulation. Not secret: anybody who knows the seed knows the dice.
 *
 * Roll n is a hash of (seed, n) alone, so a sequence can start anywhere. The hash is the 32-bit finaliser of
 * MurmurHash3 (A. Appleby, public domain), twice, with the two halves of the seed between; results above the greatest
 * multiple of `faces` are hashed again, so that every face is equally likely.
 *
 * @param seed an integer, 0 .. 2^53 - 1
 * @param from index of the first roll
 */
export function fastDice(seed: number, from = 0): Dice {
  if (!Number.isSafeInteger(seed) || seed < 0) {
    throw new RangeError(`A seed is a whole number from 0 to ${Number.MAX_SAFE_INTEGER}, not ${seed}.`);
  }
  const low = mix((seed >>> 0) ^ 0x5bd1e995);
  const high = mix(Math.trunc(seed / RANGE) + GOLDEN);
  let counter = (low + Math.imul(from, GOLDEN)) | 0;
  return {
    roll(_kind, faces) {
      counter = (counter + GOLDEN) | 0;
      let hash = mix(mix(counter) ^ high ^ low);
      const limit = RANGE - (RANGE % faces);
      while (hash >= limit) hash = mix(hash + GOLDEN);
      return 1 + (hash % faces);
    },
  };
}

/** A seed for the n-th of many sequences made from one seed (the games of a simulation): 0 .. 2^53 - 1. */
export function deriveSeed(seed: number, index: number): number {
  const dice = fastDice(seed, index * 2);
  return (dice.roll("seed", 2 ** 21) - 1) * RANGE + (dice.roll("seed", RANGE) - 1);
}

function mix(value: number): number {
  let hash = value | 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
