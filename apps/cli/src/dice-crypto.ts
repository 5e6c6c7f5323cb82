import { hmac } from "@noble/hashes/hmac.js";
import { sha256 } from "@noble/hashes/sha2.js";
import type { DiceCrypto } from "@stonebridge/kernel";

/** The cryptography behind keyed dice. */
export const diceCrypto: DiceCrypto = {
  mac: (key, message) => hmac(sha256, key, new TextEncoder().encode(message)),
  digest: (bytes) => sha256(bytes),
};
