import type { HexIndex } from "@stonebridge/board";
import { actsIn } from "../army/acting.ts";
import type { Field } from "../field.ts";
import type { Segments } from "../frames/turn.ts";
import { type HolderIndex, RADIUS, type SideIndex, isArtillery } from "../measures.ts";
import {
  BOMBARDED,
  CAME,
  CHARGED,
  FOUGHT,
  type Position,
  TURN_IN_ZONE,
  holds,
  inZoneOf,
  mark,
  marked,
  onMap,
  unmark,
} from "../position.ts";
import { boundBy, unitsUnder } from "../army/standing.ts";

/** Activations in which bombardment alone satisfies an order, in total (NWO-12.3.AT-c, NWO-RUL197). */
const ENOUGH_BOMBARDMENTS = 2;

/** What an action noted when it began: holders with a unit within two hexes of an enemy, with one in his zone of control. */
export interface Contact {
  readonly near: readonly HolderIndex[];
  readonly inZone: readonly HolderIndex[];
}

const NOWHERE_SEEN: readonly HexIndex[] = [];

/** An action begins: notes its contact, and of all artillery in which directions enemies stand beside it (NWO-8.4-a). */
export function noteContact(field: Field, p: Position, f: Segments): void {
  const near = new Set<HolderIndex>();
  const inZone = new Set<HolderIndex>();
  p.seenBy = p.seenBy.map(() => NOWHERE_SEEN);
  p.around = p.around.map((before, unit) =>
    onMap(p, unit) && isArtillery(field.arm[unit])
      ? directionsOf(field, p, 1 - field.sideOf[unit], p.place[unit])
      : before,
  );
  for (let unit = 0; unit < p.place.length; unit++) {
    unmark(p, unit, FOUGHT);
    if (!onMap(p, unit)) continue;
    const enemy = 1 - field.sideOf[unit];
    if (!actsIn(field, p, f, unit)) continue;
    const holder = boundBy(field, p, unit);
    if (inZoneOf(field, p, enemy, p.place[unit])) inZone.add(holder);
    if (near.has(holder)) continue;
    if (isNear(field, p, enemy, p.place[unit])) near.add(holder);
  }
  f.near = [...near];
  f.inZone = [...inZone];
}

/** Is a unit of the side within two hexes of the hex? */
function isNear(field: Field, p: Position, side: SideIndex, hex: HexIndex): boolean {
  const around = field.map.grid.within(hex, RADIUS);
  for (let at = 0; at < around.length; at++) if (holds(field, p, side, around[at])) return true;
  return false;
}

/** A turn begins: guns may bombard again (NWO-8.2-a); notes which units are in an enemy zone of control (NWO-7.11-a). */
export function beginTurnOfUnits(field: Field, p: Position): void {
  for (let unit = 0; unit < p.place.length; unit++) {
    unmark(p, unit, BOMBARDED | CHARGED | TURN_IN_ZONE | CAME);
    if (onMap(p, unit) && inZoneOf(field, p, 1 - field.sideOf[unit], p.place[unit])) mark(p, unit, TURN_IN_ZONE);
  }
}

/** A bit for each direction in which a unit of the side is next to the hex. */
function directionsOf(field: Field, p: Position, side: number, hex: number): number {
  let bits = 0;
  for (let direction = 0; direction < 6; direction++) {
    const near = field.map.neighbours[hex * 6 + direction];
    if (near >= 0 && holds(field, p, side, near)) bits |= 1 << direction;
  }
  return bits;
}

/** Must a holder fight in this action: has it, on Attack or Probe, come within two hexes of an enemy (NWO-12.3.AT-b, reading 3.13)? */
export function attackDuty(p: Position, { near }: Pick<Contact, "near">, holder: HolderIndex): boolean {
  const type = p.standing[holder]?.order.type;
  return (type === "attack" || type === "probe") && near.includes(holder);
}

/** Is it enough that it has bombarded (NWO-12.3.AT-c, NWO-12.3.PR-d, NWO-RUL197)? */
export function bombOK(field: Field, p: Position, { inZone }: Pick<Contact, "inZone">, holder: HolderIndex): boolean {
  const standing = p.standing[holder];
  if (standing === undefined || !unitsUnder(field, p, holder).some((unit) => marked(p, unit, BOMBARDED))) return false;
  if (standing.order.type === "probe" && standing.assaulted) return true;
  return standing.bombardments < ENOUGH_BOMBARDMENTS && !inZone.includes(holder);
}

/** Is it enough that its cavalry has charged (NWO-12.3.AT-h)? */
export function hasCharged(field: Field, p: Position, holder: HolderIndex): boolean {
  return field.holders[holder].cavalryCorps && unitsUnder(field, p, holder).some((unit) => marked(p, unit, CHARGED));
}

/** An action is over: each order that acted counts one activation more, and remembers how it met its duty (reading 3.13). */
export function settleDuties(field: Field, p: Position, f: Segments): void {
  const acted = new Set<HolderIndex>();
  const fought = new Set<HolderIndex>();
  for (const unit of field.roster[f.side]) {
    if (marked(p, unit, FOUGHT)) fought.add(boundBy(field, p, unit));
    if (actsIn(field, p, f, unit)) acted.add(boundBy(field, p, unit));
  }
  for (const holder of new Set([...acted, ...fought])) {
    const standing = p.standing[holder];
    if (standing === undefined) continue;
    const assaulted = fought.has(holder);
    const byGuns = !assaulted && attackDuty(p, f, holder) && bombOK(field, p, f, holder);
    p.standing = p.standing.with(holder, {
      ...standing,
      activations: standing.activations + 1,
      bombardments: standing.bombardments + (byGuns ? 1 : 0),
      assaulted: standing.assaulted || assaulted,
    });
  }
}
