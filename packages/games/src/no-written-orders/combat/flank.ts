import { BRIDGE, FORD, type HexIndex, TERRAIN } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { Approach } from "../army/fire-strength.ts";
import type { FightFrame } from "../frames/combat.ts";
import { CAVALRY, type UnitIndex } from "../measures.ts";
import { fallsBack } from "../army/mover.ts";
import type { Position } from "../position.ts";
import { orderOf } from "../army/standing.ts";
import { isFortified, terrainAt } from "../land/strongpoints.ts";

/** The terrain in front of an attacker in one hex who assaults another (table TT); crests protect against those below (NWO-TT-c). */
export function approachOf(field: Field, p: Position, from: HexIndex, hex: HexIndex): Approach {
  const { map } = field;
  const hexside = map.grid.hexside(from, hex);
  const water = map.water[hexside];
  return {
    terrain: terrainAt(field, p, hex),
    stream: water === FORD || (map.stream[hexside] === 1 && water !== BRIDGE),
    // NWO-RUL095: a unit on the high side of a crest goes down
    uphill: map.crestHexside[hexside] === 1 && map.crest[hexside] === 0,
    bridge: water === BRIDGE,
    works: isFortified(field, p, hex, map.grid.direction(hex, from)),
  };
}

/** Towns and Forts have no flank (NWO-7.6-f, NWO-RUL092, NWO-RUL097). */
function hasFlank(field: Field, p: Position, hex: HexIndex): boolean {
  const terrain = terrainAt(field, p, hex);
  return terrain !== TERRAIN.town && terrain !== TERRAIN["wood town"] && terrain !== TERRAIN.fort;
}

/** Do two attackers come over open hexsides that have another one between them (NWO-7.6-e, NWO-RUL091)? */
function isEnveloped(field: Field, p: Position, attackers: readonly UnitIndex[], hex: HexIndex): boolean {
  const directions = attackers
    .map((unit) => field.map.grid.direction(hex, p.place[unit]))
    .filter((direction) => !isFortified(field, p, hex, direction));
  return directions.some((one) => directions.some((other) => (one - other + 6) % 6 >= 2 && (other - one + 6) % 6 >= 2));
}

/** Does cavalry attack a column that falls back along a road or trail, in an assault or a charge (NWO-12.3.FB-f)? */
export function isCaughtInColumn(
  field: Field,
  p: Position,
  attackers: readonly UnitIndex[],
  defenders: readonly UnitIndex[],
  hex: HexIndex,
): boolean {
  if (!attackers.some((unit) => field.arm[unit] === CAVALRY)) return false;
  const { way } = field.map;
  const onRoad = way.subarray(hex * 6, hex * 6 + 6).some((kind) => kind !== 0);
  return onRoad && defenders.some((unit) => fallsBack(orderOf(field, p, unit)));
}

/** Is the stack in a hex attacked in flank; a column on the road always is (NWO-19.9-b, NWO-RUL240)? */
export function isFlanked(
  field: Field,
  p: Position,
  { attackers, defenders, columns, hex }: Pick<FightFrame, "attackers" | "defenders" | "columns" | "hex">,
): boolean {
  if (!hasFlank(field, p, hex)) return false;
  if (columns.length > 0) return true;
  return isEnveloped(field, p, attackers, hex) || isCaughtInColumn(field, p, attackers, defenders, hex);
}
