import type { Dice } from "./dice.ts";

/**
 * HMAC-SHA-256 and SHA-256, passed in by the application, because the kernel has no dependencies.
 * Both take and give bytes; the message is text in UTF-8.
 */
export interface DiceCrypto {
  /** HMAC-SHA-256 of the message under the key: 32 bytes. */
  mac(key: Uint8Array, message: string): Uint8Array;
  /** SHA-256 of the bytes: 32 bytes. */
  digest(bytes: Uint8Array): Uint8Array;
}

const WORDS = 8;
const RANGE = 2 ** 32;

/**
 * Dice that a secret key fixes in advance and anybody can recompute once the key is known.
 *
 * Roll n (counted from 0) is made from `mac(n)`, 32 bytes: HMAC-SHA-256 under the key, of n written in decimal digits
 * (`0`, `1`, ... `10`, as ASCII). The bytes are read as eight 32-bit numbers, most significant byte first. The first of
 * them that is below the greatest multiple of `faces` not above 2^32 gives the die: 1 + number mod `faces`. Numbers
 * above it are skipped, so that every face is equally likely. For a six-sided die the limit is 4,294,967,292.
 *
 * @param mac the 32 bytes for a roll's index
 * @param from index of the first roll
 */
export function keyedDice(mac: (index: number) => Uint8Array, from = 0): Dice {
  let next = from;
  return {
    roll(_kind, faces) {
      const die = dieFrom(mac(next), faces);
      next += 1;
      return die;
    },
  };
}

/** The function that {@link keyedDice} takes, for a key. */
export function keyedMac(crypto: DiceCrypto, key: Uint8Array): (index: number) => Uint8Array {
  return (index) => crypto.mac(key, String(index));
}

function dieFrom(bytes: Uint8Array, faces: number): number {
  if (bytes.length < WORDS * 4) throw new RangeError(`A keyed die needs 32 bytes and was given ${bytes.length}.`);
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const limit = RANGE - (RANGE % faces);
  for (let word = 0; word < WORDS; word += 1) {
    const number = view.getUint32(word * 4);
    if (number < limit) return 1 + (number % faces);
  }
  throw new RangeError("Eight numbers in a row lie above the limit: the bytes cannot come from HMAC-SHA-256.");
}

const HEX = /^(?:[0-9a-f]{2})*$/;

/** Bytes as lower-case hexadecimal digits. */
export function toHex(bytes: Uint8Array): string {
  let text = "";
  for (const byte of bytes) text += byte.toString(16).padStart(2, "0");
  return text;
}

/** Bytes from lower-case hexadecimal digits; undefined if the text is anything else. */
export function fromHex(text: string): Uint8Array | undefined {
  if (!HEX.test(text)) return undefined;
  return Uint8Array.from({ length: text.length / 2 }, (_, index) =>
    Number.parseInt(text.slice(index * 2, index * 2 + 2), 16),
  );
}
