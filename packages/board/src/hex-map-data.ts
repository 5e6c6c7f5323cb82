/** The files of hex maps: plain JSON, built by the atlas and committed. */
import type { HexGridShape } from "./hex-grid-shape.ts";
import type { HexId } from "./hex-grid.ts";

/** A hexside, by the two hexes it separates. */
export type HexPair = readonly [HexId, HexId];

/** A ford or bridge hex. */
export interface CrossingData {
  readonly hex: HexId;
  /** E.g. `Sudley Ford`. */
  readonly name?: string;
  /** The water it crosses, e.g. `Bull Run`. */
  readonly water: string;
}

/** A value set by hand, and why. */
export type OverrideData = {
  /** What was set: `ford`, `majorRoads`, `crests` ... */
  readonly feature: string;
  readonly value: string | number | boolean;
  readonly reason: string;
  /** The rule or ruling that demands it. */
  readonly rule?: string;
} & ({ readonly hex: HexId } | { readonly side: HexPair });

/** What every hex map says, wherever its water runs. */
export interface HexFieldData extends HexGridShape {
  readonly id: string;
  readonly name: string;
  readonly metresPerHex: number;
  /** Hexes of the rectangle that are not part of the map. */
  readonly unplayable: readonly HexId[];
  /** One string per column, one letter per row: a letter of {@link bankNames}, or `.` on the dividing water and off the map. */
  readonly banks: readonly string[];
  /** What the letters mean, e.g. `{ "u": "union", "c": "confederate" }`. */
  readonly bankNames: Readonly<Record<string, string>>;
  readonly places: readonly { readonly id: string; readonly name: string; readonly hex: HexId }[];
  /** What matters to the game in a hex: `base`, `star`, `entry` ...; and whose it is, if anybody's. */
  readonly goals: readonly { readonly hex: HexId; readonly kind: string; readonly side?: string }[];
  readonly overrides: readonly OverrideData[];
  /** For each feature, where its values come from. */
  readonly basis: Readonly<Record<string, string>>;
}

/** A map with water running through hexes. */
export interface HexMapData extends HexFieldData {
  /** A hex is a river hex, a ford, a bridge, or none of these; the first three are never stream hexes. */
  readonly river: readonly HexId[];
  readonly fords: readonly CrossingData[];
  readonly bridges: readonly CrossingData[];
  readonly stream: readonly HexId[];
  readonly woods: readonly HexId[];
  /** Hexes that contain slope lines. */
  readonly slope: readonly HexId[];
  readonly towns: readonly { readonly name: string; readonly hexes: readonly HexId[] }[];
  /** Hexsides from which slope lines run down: the hilltop first, then the slope. */
  readonly crests: readonly HexPair[];
  /** Hexsides that a stream crosses. */
  readonly streamSides: readonly HexPair[];
  /** Hexsides that a road or railroad crosses. A railroad may share a hexside with a road. */
  readonly majorRoads: readonly HexPair[];
  readonly minorRoads: readonly HexPair[];
  readonly railroads: readonly HexPair[];
  /** Edge hexes whose roads join off the map. */
  readonly routeLinks: readonly HexPair[];
}
