import { checkOf, inOrder } from "@stonebridge/protocol";
import fc from "fast-check";
import patch from "fast-json-patch";
import { describe, expect, it } from "vitest";
import { compared, type Part, partOf } from "../../src/matches/view-parts.ts";

const small = fc.oneof(
  fc.nat(3),
  fc.constant(null),
  fc.constant(undefined),
  fc.string({ maxLength: 2 }),
  fc.array(fc.oneof(fc.nat(2), fc.dictionary(fc.constantFrom("x", "y"), fc.nat(2))), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("x", "y/", "~z"), fc.array(fc.nat(2), { maxLength: 2 })),
);
/** Two values that have much in common, some of it in the same objects. */
const pairs = fc
  .tuple(fc.dictionary(fc.constantFrom("a", "b", "c", "d"), small), small, fc.nat(9))
  .map(([one, other, at]) => {
    const names = Object.keys(one).toReversed();
    const changed = names.map((name, place) => [name, place === at % names.length ? other : again(one[name], at)]);
    return [one, Object.fromEntries([...changed, ...(at > 6 ? [["e", other]] : [])]) as typeof one] as const;
  });

/** The same object, or another one like it. */
const again = <T>(value: T, at: number): T => (at % 2 === 0 ? value : structuredClone(value));

const wired = (value: unknown): object => JSON.parse(JSON.stringify(value)) as object;

describe("a view compared with the one before", () => {
  it("is told by changes that lead from one to the other, and has the fingerprint of the whole", () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const { part, change } = compared(partOf(one), other);
        expect(patch.applyPatch(wired(one), change as never).newDocument).toEqual(wired(other));
        expect(part.check).toBe(checkOf(other));
        expect(checkOf(wired(other))).toBe(part.check);
        expect(compared(part, structuredClone(other))).toEqual({ part, change: [] });
      }),
    );
  });

  it("shares what has not changed", () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const known = partOf(one);
        const { part } = compared(known, other);
        for (const [name, inner] of Object.entries<Part>(part.parts)) {
          if (JSON.stringify(inOrder(one[name])) === JSON.stringify(inOrder(other[name])))
            expect(inner).toBe(known.parts[name]);
        }
      }),
    );
  });

  it("is told in an order that names of fields alone decide", () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const backwards = (value: object) => Object.fromEntries(Object.entries(value).toReversed());
        const { change } = compared(partOf(one), other);
        expect(JSON.stringify(compared(partOf(backwards(one)), backwards(other)).change)).toBe(JSON.stringify(change));
      }),
    );
  });
});
