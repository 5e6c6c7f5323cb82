import type { HexId, HexPair, HexsideMapData, MapEntry, Terrain } from "@stonebridge/board";
import type { CrestRule } from "./crests.ts";
import type { HexsideGroundPlan } from "./hexside-plan.ts";
import type { LevelPlan } from "./levels.ts";

/** A value that the ground does not give, or gives otherwise. */
export type HexsideOverride = {
  readonly reason: string;
  readonly rule?: string;
} & (
  | { readonly feature: "terrain"; readonly value: Terrain; readonly hexes: readonly HexId[] }
  | { readonly feature: "crests"; readonly value: boolean; readonly sides: readonly HexPair[] }
);

/** Terrain that lies about a place of the gazetteer. */
export interface TerrainAt {
  readonly place: string;
  readonly terrain: Terrain;
  readonly reason: string;
}

/** Works that shelter the hex of a place. */
export interface WorksAt {
  readonly place: string;
  /** Directions to which they face. */
  readonly facing: readonly number[];
  readonly reason: string;
}

/** Where a way crosses the edge of the map. */
export interface EntryPlan extends Omit<MapEntry, "hex"> {
  /** Id of the way. */
  readonly line: string;
  /** WGS84 degrees. */
  readonly latitude: number;
  readonly longitude: number;
}

/** Everything that makes a hexside map: its ground, and what is decided about it. */
export interface HexsideMapPlan {
  readonly id: string;
  readonly name: string;
  readonly ground: HexsideGroundPlan;
  /** Id of the river that parts the banks, and who holds each at first, looking downstream. */
  readonly divide: string;
  readonly banks: Readonly<Record<"right" | "left", { readonly letter: string; readonly name: string }>>;
  /** Share of a hex that woods must cover to make it a woods hex. */
  readonly leastWoods: number;
  readonly terrain: readonly TerrainAt[];
  /** A grade that stands above the ground: its line, and the water at which it ends. */
  readonly embankment?: { readonly line: string; readonly until: string; readonly reason: string };
  readonly works: readonly WorksAt[];
  readonly levels: LevelPlan;
  readonly crests: CrestRule;
  readonly entries: readonly EntryPlan[];
  /** Ids of entries from which sides are supplied. */
  readonly supply: readonly { readonly entry: string; readonly side: string }[];
  /** Names that places have on this map, by their name in the gazetteer. */
  readonly placeNames: Readonly<Record<string, string>>;
  /** Places of the gazetteer that mean nothing here. */
  readonly noPlaces: readonly string[];
  readonly overrides: readonly HexsideOverride[];
  readonly basis: HexsideMapData["basis"];
}
