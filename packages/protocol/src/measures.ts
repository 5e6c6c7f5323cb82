import { Type } from "typebox";

/** Bytes as lower-case hexadecimal digits. */
export const Hex = (bytes: number) => Type.String({ pattern: `^[0-9a-f]{${bytes * 2}}$` });

/** What names a seat, and proves the right to it: 32 random bytes. Whoever knows it plays the seat. */
export const Secret = Hex(32);

/** An id of a game, a scenario, an option, a side: short, of letters, digits and hyphens. */
export const Id = Type.String({ pattern: "^[a-z0-9-]{1,60}$" });

/** What the sender calls what it sends, so that a repeat is known as one. */
export const Label = Type.String({ minLength: 1, maxLength: 40 });

/** What a person calls himself. */
export const Name = Type.String({ minLength: 1, maxLength: 40, pattern: "\\S" });

/** A number that counts from 0. */
export const Count = Type.Integer({ minimum: 0 });
