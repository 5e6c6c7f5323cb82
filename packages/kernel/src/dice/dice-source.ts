import { type Dice, scriptedDice } from "./dice.ts";
import { fastDice } from "./fast-dice.ts";
import { type DiceCrypto, keyedDice, keyedMac, toHex } from "./keyed-dice.ts";

/** What a record says about where its dice come from. Bytes as lower-case hexadecimal digits. */
export type DiceOrigin =
  | {
      readonly source: "keyed";
      /** SHA-256 of the key, published before the first roll. */
      readonly commitment: string;
      /** What the players mixed in once they knew the commitment, in the order of their sides; absent: nothing. */
      readonly mixed?: readonly string[];
      /** The key, once it may be known. */
      readonly key?: string;
    }
  | { readonly source: "seeded"; readonly seed: number }
  | { readonly source: "scripted" }
  | { readonly source: "typed" };

/** Where the dice of a match come from. */
export interface DiceSource {
  readonly origin: DiceOrigin;
  /** The dice that follow after this many rolls of this source. */
  after(rolled: number): Dice;
}

/**
 * Dice from a secret key (see {@link keyedDice}): 16 bytes or more, random, for this source alone.
 *
 * Where players have mixed something in, the dice come from another key: HMAC-SHA-256, under the secret one, of what they mixed in,
 * joined by spaces. Whoever drew the secret key had published its SHA-256 before, and the players do not know it, so nobody chooses.
 * @param mixed what the players mixed in, in the order of their sides: lower-case hexadecimal digits
 */
export function keyedSource(crypto: DiceCrypto, key: Uint8Array, mixed: readonly string[] = []): DiceSource {
  if (key.length < 16) throw new RangeError(`A dice key has 16 bytes or more; this one has ${key.length}.`);
  const mac = keyedMac(crypto, mixed.length === 0 ? key : crypto.mac(key, mixed.join(" ")));
  return {
    origin: {
      source: "keyed",
      commitment: toHex(crypto.digest(key)),
      ...(mixed.length > 0 && { mixed }),
      key: toHex(key),
    },
    after: (rolled) => keyedDice(mac, rolled),
  };
}

/** Dice from a seed (see {@link fastDice}). */
export function seededSource(seed: number): DiceSource {
  return { origin: { source: "seeded", seed }, after: (rolled) => fastDice(seed, rolled) };
}

/** Results known in advance. */
export function scriptedSource(results: readonly number[]): DiceSource {
  return { origin: { source: "scripted" }, after: (rolled) => scriptedDice(results.slice(rolled)) };
}

/** Real dice on a table: every result comes with the action that rolls it. */
export function typedSource(): DiceSource {
  return { origin: { source: "typed" }, after: () => scriptedDice([]) };
}
