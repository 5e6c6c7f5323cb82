/** The file of a hex map with rivers and streams on hexsides and hexes on levels: plain JSON, built by the atlas. */
import type { HexId } from "./hex-grid.ts";
import type { HexFieldData, HexPair } from "./hex-map-data.ts";

/** The kinds of ground that rules know, and their codes in {@link HexsideMap.terrain}. */
export const TERRAIN = {
  clear: 0,
  woods: 1,
  town: 2,
  "wood town": 3,
  fort: 4,
  embankment: 5,
} as const;
/** What fills a hex, by its name in a map file. */
export type Terrain = keyof typeof TERRAIN;

/** Where a hex map lies on the earth, in WGS84 degrees. Columns run north and south. */
export interface Georeference {
  /** Of the centre of the first hex. */
  readonly latitude: number;
  readonly longitude: number;
  /** Degrees of longitude from one column to the next, and of latitude down the height of a hex. */
  readonly column: number;
  readonly row: number;
}

/** A river or stream by the hexsides it follows, from source to mouth. */
export interface HexsideWater {
  readonly name: string;
  readonly sides: readonly HexPair[];
}

/** Where water can be crossed: a bridge, a ford, or a trestle for a railroad only. */
export interface HexsideCrossing {
  readonly kind: "bridge" | "ford" | "trestle";
  readonly side: HexPair;
  readonly name: string;
  /** The water it crosses, e.g. `Bull Run`. */
  readonly water: string;
}

/** Where troops enter the map. */
export interface MapEntry {
  /** E.g. `ePW`. */
  readonly id: string;
  readonly name: string;
  readonly hex: HexId;
  /** What enters there. */
  readonly way: "road" | "trail" | "railroad";
}

export interface HexsideMapData extends HexFieldData {
  readonly georeference: Georeference;
  /** Height of one level, and of the foot of level 0 above the sea, in feet. */
  readonly levelFeet: number;
  readonly lowestFeet: number;
  /** One string per column, one letter per row: a letter of {@link terrainNames}. */
  readonly terrain: readonly string[];
  readonly terrainNames: Readonly<Record<string, Terrain>>;
  /** One list per column: the level of each row. */
  readonly levels: readonly (readonly number[])[];
  readonly rivers: readonly HexsideWater[];
  readonly streams: readonly HexsideWater[];
  readonly crossings: readonly HexsideCrossing[];
  /** Hexsides with a crest: the high hex first, then the one below. */
  readonly crests: readonly HexPair[];
  /** Hexsides with works: the hex they protect first. */
  readonly fortified: readonly HexPair[];
  /** Hexsides that a road, trail or railroad crosses. A railroad may share a hexside with a road or trail. */
  readonly roads: readonly HexPair[];
  readonly trails: readonly HexPair[];
  readonly railroads: readonly HexPair[];
  readonly entries: readonly MapEntry[];
}
