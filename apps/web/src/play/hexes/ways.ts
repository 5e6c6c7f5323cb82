import { type HexGrid, HexPaths, NOWHERE } from "@stonebridge/board";

/** What somebody would rather go round than try: a step that is not possible, in prices of steps. */
const CLOSED = 255;
/** The longest way that is looked for, in prices of steps. */
const FARTHEST = 0x7fff;

/** The hexes of the cheapest way, without the first: by the prices of terrain alone, whoever stands there and however far it is. */
export type Ways = (from: string, to: string) => readonly string[];

/**
 * Finds ways over a map, those from one hex by one search.
 * @param price of the step over a hexside, at `hex * 6 + direction`; 0 if it is not possible
 */
function waysOver(grid: HexGrid, price: (hexside: number) => number): Ways {
  const prices = Uint8Array.from(grid.neighbours, (next, hexside) => (next === NOWHERE ? 0 : price(hexside) || CLOSED));
  const paths = new HexPaths(grid.neighbours);
  let begins: string | undefined;
  return (from, to) => {
    if (begins !== from) paths.spread(grid.known(from), FARTHEST, prices);
    begins = from;
    return paths.wayTo(grid.known(to)).map((hex) => grid.ids[hex]);
  };
}

const known = new WeakMap<object, Map<string, Ways>>();

/**
 * The ways of those who march alike over the same ground: their table of prices is made once.
 * @param ground what is never changed while the prices of its terrain are the same
 * @param gait tells them from those who pay others
 */
export function waysOf(grid: HexGrid, ground: object, gait: string, price: (hexside: number) => number): Ways {
  const ways = known.get(ground) ?? new Map<string, Ways>();
  known.set(ground, ways);
  const found = ways.get(gait) ?? waysOver(grid, price);
  ways.set(gait, found);
  return found;
}
