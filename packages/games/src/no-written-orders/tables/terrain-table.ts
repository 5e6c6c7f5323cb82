import type { Arm, Terrain } from "../vocabulary.ts";

/** A column of the terrain table: what reduces an attacker’s fire (NWO-TT-a). */
export const TERRAIN_USES = ["assault", "bombardment", "charge"] as const;
export type TerrainUse = (typeof TERRAIN_USES)[number];

/** Quarters of an attacker’s fire that are left; `null`: not allowed. */
export type Quarters = 1 | 2 | 3 | 4 | null;

/** What is left of an attacker’s fire into a hex (table TT; embankment NWO-DS1). */
export const TERRAIN_QUARTERS: Readonly<Record<Terrain, Readonly<Record<TerrainUse, Quarters>>>> = {
  clear: { assault: 4, bombardment: 4, charge: 4 },
  "wood town": { assault: 4, bombardment: 4, charge: 2 },
  town: { assault: 3, bombardment: 1, charge: 2 },
  fort: { assault: 2, bombardment: null, charge: null },
  woods: { assault: 4, bombardment: 2, charge: 1 },
  embankment: { assault: 3, bombardment: 4, charge: 4 },
};

/** What is left of an attacker’s fire over a hexside (table TT). The bridge stands for the hex behind it too (NWO-TT-b). */
export const HEXSIDE_QUARTERS: Readonly<Record<"stream" | "crest" | "bridge", Readonly<Record<TerrainUse, Quarters>>>> =
  {
    stream: { assault: 3, bombardment: 4, charge: 3 },
    crest: { assault: 3, bombardment: null, charge: 4 },
    bridge: { assault: 2, bombardment: 4, charge: null },
  };

/** Half movement points: roads cost half a point (NWO-5.2-a). */
export const POINT = 2;

const WOODS = { infantry: 2 * POINT, cavalry: 4 * POINT, foot: 4 * POINT, horse: 4 * POINT } as const;

/** Half points to enter a hex off the march (table TT, NWO-RUL040, NWO-RUL041). */
export function terrainCost(terrain: Terrain, arm: Arm): number {
  if (terrain === "woods") return WOODS[arm];
  return terrain === "fort" ? 2 * POINT : POINT;
}

/** Half points more to cross a stream, ford or, off the march, a bridge (NWO-5.2-c, NWO-5.2-d, NWO-RUL043, NWO-RUL045). */
export const CROSSING_COST = 2 * POINT;
/** Half points for a hex entered along a road, or along a trail or railroad, on the march (NWO-5.2-a, NWO-5.2-b, NWO-RUL044). */
export const ROAD_COST = 1;
export const TRAIL_COST = POINT;
/** Half points more for each friendly unit in a hex entered off the march, and for leaving a zone of control (NWO-5.3-c, NWO-5.4-e). */
export const CROWD_COST = POINT;
export const ZONE_COST = POINT;

/** Does the terrain of a hex reduce attackers of any kind (NWO-6.3-d, NWO-RUL067)? A wood town does only where charges are allowed. */
export function givesCover(terrain: Terrain, cavalryCharges: boolean): boolean {
  const { assault, bombardment, charge } = TERRAIN_QUARTERS[terrain];
  return assault !== 4 || bombardment !== 4 || (cavalryCharges && charge !== 4);
}
