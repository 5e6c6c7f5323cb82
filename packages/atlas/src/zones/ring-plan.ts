import type { Basis, ZoneEntryData, ZoneRefugeData, ZoneTerrain } from "@stonebridge/board";

/** Tables that may contain a feature after which a zone is named: lines by their id, all others by their name. */
export const NAME_TABLES = ["gazetteer", "relief", "lines"] as const;

/** Where a zone's name comes from; the row in the table says its own source. */
export interface NameSource {
  readonly table: (typeof NAME_TABLES)[number];
  readonly feature: string;
}

/** A zone whose neighbours are given, not derived from the ground. */
export interface RingZone {
  /** The printed number; as text it is the zone's id. */
  readonly number: number;
  /** What the ground calls it; empty if it has no name. */
  readonly name: string;
  /** The feature of the ground's tables that it is named after; absent if it has no name. */
  readonly namedAfter?: NameSource;
  /** Where its number stands, in kilometres east and north of the plan's origin. */
  readonly at: readonly [east: number, north: number];
  /** Numbers of the bordering zones clockwise; `null` marks the map edge. */
  readonly ring: readonly (number | null)[];
  readonly terrain: readonly ZoneTerrain[];
  /** The side that scores the zone. */
  readonly objectiveOf?: string;
  readonly basis: Basis;
}

/** A road, embankment or stretch of river by the zones along which it runs, in order. */
export interface Chain {
  readonly name: string;
  readonly zones: readonly number[];
}

/** Zones from which one climbs into another. */
export interface Slope {
  readonly from: readonly number[];
  readonly to: number;
}

/** Borders whose zones face each other over the river. */
export interface DividingRiver {
  readonly name: string;
  /** Zones on its north bank; all others lie on the south bank. */
  readonly northBank: readonly number[];
  readonly bridges: readonly { readonly name: string; readonly between: readonly [number, number] }[];
}

/** A zone map whose graph is given: rings, roads and slopes are decided, the ground only gives them their shape. */
export interface RingPlan {
  readonly id: string;
  readonly name: string;
  /** WGS84 degrees of the place from which the zones' kilometres are counted. */
  readonly origin: { readonly latitude: number; readonly longitude: number };
  readonly zones: readonly RingZone[];
  readonly sides: readonly [string, string];
  /** Points of an objective. */
  readonly objectivePoints: number;
  readonly roads: readonly Chain[];
  readonly embankment: Chain;
  readonly slopes: readonly Slope[];
  readonly river: DividingRiver;
  readonly entries: readonly ZoneEntryData[];
  readonly refuges: readonly ZoneRefugeData[];
  /** Borders that the rulebook's text fixes. */
  readonly borderedByText: readonly (readonly [number, number])[];
}
