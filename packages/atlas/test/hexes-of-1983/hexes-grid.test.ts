import { describe, expect, it } from "vitest";
import { apart, data, grid, hex, map } from "./hexes-of-1983.ts";

/** Distances that the rulebook states or its figures show: the proof of how columns are shifted. */
const DISTANCES: readonly (readonly [what: string, a: string, b: string, steps: number])[] = [
  ["Harrison goes from S10 to S11", "S10", "S11", 1],
  ["Harrison goes from S11 to S12", "S11", "S12", 1],
  ["Harrison goes from S12 to R12", "S12", "R12", 1],
  ["Harrison goes from R12 to Q13", "R12", "Q13", 1],
  ["Longstreet attacks U17 from T16", "T16", "U17", 1],
  ["U16 touches V16", "U16", "V16", 1],
  ["U16 touches U17", "U16", "U17", 1],
  ["a retreat from U17 to V18 is two hexes", "U17", "V18", 2],
  ["V18 is three from T16", "T16", "V18", 3],
  ["U18 touches V18", "U18", "V18", 1],
  ["U17 touches V16", "U17", "V16", 1],
  ["QQ18 touches RR17", "QQ18", "RR17", 1],
  ["QQ18 touches PP17", "QQ18", "PP17", 1],
  ["QQ18 touches QQ17", "QQ18", "QQ17", 1],
  ["QQ18 touches QQ19", "QQ18", "QQ19", 1],
  ["Keyes in CC2 is five from Terry", "CC2", "BB6", 5],
  ["CC3 would be four from Terry", "CC3", "BB6", 4],
  ["DD2 is five from Terry", "DD2", "BB6", 5],
  ["II7 is seven from Terry", "II7", "BB6", 7],
  ["CC2 touches DD2", "CC2", "DD2", 1],
  ["Q2 touches P2", "Q2", "P2", 1],
  ["P2 touches P3", "P2", "P3", 1],
  ["FF32 touches GG32", "FF32", "GG32", 1],
  ["QQ5 touches RR5", "QQ5", "RR5", 1],
  ["JJ10 touches II11", "JJ10", "II11", 1],
  ["Sherman and his 79th are four apart", "AA14", "AA18", 4],
  ["CC17 touches BB17", "CC17", "BB17", 1],
  ["BB15 touches CC15", "BB15", "CC15", 1],
  ["CC17 is two from BB15", "CC17", "BB15", 2],
  ["McDowell is two from Tyler", "CC12", "AA13", 2],
  ["McDowell is two from Porter", "CC12", "DD13", 2],
  ["BBB35 is five from ZZ31", "BBB35", "ZZ31", 5],
  ["CCC35 is five from ZZ31", "CCC35", "ZZ31", 5],
  ["BBB34 is four from ZZ31", "BBB34", "ZZ31", 4],
  ["CCC34 is four from ZZ31", "CCC34", "ZZ31", 4],
  ["AAA35 is four from ZZ31", "AAA35", "ZZ31", 4],
];

describe("the grid of Bull Run (1983)", () => {
  it("has 55 columns and 35 rows, even columns lower", () => {
    expect([grid.columns, grid.rows, grid.size, data.lowerColumns]).toEqual([55, 35, 1925, "even"]);
    expect([grid.ids[0], grid.ids.at(-1), hex("A2"), hex("B1")]).toEqual(["A1", "CCC35", 1, 35]);
  });

  it("ends at CCC and 35: only BBB35 and CCC35 are left for the tip's third division", () => {
    expect(grid.index("CCC36")).toBeUndefined();
    expect(grid.index("DDD34")).toBeUndefined();
  });

  it("leaves TT35 out, and nothing else", () => {
    expect(data.unplayable).toEqual(["TT35"]);
    expect(map.playable.reduce((sum, one) => sum + one, 0)).toBe(1924);
  });

  it("gives a hex a thousand feet", () => expect(data.metresPerHex).toBe(304.8));

  it.each(DISTANCES)("%s", (_, a, b, steps) => expect(apart(a, b)).toBe(steps));

  it("keeps U18 from V16, and V18 from U17", () => {
    expect(apart("U18", "V16")).toBeGreaterThan(1);
    expect(apart("T16", "V16")).toBeGreaterThan(1);
  });
});
