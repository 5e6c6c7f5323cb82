import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { columnLetters, edgeLabels, HexGrid, NOWHERE, opposite } from "../src/index.ts";
import { grids, gridWith, hex, named, sheet } from "./support/grids.ts";

/** The same rectangle with the odd columns lower, which the examples of the rulebook refute. */
const refuted = new HexGrid({ columns: 55, rows: 35, lowerColumns: "odd" });

/** Pairs whose distance the rulebook's examples fix, with the distance that the refuted grid gives. */
const PROOF: readonly (readonly [string, string, number, number])[] = [
  ["S11", "S12", 1, 1],
  ["S10", "S11", 1, 1],
  ["S12", "R12", 1, 1],
  ["R12", "Q13", 1, 2],
  ["T16", "U17", 1, 2],
  ["U16", "V16", 1, 1],
  ["U16", "U17", 1, 1],
  ["U17", "V18", 2, 1],
  ["T16", "V18", 3, 3],
  ["U18", "V18", 1, 1],
  ["U18", "V16", 2, 3],
  ["U17", "V16", 1, 2],
  ["QQ18", "RR17", 1, 2],
  ["QQ18", "PP17", 1, 2],
  ["QQ18", "QQ17", 1, 1],
  ["QQ18", "QQ19", 1, 1],
  ["CC2", "BB6", 5, 4],
  ["DD2", "BB6", 5, 5],
  ["II7", "BB6", 7, 7],
  ["CC2", "DD2", 1, 1],
  ["Q2", "P2", 1, 1],
  ["P2", "P3", 1, 1],
  ["FF32", "GG32", 1, 1],
  ["QQ5", "RR5", 1, 1],
  ["AA14", "AA18", 4, 4],
  ["CC17", "BB17", 1, 1],
  ["BB15", "CC15", 1, 1],
  ["CC17", "BB15", 2, 3],
  ["CC12", "AA13", 2, 2],
  ["CC12", "DD13", 2, 1],
  ["ZZ31", "BBB35", 5, 5],
  ["ZZ31", "CCC35", 5, 6],
  ["ZZ31", "BBB34", 4, 4],
  ["ZZ31", "CCC34", 4, 5],
  ["ZZ31", "AAA35", 4, 5],
];

describe("the grid of the 1983 map", () => {
  it.each(PROOF)("has %s and %s at the distance %i of the examples", (a, b, lower, upper) => {
    expect(sheet.distance(hex(a), hex(b))).toBe(lower);
    expect(refuted.distance(refuted.known(a), refuted.known(b))).toBe(upper);
    expect(sheet.direction(hex(a), hex(b)) !== -1).toBe(lower === 1);
  });

  it("leaves of CCC35 and the hexes about it only BBB35 and CCC35 at five or more from ZZ31", () => {
    const about = sheet.within(hex("CCC35"), 1);
    expect(named(about)).toEqual(["CCC35", "CCC34", "BBB35", "BBB34"]);
    expect(named(about.filter((one) => sheet.distance(one, hex("ZZ31")) >= 5))).toEqual(["CCC35", "BBB35"]);
  });

  it("can call hexes by two digits for the column and two for the row", () => {
    const window = new HexGrid({ columns: 74, rows: 39, numbers: { column: 1, row: 5 } });
    expect([window.ids[0], window.ids[38], window.ids.at(-1)]).toEqual(["0105", "0143", "7443"]);
    expect(window.index("2314")).toBe(22 * 39 + 9);
    expect(() => window.known("0104")).toThrow('There is no hex "0104": the map runs from 0105 to 7443.');
    expect(edgeLabels(window).rows.slice(0, 2)).toEqual(["05", "06"]);
    expect(() => new HexGrid({ columns: 74, rows: 39, numbers: { column: 30, row: 1 } })).toThrow(
      "Columns from 30 and rows from 1: each must be called by a number from 0 to 99.",
    );
  });

  it("names 1,925 hexes down the columns from A1 to CCC35", () => {
    expect(sheet.size).toBe(1_925);
    expect(named([0, 1, 34, 35, 1_924])).toEqual(["A1", "A2", "A35", "B1", "CCC35"]);
    expect([0, 25, 26, 51, 52, 54].map(columnLetters)).toEqual(["A", "Z", "AA", "ZZ", "AAA", "CCC"]);
    expect(sheet.index("CCC36")).toBeUndefined();
    expect(sheet.index("DDD1")).toBeUndefined();
    expect(sheet.index("A0")).toBeUndefined();
    expect(() => sheet.known("AB3")).toThrow('There is no hex "AB3": the map runs from A1 to CCC35.');
  });

  it("has its neighbours clockwise from north", () => {
    expect(named(sheet.neighbours.subarray(hex("K10") * 6, hex("K10") * 6 + 6))).toEqual(
      "K9 L9 L10 K11 J10 J9".split(" "),
    );
    expect(named(sheet.neighbours.subarray(hex("L10") * 6, hex("L10") * 6 + 6))).toEqual(
      "L9 M10 M11 L11 K11 K10".split(" "),
    );
    expect([...sheet.neighbours.subarray(0, 6)]).toEqual([NOWHERE, NOWHERE, hex("B1"), hex("A2"), NOWHERE, NOWHERE]);
  });

  it("agrees with the rows that the columns of either parity border on", () => {
    for (let column = 1; column <= 55; column++) {
      for (let row = 1; row <= 35; row++) {
        const beside = column % 2 === 1 ? [row - 1, row] : [row, row + 1];
        const expected = [
          [column, row - 1],
          [column, row + 1],
          ...[column - 1, column + 1].flatMap((other) => beside.map((its) => [other, its])),
        ].filter(([c, r]) => c >= 1 && c <= 55 && r >= 1 && r <= 35);
        const at = ((column - 1) * 35 + row - 1) * 6;
        const found = sheet.neighbours.subarray(at, at + 6).filter((next) => next !== NOWHERE);
        expect(new Set(found)).toEqual(new Set(expected.map(([c, r]) => (c - 1) * 35 + r - 1)));
      }
    }
  });

  it("tells rings clockwise from north and cuts them off at the edge", () => {
    expect(named(sheet.ring(hex("K10"), 2))).toEqual("K8 L8 M9 M10 M11 L11 K12 J11 I11 I10 I9 J8".split(" "));
    expect(named(sheet.ring(hex("A1"), 1))).toEqual(["B1", "A2"]);
    expect(named(sheet.within(hex("A1"), 1))).toEqual(["A1", "B1", "A2"]);
    expect(sheet.within(hex("AA14"), 4)).toHaveLength(61);
    expect(sheet.within(hex("AA14"), 4)).toBe(sheet.within(hex("AA14"), 4));
  });
});

describe("any hex grid", () => {
  it("refuses what is no rectangle of hexes, or too great for its tables", () => {
    for (const [columns, rows] of [
      [0, 4],
      [4, -1],
      [2.5, 4],
      [200, 200],
    ] as const)
      expect(() => new HexGrid({ columns, rows })).toThrow(RangeError);
    expect(() => new HexGrid({ columns: 200, rows: 200 })).toThrow("200 columns and 200 rows: it must have 1 to 32767");
  });

  it("finds each hex by its printed coordinate and its cube coordinates", () => {
    fc.assert(
      fc.property(gridWith(2), ([grid, [a, b]]) => {
        expect(grid.known(grid.ids[a])).toBe(a);
        expect(grid.columnOf(a) * grid.rows + grid.rowOf(a)).toBe(a);
        expect(grid.away(a, grid.x[b] - grid.x[a], grid.z[b] - grid.z[a])).toBe(b);
      }),
    );
  });

  it("has symmetric neighbours, and hexsides with two faces", () => {
    fc.assert(
      fc.property(grids, (grid) => {
        for (const [hexside, next] of grid.neighbours.entries()) {
          const from = Math.floor(hexside / 6);
          if (next === NOWHERE) {
            expect(grid.twin(hexside)).toBe(NOWHERE);
            continue;
          }
          expect(grid.neighbour(next, opposite(hexside % 6))).toBe(from);
          expect(grid.direction(from, next)).toBe(hexside % 6);
          expect(grid.hexside(from, next)).toBe(hexside);
          expect(grid.twin(hexside)).toBe(grid.hexside(next, from));
          expect(grid.twin(grid.twin(hexside))).toBe(hexside);
        }
      }),
    );
  });

  it("measures a distance: nought only from itself, the same both ways, never longer by way of a third", () => {
    fc.assert(
      fc.property(gridWith(3), ([grid, [a, b, c]]) => {
        expect(grid.distance(a, b) === 0).toBe(a === b);
        expect(grid.distance(a, b)).toBe(grid.distance(b, a));
        expect(grid.distance(a, c)).toBeLessThanOrEqual(grid.distance(a, b) + grid.distance(b, c));
        expect(grid.distance(a, b) === 1).toBe(grid.hexside(a, b) !== -1);
      }),
    );
  });

  it("measures the steps that it takes, hex by hex", () => {
    fc.assert(
      fc.property(gridWith(1), ([grid, [start]]) => {
        const steps = new Map([[start, 0]]);
        for (const [from, taken] of steps) {
          for (const next of grid.neighbours.subarray(from * 6, from * 6 + 6))
            if (next !== NOWHERE && !steps.has(next)) steps.set(next, taken + 1);
        }
        expect(steps.size).toBe(grid.size);
        for (const [to, taken] of steps) expect(grid.distance(start, to)).toBe(taken);
      }),
      { numRuns: 40 },
    );
  });

  it("lists within a radius, and on its ring, just the hexes at that distance", () => {
    fc.assert(
      fc.property(gridWith(1), fc.integer({ min: 0, max: 6 }), ([grid, [centre]], radius) => {
        const away = (wanted: (distance: number) => boolean) =>
          grid.ids.map((_, other) => other).filter((other) => wanted(grid.distance(centre, other)));
        const within = [...grid.within(centre, radius)];
        expect(within.toSorted((a, b) => a - b)).toEqual(away((distance) => distance <= radius));
        expect([...grid.ring(centre, radius)].toSorted((a, b) => a - b)).toEqual(
          away((distance) => distance === radius),
        );
        const distances = within.map((other) => grid.distance(centre, other));
        expect(distances).toEqual(distances.toSorted((a, b) => a - b));
      }),
    );
  });
});
