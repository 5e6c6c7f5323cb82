import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import { type DiceCrypto, type DiceSource, keyedSource, typedSource } from "@stonebridge/kernel";

const encoder = new TextEncoder();

/** HMAC-SHA-256 and SHA-256 for the kernel's keyed dice. */
export const diceCrypto: DiceCrypto = {
  mac: (key, message) => hmac(sha256, key, encoder.encode(message)),
  digest: (bytes) => sha256(bytes),
};

/** How the dice of a new game fall. */
export type DiceChoice = "rolled" | "typed";

/** Dice for a new game: from a fresh secret key, or typed in from the table. */
export function newDice(choice: DiceChoice): DiceSource {
  return choice === "typed" ? typedSource() : keyedSource(diceCrypto, crypto.getRandomValues(new Uint8Array(32)));
}
