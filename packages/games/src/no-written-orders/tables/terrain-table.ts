import { keysOf } from "@stonebridge/kernel";
import { TERRAIN, type Terrain } from "@stonebridge/board";

/** A column of the terrain table: what reduces an attacker’s fire (NWO-TT-a). */
export type TerrainUse = "assault" | "bombardment" | "charge";

/** Quarters of an attacker’s fire that are left in each use; 0 if it is not allowed. */
export type TerrainRow = Readonly<Record<TerrainUse, 0 | 1 | 2 | 3 | 4>>;

/** What is left of an attacker’s fire into a hex (table TT; embankments are the modules’). */
const INTO: Readonly<Record<Terrain, TerrainRow>> = {
  clear: { assault: 4, bombardment: 4, charge: 4 },
  woods: { assault: 4, bombardment: 2, charge: 1 },
  town: { assault: 3, bombardment: 1, charge: 2 },
  "wood town": { assault: 4, bombardment: 4, charge: 2 },
  fort: { assault: 2, bombardment: 0, charge: 0 },
  embankment: { assault: 3, bombardment: 4, charge: 4 },
};

/** The row of a hex by the code of its terrain on the map. */
export const TERRAIN_ROWS: readonly TerrainRow[] = keysOf(TERRAIN)
  .toSorted((one, other) => TERRAIN[one] - TERRAIN[other])
  .map((terrain) => INTO[terrain]);

/** What is left of an attacker’s fire over a hexside (table TT). The bridge stands for the hex behind it too (NWO-TT-b). */
export const HEXSIDE_ROWS: Readonly<Record<"stream" | "crest" | "bridge", TerrainRow>> = {
  stream: { assault: 3, bombardment: 4, charge: 3 },
  crest: { assault: 3, bombardment: 0, charge: 4 },
  bridge: { assault: 2, bombardment: 4, charge: 0 },
};

/**
 * Does the terrain of a hex reduce attackers of any kind (NWO-6.3-d, NWO-RUL067)? A wood town does only where charges are allowed.
 * @param terrain its code on the map
 */
export function givesCover(terrain: number, cavalryCharges: boolean): boolean {
  const { assault, bombardment, charge } = TERRAIN_ROWS[terrain];
  return assault < 4 || bombardment < 4 || (cavalryCharges && charge < 4);
}
