import { createHash, randomBytes } from "node:crypto";

/** A new secret: 32 random bytes in hexadecimal digits. */
export const newSecret = (): string => randomBytes(32).toString("hex");

/** An id that nobody guesses, short enough for a link: 16 random bytes. */
export const newId = (): string => randomBytes(16).toString("base64url");

/**
 * What is kept of a secret: SHA-256, in hexadecimal digits. It is looked up by this, so how long that takes tells nothing about the
 * secret itself. Secrets are as random as the hash, so they need no salt and no slow hash.
 */
export const kept = (secret: string): string => createHash("sha256").update(secret).digest("hex");
