import type { Basis, ZoneTerrain } from "@stonebridge/board";

/** A zone before the ground gives it its shape. */
export interface ZoneSeed {
  readonly id: string;
  readonly name: string;
  readonly bank: "north" | "south";
  /** Miles east and north of Manassas Junction, from where the zone grows. */
  readonly at: readonly [east: number, north: number];
  /** Further points from which it grows, so that a road or a ford lies in it. */
  readonly also?: readonly (readonly [east: number, north: number])[];
  readonly victoryPoints?: number;
  readonly startControl?: string;
  readonly start?: string;
  readonly basis: Basis;
}

/** A ford or bridge of the game: exactly one border joins a zone of each bank over it. */
export interface CrossingPlan {
  /** Name in the gazetteer. */
  readonly name: string;
  readonly kind: "ford" | "bridge";
  readonly south: string;
  readonly north: string;
  readonly basis: Basis;
}

/** A lane that the game counts as a road along part of its course. */
export interface LaneAsRoad {
  /** Id of the drawn line. */
  readonly lane: string;
  /** The zones it joins, in order. */
  readonly through: readonly string[];
  readonly reason: string;
}

/** A zone that is a hill zone by the rules, and the hill of the relief on which it lies. */
export interface HillZone {
  readonly relief: string;
  readonly zone: string;
}

/** Derived terrain that is overruled. */
export interface TerrainOverride {
  readonly zones: readonly string[];
  readonly add?: readonly ZoneTerrain[];
  readonly remove?: readonly ZoneTerrain[];
  readonly reason: string;
}

/** A derived road over a border that is overruled. */
export interface RoadOverride {
  readonly between: readonly [string, string];
  readonly road: boolean;
  readonly reason: string;
}

/** All that is decided by hand about a zone map; everything else follows from the ground. */
export interface ZonePlan {
  readonly id: string;
  readonly name: string;
  /** Corners of the field of play in miles from Manassas Junction, clockwise. */
  readonly field: readonly (readonly [east: number, north: number])[];
  /** Id of the river that divides the banks. */
  readonly river: string;
  readonly seeds: readonly ZoneSeed[];
  readonly crossings: readonly CrossingPlan[];
  readonly hills: readonly HillZone[];
  readonly lanesAsRoads: readonly LaneAsRoad[];
  readonly terrainOverrides: readonly TerrainOverride[];
  readonly roadOverrides: readonly RoadOverride[];
}

/** Index of a zone among the seeds of a plan. @throws when the plan has no such zone */
export function zoneIndex(plan: ZonePlan, id: string): number {
  const index = plan.seeds.findIndex((seed) => seed.id === id);
  if (index < 0) throw new Error(`The plan names a zone "${id}" that has no seed.`);
  return index;
}
