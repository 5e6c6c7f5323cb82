import type { ZoneIndex } from "@stonebridge/board";
import { type Field, NONE, type SideIndex, type UnitIndex } from "../field.ts";
import { type Position, ROUTED, holds, marked, unitsIn } from "../position.ts";

/** Who fights over a zone, and from where. */
export interface Parties {
  /** The attacker. */
  readonly side: SideIndex;
  readonly zone: ZoneIndex;
  /** Engaged: brigades with an Attack marker, then artillery stacked with them; every brigade of the zone (RU-51, RU-73). */
  readonly attackers: readonly UnitIndex[];
  readonly defenders: readonly UnitIndex[];
  /** Zones the attack comes from: artillery adds none (RU-50). */
  readonly from: readonly ZoneIndex[];
  /** Artillery of other zones: its guns count, it is not engaged (RU-51). */
  readonly attackSupport: readonly UnitIndex[];
  readonly defenceSupport: readonly UnitIndex[];
}

/** Brigades of a side whose Attack marker points at a zone (SB62-10.1-a, SB62-10.1-d), whoever stands there. */
export function markedOn(field: Field, p: Position, side: SideIndex, zone: ZoneIndex): UnitIndex[] {
  const found: UnitIndex[] = [];
  for (let unit = 0; unit < field.roster; unit++)
    if (p.target[unit] === zone && field.sideOf[unit] === side) found.push(unit);
  return found;
}

/**
 * The parties of a combat.
 * @param attackers brigades that attack the zone, infantry or cavalry (SB62-RU50: artillery joins by itself)
 */
export function partiesOf(field: Field, p: Position, attackers: readonly UnitIndex[], zone: ZoneIndex): Parties {
  const side = field.sideOf[attackers[0]];
  const from: ZoneIndex[] = [];
  for (const unit of attackers) if (!from.includes(p.place[unit])) from.push(p.place[unit]);
  const guns: UnitIndex[] = [];
  const attackSupport: UnitIndex[] = [];
  for (const near of field.graph.bordering[zone]) {
    if (!holds(field, p, side, near)) continue;
    for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit])
      if (bears(field, p, unit, zone)) (from.includes(near) ? guns : attackSupport).push(unit);
  }
  return {
    side,
    zone,
    attackers: [...attackers, ...guns],
    defenders: unitsIn(p, zone).toReversed(),
    from,
    attackSupport,
    defenceSupport: supportOf(field, p, 1 - side, zone, from),
  };
}

/**
 * SB62-10.3.2-d, RU-50: does an artillery brigade bear on a zone? It must have it in its Front, even over a river (RU-33), and not be
 * routed.
 */
function bears(field: Field, p: Position, unit: UnitIndex, zone: ZoneIndex): boolean {
  if (field.isArtillery[unit] === 0 || marked(p, unit, ROUTED)) return false;
  return field.graph.inFront(p.place[unit], p.facing[unit], zone);
}

/** Artillery of the defender around the attacked zone that bears on a zone the attack comes from. */
function supportOf(
  field: Field,
  p: Position,
  side: SideIndex,
  attacked: ZoneIndex,
  from: readonly ZoneIndex[],
): UnitIndex[] {
  const found: UnitIndex[] = [];
  for (const zone of from) {
    for (const near of field.graph.bordering[zone]) {
      if (near === attacked || !holds(field, p, side, near)) continue;
      for (let unit = p.top[near]; unit !== NONE; unit = p.below[unit])
        if (bears(field, p, unit, zone) && !found.includes(unit)) found.push(unit);
    }
  }
  return found;
}
