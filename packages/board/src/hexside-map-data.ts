/** The file of a hex map whose waters run on hexsides, and whose hexes lie on levels: plain JSON, built by the atlas. */
import type { HexId } from "./hex-grid.ts";
import type { HexFieldData, HexPair } from "./hex-map-data.ts";

/** What the ground of a hex is to rules, and the code of it in {@link HexsideMap.terrain}. */
export const TERRAIN = {
  clear: 0,
  woods: 1,
  town: 2,
  "wood town": 3,
  fort: 4,
  embankment: 5,
} as const;
export type Terrain = keyof typeof TERRAIN;

/** Where a hex map lies on the earth, in WGS84 degrees. Columns run north and south. */
export interface Georeference {
  /** Of the middle of the first hex. */
  readonly latitude: number;
  readonly longitude: number;
  /** Degrees of longitude from one column to the next, and of latitude down the height of a hex. */
  readonly column: number;
  readonly row: number;
}

/** A river or stream by the hexsides along which it runs, from its source to its mouth. */
export interface HexsideWater {
  readonly name: string;
  readonly sides: readonly HexPair[];
}

/** Where a water can be crossed: a bridge, a ford, or a trestle that carries a railroad alone. */
export interface HexsideCrossing {
  readonly kind: "bridge" | "ford" | "trestle";
  readonly side: HexPair;
  readonly name: string;
  /** The water it crosses, e.g. `Bull Run`. */
  readonly water: string;
}

/** Where troops come onto the map. */
export interface MapEntry {
  /** E.g. `ePW`. */
  readonly id: string;
  readonly name: string;
  readonly hex: HexId;
  /** What comes over the edge there. */
  readonly way: "road" | "trail" | "railroad";
}

export interface HexsideMapData extends HexFieldData {
  readonly georeference: Georeference;
  /** Height of one level, and of the foot of level 0 above the sea, in feet. */
  readonly levelFeet: number;
  readonly lowestFeet: number;
  /** One string a column, one letter a row: a letter of {@link terrainNames}. */
  readonly terrain: readonly string[];
  readonly terrainNames: Readonly<Record<string, Terrain>>;
  /** One list a column: the level of each row. */
  readonly levels: readonly (readonly number[])[];
  readonly rivers: readonly HexsideWater[];
  readonly streams: readonly HexsideWater[];
  readonly crossings: readonly HexsideCrossing[];
  /** Hexsides with a crest: the high hex first, then the one below. */
  readonly crests: readonly HexPair[];
  /** Hexsides with works: the hex that they shelter first. */
  readonly fortified: readonly HexPair[];
  /** Hexsides that a road, trail or railroad crosses. A railroad may share a hexside with a road or trail. */
  readonly roads: readonly HexPair[];
  readonly trails: readonly HexPair[];
  readonly railroads: readonly HexPair[];
  readonly entries: readonly MapEntry[];
}
