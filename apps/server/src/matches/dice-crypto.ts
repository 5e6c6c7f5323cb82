import { createHash, createHmac } from "node:crypto";
import type { DiceCrypto } from "@stonebridge/kernel";

/** The cryptography behind keyed dice. */
export const diceCrypto: DiceCrypto = {
  mac: (key, message) => createHmac("sha256", key).update(message).digest(),
  digest: (bytes) => createHash("sha256").update(bytes).digest(),
};
