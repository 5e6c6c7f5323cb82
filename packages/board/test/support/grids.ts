import fc from "fast-check";
import { HexGrid, type HexIndex } from "../../src/index.ts";

/** Small grids of either kind. */
export const grids = fc
  .record({
    columns: fc.integer({ min: 1, max: 12 }),
    rows: fc.integer({ min: 1, max: 12 }),
    lowerColumns: fc.constantFrom("even" as const, "odd" as const),
  })
  .map((shape) => new HexGrid(shape));

/** A small grid with some of its hexes. */
export function gridWith(hexes: number): fc.Arbitrary<readonly [HexGrid, readonly HexIndex[]]> {
  return grids.chain((grid) =>
    fc.tuple(
      fc.constant(grid),
      fc.array(fc.integer({ min: 0, max: grid.size - 1 }), { minLength: hexes, maxLength: hexes }),
    ),
  );
}

/** The grid of the 1983 map. */
export const sheet = new HexGrid({ columns: 55, rows: 35 });

export const hex = (id: string): HexIndex => sheet.known(id);
export const named = (hexes: Iterable<HexIndex>): string[] => [...hexes].map((one) => sheet.ids[one]);
