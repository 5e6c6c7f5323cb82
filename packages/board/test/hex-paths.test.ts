import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CLOSED, type HexGrid, HexPaths, MAY_ENTER, MAY_PASS, NOWHERE } from "../src/index.ts";
import { gridWith, hex, named, sheet } from "./support/grids.ts";

/** Prices and gates for every hex of a grid, drawn from small ranges. */
function groundOf(grid: HexGrid) {
  return fc.record({
    prices: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: grid.size * 6, maxLength: grid.size * 6 }),
    gates: fc
      .array(fc.constantFrom(CLOSED, MAY_ENTER, MAY_PASS, MAY_PASS), { minLength: grid.size, maxLength: grid.size })
      .map((gates) => Uint8Array.from(gates)),
    budget: fc.integer({ min: 0, max: 20 }),
  });
}

const cases = gridWith(2).chain(([grid, hexes]) => fc.tuple(fc.constant(grid), fc.constant(hexes), groundOf(grid)));

/** Cheapest costs by relaxing every step until nothing changes. */
function relaxed(grid: HexGrid, from: number, budget: number, prices: readonly number[], gates: Uint8Array): number[] {
  const cost = grid.ids.map((_, one) => (one === from ? 0 : Infinity));
  for (let changed = true; changed;) {
    changed = false;
    for (const [hexside, next] of grid.neighbours.entries()) {
      const at = Math.floor(hexside / 6);
      if (next === NOWHERE || prices[hexside] === 0 || gates[next] === CLOSED) continue;
      if (gates[at] !== MAY_PASS && at !== from) continue;
      const total = cost[at] + prices[hexside];
      if (total > budget || total >= cost[next]) continue;
      cost[next] = total;
      changed = true;
    }
  }
  return cost.map((one) => (one === Infinity ? -1 : one));
}

describe("paths over hexes", () => {
  it("are the cheapest within the budget", () => {
    fc.assert(
      fc.property(cases, ([grid, [from, other], { prices, gates, budget }]) => {
        const paths = new HexPaths(grid.neighbours);
        for (const [start, most] of [
          [from, budget],
          [other, budget + 5],
          [from, 3],
        ]) {
          const count = paths.spread(start, most, prices, gates);
          const expected = relaxed(grid, start, most, prices, gates);
          expect([...paths.cost]).toEqual(expected);
          expect(count).toBe(expected.filter((cost) => cost !== -1).length);
          expect(paths.count).toBe(count);
          const reached = paths.reached.subarray(0, count);
          expect(new Set(reached).size).toBe(count);
          const costs = [...reached].map((one) => expected[one]);
          expect(costs).toEqual(costs.toSorted((a, b) => a - b));
        }
      }),
    );
  });

  it("lead step by step to where they were found to lead, at the cost found", () => {
    fc.assert(
      fc.property(cases, ([grid, [from, goal], { prices, gates, budget }]) => {
        const paths = new HexPaths(grid.neighbours);
        paths.spread(from, budget, prices, gates);
        const way = paths.wayTo(goal);
        if (paths.cost[goal] <= 0) {
          expect(way).toEqual([]);
          return;
        }
        expect(way.at(-1)).toBe(goal);
        let at = from;
        let spent = 0;
        for (const next of way) {
          if (at !== from) expect(gates[at]).toBe(MAY_PASS);
          spent += prices[grid.hexside(at, next)];
          at = next;
        }
        expect(spent).toBe(paths.cost[goal]);
      }),
    );
  });

  it("reach on open ground just what lies within so many steps", () => {
    fc.assert(
      fc.property(gridWith(2), fc.integer({ min: 0, max: 6 }), ([grid, [from, other]], steps) => {
        const paths = new HexPaths(grid.neighbours);
        for (const start of [other, from]) {
          paths.reach(start, steps);
          expect(new Set(paths.reached.subarray(0, paths.count))).toEqual(new Set(grid.within(start, steps)));
        }
      }),
    );
  });

  it("stay the same from search to search, the first found clockwise from north", () => {
    const paths = new HexPaths(sheet.neighbours);
    paths.reach(hex("K10"), 4);
    expect(named(paths.wayTo(hex("M9")))).toEqual(["L9", "M9"]);
    expect(named(paths.wayTo(hex("L12")))).toEqual(["L10", "L11", "L12"]);
    paths.reach(hex("CCC35"), 2);
    expect(paths.wayTo(hex("M9"))).toEqual([]);
    paths.reach(hex("K10"), 4);
    expect(named(paths.wayTo(hex("L12")))).toEqual(["L10", "L11", "L12"]);
  });

  it("tell which hexes they enter: their end is one, their start is none", () => {
    const paths = new HexPaths(sheet.neighbours);
    paths.reach(hex("K10"), 4);
    expect(named(paths.wayTo(hex("L12")))).toEqual(["L10", "L11", "L12"]);
    for (const id of ["L10", "L11", "L12"]) expect(paths.leadsBy(hex(id), hex("L12"))).toBe(true);
    for (const id of ["K10", "K11", "L13", "A1"]) expect(paths.leadsBy(hex(id), hex("L12"))).toBe(false);
    expect(paths.leadsBy(hex("L10"), hex("A1"))).toBe(false);
  });

  it("lead nowhere from what is no hex: that is refused", () => {
    const paths = new HexPaths(sheet.neighbours);
    paths.reach(hex("K10"), 4);
    const { size } = sheet;
    for (const none of [-1, size, 1.5])
      expect(() => paths.wayTo(none)).toThrow(`${none} is no hex: hexes go from 0 to ${size - 1}`);
  });
});

describe("command paths of the 1983 game", () => {
  /** Row 10 is a river but for the hexes given, so that north and south of it meet nowhere else. */
  function commanded(
    from: string,
    { fords = [], bridges = [], dry = [] }: Readonly<Record<string, string[]>>,
  ): string[] {
    const gates = Uint8Array.from(sheet.ids, (id) => (/^[A-Z]+10$/.test(id) ? CLOSED : MAY_PASS));
    for (const id of fords) gates[hex(id)] = MAY_ENTER;
    for (const id of [...bridges, ...dry]) gates[hex(id)] = MAY_PASS;
    const paths = new HexPaths(sheet.neighbours);
    paths.reach(hex(from), 4, gates);
    return named(paths.reached.subarray(0, paths.count));
  }

  it("V-86: do not go into and out of a ford", () => {
    expect(sheet.distance(hex("K9"), hex("K12"))).toBe(3);
    expect(commanded("K9", { fords: ["K10"] })).not.toContain("K12");
    expect(commanded("K9", { fords: ["K10"] })).toContain("K10");
  });

  it("V-87: go over a bridge", () => {
    expect(commanded("K9", { bridges: ["K10"] })).toContain("K12");
  });

  it("V-88: begin in a ford, on either bank", () => {
    expect(commanded("K10", { fords: ["K10"] })).toContain("K14");
    expect(commanded("K10", { fords: ["K10"] })).toContain("K6");
  });

  it("V-89: do not cross a river", () => {
    expect(sheet.distance(hex("K9"), hex("K11"))).toBe(2);
    expect(commanded("K9", {})).not.toContain("K11");
    expect(commanded("K9", { dry: ["K10"] })).toContain("K11");
  });

  it("V-144: go from a ford to the ford beside it and no farther", () => {
    expect(sheet.distance(hex("JJ10"), hex("II11"))).toBe(1);
    // A river two hexes broad, crossed by one ford behind the other.
    const gates = Uint8Array.from(sheet.ids, (id) => (/^[A-Z]+1[01]$/.test(id) ? CLOSED : MAY_PASS));
    for (const id of ["JJ10", "II11"]) gates[hex(id)] = MAY_ENTER;
    const paths = new HexPaths(sheet.neighbours);
    paths.reach(hex("JJ10"), 4, gates);
    expect([paths.cost[hex("JJ9")], paths.cost[hex("II11")], paths.cost[hex("II12")]]).toEqual([1, 1, -1]);
    paths.reach(hex("II12"), 4, gates);
    expect([paths.cost[hex("II11")], paths.cost[hex("JJ10")]]).toEqual([1, -1]);
  });
});
