import { describe, expect, test } from "vitest";
import { roundedShares } from "./rounded.ts";

describe("chances in per cent", () => {
  test("make 100% together, which those rounded one by one do not", () => {
    const shares = [1 / 3, 1 / 36, 5 / 36, 1 / 2];
    const rounded = roundedShares(shares, 1).map((share) => Math.round(share * 1000));
    expect(rounded).toEqual([333, 28, 139, 500]);
    expect(roundedShares([1 / 6, 1 / 2, 1 / 3], 0).map((share) => Math.round(share * 100))).toEqual([17, 50, 33]);
    const many = [17 / 216, 35 / 216, 55 / 216, 109 / 216];
    expect(roundedShares(many, 1).reduce((all, share) => all + Math.round(share * 1000), 0)).toBe(1000);
    expect(many.reduce((all, share) => all + Math.round(share * 1000), 0)).not.toBe(1000);
  });

  test("of what cannot happen stay 0, and those of a part make that part", () => {
    expect(roundedShares([0, 1, 0], 1)).toEqual([0, 1, 0]);
    expect(roundedShares([], 1)).toEqual([]);
    expect(roundedShares([1 / 6, 1 / 6], 0).reduce((all, share) => all + share, 0)).toBeCloseTo(0.33);
  });
});
