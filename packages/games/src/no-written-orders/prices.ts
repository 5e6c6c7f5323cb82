import { NOWHERE } from "@stonebridge/board";
import { BRIDGE, FORD, FORT, type Ground, RAILROAD, ROAD, STREAM, TRAIL, WOODS, isBarred } from "./ground.ts";
import { POINT } from "./measures.ts";

/** Non-road cost of woods: on foot, and for horses and wheels (table TT, NWO-RUL041). */
const WOODS_ON_FOOT = 2 * POINT;
const WOODS_MOUNTED = 4 * POINT;
/** Hexes entered by road, trail and railroad in march movement (NWO-5.2-a, NWO-5.2-b). */
const BY_ROAD = POINT / 2;
const BY_TRAIL = POINT;
/** A stream, a ford, or a bridge that is not marched over (NWO-5.2-c, NWO-5.2-d, NWO-RUL043). */
const WATER = 2 * POINT;

/** Prices of a step over each hexside, at `hex * 6 + direction`, in halves of a movement point; 0: nobody can. */
export interface Prices {
  /** Across country: infantry; cavalry, artillery and trains. */
  readonly onFoot: Uint8Array;
  readonly mounted: Uint8Array;
  /** By march movement along a link; 0 also where there is none (NWO-5.2-g). */
  readonly march: Uint8Array;
  /** Leaders and aides, and commands that are traced (NWO-5.2-j). */
  readonly trace: Uint8Array;
}

export function pricesOf({ size, neighbours, terrain, sides, links }: Ground): Prices {
  const table = (): Uint8Array => new Uint8Array(size * 6);
  const prices = { onFoot: table(), mounted: table(), march: table(), trace: table() };
  for (let side = 0; side < size * 6; side++) {
    const to = neighbours[side];
    if (to === NOWHERE || isBarred(sides[side])) continue;
    const land = terrain[to];
    const fort = land === FORT ? 2 * POINT : POINT;
    const bridged = (sides[side] & BRIDGE) !== 0;
    const wet = !bridged && (sides[side] & (STREAM | FORD)) !== 0 ? WATER : 0;
    const water = bridged ? WATER : wet;
    const way = wayOver(links[side]);
    prices.onFoot[side] = (land === WOODS ? WOODS_ON_FOOT : fort) + water;
    prices.mounted[side] = (land === WOODS ? WOODS_MOUNTED : fort) + water;
    // NWO-RUL045: only bridges free a road of the water
    if (way !== 0) prices.march[side] = way + wet;
    prices.trace[side] = way === 0 ? prices.onFoot[side] : BY_ROAD + wet;
  }
  return prices;
}

function wayOver(link: number): number {
  if ((link & ROAD) !== 0) return BY_ROAD;
  return (link & (TRAIL | RAILROAD)) !== 0 ? BY_TRAIL : 0;
}
