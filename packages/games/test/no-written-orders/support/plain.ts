import { HexGrid } from "@stonebridge/board";
import type { Ground } from "../../../src/no-written-orders/ground.ts";

/** A piece of country for tests: clear at level 0, but for what is told. Hexes by their ids, hexsides by both hexes. */
export interface Plain {
  readonly columns?: number;
  readonly rows?: number;
  /** Terrain codes, and levels, by hex. */
  readonly terrain?: Readonly<Record<string, number>>;
  readonly elevation?: Readonly<Record<string, number>>;
  /** Bits of a hexside, told from both sides alike; HIGH and FORTIFIED from the first hex alone. */
  readonly sides?: readonly (readonly [from: string, to: string, bits: number])[];
  /** Links along a row of hexes. */
  readonly links?: readonly (readonly [bits: number, ...hexes: string[]])[];
}

const ONE_SIDED = 64 | 128;

export function plain({
  columns = 12,
  rows = 12,
  terrain = {},
  elevation = {},
  sides = [],
  links = [],
}: Plain): Ground {
  const grid = new HexGrid({ columns, rows });
  const ground = {
    grid,
    size: grid.size,
    neighbours: grid.neighbours,
    terrain: new Uint8Array(grid.size),
    elevation: new Int16Array(grid.size),
    sides: new Uint8Array(grid.size * 6),
    links: new Uint8Array(grid.size * 6),
    hexAt: () => -1,
  };
  for (const [id, code] of Object.entries(terrain)) ground.terrain[grid.known(id)] = code;
  for (const [id, level] of Object.entries(elevation)) ground.elevation[grid.known(id)] = level;
  for (const [from, to, bits] of sides) {
    ground.sides[sideBetween(grid, from, to)] |= bits;
    ground.sides[sideBetween(grid, to, from)] |= bits & ~ONE_SIDED;
  }
  for (const [bits, ...hexes] of links) {
    for (const [at, to] of hexes.entries()) {
      const from = hexes[at - 1];
      if (from === undefined) continue;
      ground.links[sideBetween(grid, from, to)] |= bits;
      ground.links[sideBetween(grid, to, from)] |= bits;
    }
  }
  return ground;
}

function sideBetween(grid: HexGrid, from: string, to: string): number {
  const side = grid.side(grid.known(from), grid.known(to));
  if (side === -1) throw new Error(`${from} and ${to} are not neighbours.`);
  return side;
}
