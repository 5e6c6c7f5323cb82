import { createHash, createHmac } from "node:crypto";
import type { DiceCrypto } from "../src/index.ts";

/** What the applications hand in, from Node's own library. */
export const nodeCrypto: DiceCrypto = {
  mac: (key, message) => createHmac("sha256", key).update(message).digest(),
  digest: (bytes) => createHash("sha256").update(bytes).digest(),
};
