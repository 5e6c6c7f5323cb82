import { BRIDGE, FORD, type HexsideMap, NOWHERE, NO_WAY, RIVER, ROAD, TERRAIN } from "@stonebridge/board";
import { POINT } from "../measures.ts";

/** Off-road cost of woods: on foot, and for horses and wheels (table TT, NWO-RUL041). */
const WOODS_ON_FOOT = 2 * POINT;
const WOODS_MOUNTED = 4 * POINT;
/** Hexes entered by road, trail and railroad in march movement (NWO-5.2-a, NWO-5.2-b). */
const BY_ROAD = POINT / 2;
const BY_TRAIL = POINT;
/** A stream, a ford, or a bridge that is not marched over (NWO-5.2-c, NWO-5.2-d, NWO-RUL043). */
const WATER = 2 * POINT;

/** Prices of a step over each hexside, at `hex * 6 + direction`, in halves of a movement point; 0: impossible. */
export interface Prices {
  /** Across country: infantry; cavalry, artillery and trains. */
  readonly onFoot: Uint8Array;
  readonly mounted: Uint8Array;
  /** By march movement along a way; also 0 if there is none (NWO-5.2-g). */
  readonly march: Uint8Array;
  /** Leaders and aides, and traced command (NWO-5.2-j). */
  readonly trace: Uint8Array;
}

export function pricesOf({ size, neighbours, terrain, water, stream, trestle, way, rail }: HexsideMap): Prices {
  const table = (): Uint8Array => new Uint8Array(size * 6);
  const prices = { onFoot: table(), mounted: table(), march: table(), trace: table() };
  for (let hexside = 0; hexside < size * 6; hexside++) {
    const to = neighbours[hexside];
    if (to === NOWHERE) continue;
    const along = way[hexside] === ROAD ? BY_ROAD : way[hexside] !== NO_WAY || rail[hexside] === 1 ? BY_TRAIL : 0;
    if (water[hexside] === RIVER) {
      // rails over a trestle are marched like a trail
      if (trestle[hexside] === 1) [prices.march[hexside], prices.trace[hexside]] = [BY_TRAIL, BY_ROAD];
      continue;
    }
    const bridged = water[hexside] === BRIDGE;
    const wet = !bridged && (stream[hexside] === 1 || water[hexside] === FORD) ? WATER : 0;
    const crossing = bridged ? WATER : wet;
    const land = terrain[to] === TERRAIN.fort ? 2 * POINT : POINT;
    const woods = terrain[to] === TERRAIN.woods;
    prices.onFoot[hexside] = (woods ? WOODS_ON_FOOT : land) + crossing;
    prices.mounted[hexside] = (woods ? WOODS_MOUNTED : land) + crossing;
    // NWO-RUL045: a road crosses water without cost only on bridges
    if (along !== 0) prices.march[hexside] = along + wet;
    prices.trace[hexside] = along === 0 ? prices.onFoot[hexside] : BY_ROAD + wet;
  }
  return prices;
}
