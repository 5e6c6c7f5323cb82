import type { HexGrid, HexIndex } from "@stonebridge/board";
import type { GeoPoint } from "./modules/geo-point.ts";

/** Terrain of a hex, in the order of `TERRAINS`. */
export const CLEAR = 0;
export const WOODS = 1;
export const TOWN = 2;
export const WOOD_TOWN = 3;
export const FORT = 4;
export const EMBANKMENT = 5;

/** What a hexside bears, one bit each. A bridge or ford opens the river or stream that it crosses. */
export const STREAM = 1;
export const RIVER = 2;
export const BRIDGE = 4;
export const FORD = 8;
export const IMPASSABLE = 16;
/** Bears a crest; and the hex that looks over it lies on its high side (NWO-RUL095). */
export const CREST = 32;
export const HIGH = 64;
/** Shelters the hex that looks over it (NWO-10.2-a). */
export const FORTIFIED = 128;

/** What joins two hexes, one bit each. */
export const ROAD = 1;
export const TRAIL = 2;
export const RAILROAD = 4;

/** The land of a module, made ready for rules. Tables of hexes are read at the hex, of hexsides at `hex * 6 + direction`. */
export interface Ground {
  readonly grid: HexGrid;
  readonly size: number;
  /** As the grid's, but NOWHERE beyond the map's edge. */
  readonly neighbours: Int16Array;
  readonly terrain: Uint8Array;
  /** Level of the ground (NWO-12.14-a). */
  readonly elevation: Int16Array;
  /** STREAM, RIVER ... as bits, told from the hex whose side it is. */
  readonly sides: Uint8Array;
  /** ROAD, TRAIL, RAILROAD as bits. */
  readonly links: Uint8Array;
  /** Hex of a point of the ground; NOWHERE off the map. */
  hexAt(point: GeoPoint): HexIndex;
}

/** Can nobody cross it, nor a zone of control reach over it (NWO-5.4-b, NWO-RUL054)? */
export function isBarred(sides: number): boolean {
  return (sides & IMPASSABLE) !== 0 || ((sides & RIVER) !== 0 && (sides & (BRIDGE | FORD)) === 0);
}
