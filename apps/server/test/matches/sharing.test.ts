import { inOrder } from "@stonebridge/protocol";
import fc from "fast-check";
import patch from "fast-json-patch";
import { describe, expect, it } from "vitest";
import { differing, inOrderLike } from "../../src/matches/sharing.ts";

const small = fc.oneof(
  fc.nat(3),
  fc.constant(null),
  fc.string({ maxLength: 2 }),
  fc.array(fc.dictionary(fc.constantFrom("x", "y"), fc.nat(2)), { maxLength: 3 }),
  fc.dictionary(fc.constantFrom("x", "y", "z"), fc.array(fc.nat(2), { maxLength: 2 })),
);
/** Two values that have much in common. */
const pairs = fc
  .tuple(fc.dictionary(fc.constantFrom("a", "b", "c", "d"), small), small, fc.nat(9))
  .map(([one, other, at]) => {
    const names = Object.keys(one).toReversed();
    const changed = names.map((name, place) => [name, place === at % names.length ? other : one[name]]);
    return [one, Object.fromEntries([...changed, ...(at > 6 ? [["e", other]] : [])]) as typeof one] as const;
  });

describe("a view that is made from the one before", () => {
  it("is the view in order, and shares what has not changed", () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const known = inOrder(one) as Record<string, unknown>;
        const like = inOrderLike(known, other) as Record<string, unknown>;
        expect(JSON.stringify(like)).toBe(JSON.stringify(inOrder(other)));
        for (const name of Object.keys(other)) {
          if (JSON.stringify(known[name]) === JSON.stringify(like[name])) expect(like[name]).toBe(known[name]);
        }
        expect(inOrderLike(known, one)).toBe(known);
      }),
    );
  });

  it("differs from it as it would without sharing", () => {
    fc.assert(
      fc.property(pairs, ([one, other]) => {
        const known = inOrder(one) as object;
        const like = inOrderLike(known, other) as object;
        const [was, is] = differing(known, like);
        expect(patch.compare(was as object, is as object)).toEqual(patch.compare(known, inOrder(other) as object));
      }),
    );
  });
});
