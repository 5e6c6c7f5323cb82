import { DIVISION, type Field, FORMATION } from "../field.ts";
import { type HolderIndex, NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import { DETACHED, type Position, WAITING, marked, onMap } from "../position.ts";
import type { OrderType } from "../vocabulary.ts";

const NOBODY: readonly HolderIndex[] = [];

/** Is it without an order (NWO-12.3-a)? */
export function isReserve(p: Position, holder: HolderIndex): boolean {
  return p.standing[holder] === undefined;
}

/** Does the division follow an order of its own rather than its formation’s (NWO-12.13-a)? */
export function isDetached(field: Field, p: Position, division: HolderIndex): boolean {
  return field.holders[division].units.some((unit) => marked(p, unit, DETACHED));
}

/** The holder whose order binds a unit: its division if that has its own, otherwise that of the formation with which it acts. */
export function boundBy(field: Field, p: Position, unit: UnitIndex): HolderIndex {
  return marked(p, unit, DETACHED) ? field.divisionOf[unit] : actsWith(field, p, unit);
}

/** The order that binds a unit. */
export function orderOf(field: Field, p: Position, unit: UnitIndex): OrderType {
  return p.standing[boundBy(field, p, unit)]?.order.type ?? "reserve";
}

/** The formation whose chit activates a unit: its own, or the one to which its division is attached (NWO-19.12.1-a). */
export function actsWith(field: Field, p: Position, unit: UnitIndex): HolderIndex {
  const division = field.divisionOf[unit];
  return division === NONE || p.attached[division] === NONE ? field.formationOf[unit] : p.attached[division];
}

/** Holders of orders that act on a formation’s chit: itself, and divisions with their own orders (NWO-RUL033). */
export function partsOf(field: Field, p: Position, formation: HolderIndex): HolderIndex[] {
  const parts = [formation];
  for (const [at, holder] of field.holders.entries()) {
    if (holder.kind === DIVISION && isDetached(field, p, at) && hostOf(field, p, at) === formation) parts.push(at);
  }
  return parts;
}

/** Divisions that act with a formation: its own, and those attached to it (NWO-19.12.1-a). */
export function divisionsUnder(field: Field, p: Position, formation: HolderIndex): readonly HolderIndex[] {
  if (field.options.attachDivisions === "off") return field.holders[formation].divisions;
  return field.holders.flatMap(({ kind }, at) => (kind === DIVISION && hostOf(field, p, at) === formation ? [at] : []));
}

/** Divisions of other formations that are attached to one (NWO-19.12.1-a). */
export function guestsOf(field: Field, p: Position, formation: HolderIndex): readonly HolderIndex[] {
  if (field.options.attachDivisions === "off") return NOBODY;
  return divisionsUnder(field, p, formation).filter((division) => field.holders[division].formation !== formation);
}

/** The formation with which a division acts: its own, or the one to which it is attached. */
export function hostOf({ holders }: Field, { attached }: Position, division: HolderIndex): HolderIndex {
  return attached[division] === NONE ? holders[division].formation : attached[division];
}

/** The holder whose order applies to a holder: its formation for a division without an order of its own, otherwise itself (NWO-12.13-a). */
export function followedBy(field: Field, p: Position, holder: HolderIndex): HolderIndex {
  return field.holders[holder].kind === DIVISION && !isDetached(field, p, holder) ? hostOf(field, p, holder) : holder;
}

/** Units that may come under a holder’s order: its own, and for a formation those of attached divisions. */
export function membersOf(field: Field, p: Position, holder: HolderIndex): readonly UnitIndex[] {
  const { units, kind } = field.holders[holder];
  if (kind !== FORMATION || field.options.attachDivisions === "off") return units;
  return [...units, ...guestsOf(field, p, holder).flatMap((guest) => field.holders[guest].units)];
}

/** Units on the map that a holder’s order binds. */
export function unitsUnder(field: Field, p: Position, holder: HolderIndex): UnitIndex[] {
  return membersOf(field, p, holder).filter((unit) => isUnder(field, p, holder, unit));
}

/** Is a unit on the map bound by a holder’s order? */
export function isUnder(field: Field, p: Position, holder: HolderIndex, unit: UnitIndex): boolean {
  return onMap(p, unit) && boundBy(field, p, unit) === holder;
}

/** Is the unit due to come on now (NWO-9-a)? */
export function isArriving({ groupOf }: Field, p: Position, unit: UnitIndex): boolean {
  const group = groupOf[unit];
  return p.place[unit] === WAITING && group !== NONE && p.due[group] !== 0 && p.due[group] <= p.turn;
}

/** Does the formation have a unit on the map, or one that arrives now, including its divisions’ (NWO-RUL135, NWO-RUL159)? */
export function isPresent(field: Field, p: Position, formation: HolderIndex): boolean {
  for (let unit = 0; unit < p.place.length; unit++)
    if ((onMap(p, unit) || isArriving(field, p, unit)) && actsWith(field, p, unit) === formation) return true;
  return false;
}

/** Formations of a side that act by chit, in the order of the module. */
export function formationsOf({ holders }: Field, side: SideIndex): HolderIndex[] {
  return holders.flatMap((holder, at) =>
    holder.kind === FORMATION && holder.side === side && holder.chit ? [at] : [],
  );
}

/** Does its chit go into the cup: is any part of it not on Reserve, with units that can act (NWO-4-d, NWO-RUL033, NWO-RUL135, NWO-RUL159)? */
export function drawsChit(field: Field, p: Position, formation: HolderIndex): boolean {
  return partsOf(field, p, formation).some(
    (part) =>
      !isReserve(p, part) &&
      membersOf(field, p, part).some(
        (unit) => (onMap(p, unit) || isArriving(field, p, unit)) && boundBy(field, p, unit) === part,
      ),
  );
}
