import type { Field } from "../field.ts";
import { type SideIndex, UNION, type UnitIndex, isArtillery } from "../measures.ts";
import type { Position } from "../position.ts";

/** Is the hexside a ford that the side has not found (NWO-CS2)? */
export function isUnfound(field: Field, p: Position, side: SideIndex, hexside: number): boolean {
  return side === UNION && field.ground.ford.includes(hexside) && !p.lifted.includes("NWO-CS2");
}

/** Is the hexside closed to a unit in any way, including retreat and advance? No artillery crosses Farm Ford, found or not (NWO-CS2). */
export function isClosedTo(field: Field, p: Position, unit: UnitIndex, hexside: number): boolean {
  if (!field.ground.ford.includes(hexside)) return false;
  return isArtillery(field.arm[unit]) || isUnfound(field, p, field.sideOf[unit], hexside);
}

/** Prices of what a side traces now. */
export function tracePrices({ ground, prices }: Field, p: Position, side: SideIndex): Uint8Array {
  return side === UNION && ground.ford.length > 0 && !p.lifted.includes("NWO-CS2")
    ? ground.unfordedTrace
    : prices.trace;
}

/** Prices of a way that units take together: no artillery crosses Farm Ford (NWO-CS2). */
export function routePrices(field: Field, p: Position, side: SideIndex, units: readonly UnitIndex[]): Uint8Array {
  return units.some((unit) => isArtillery(field.arm[unit])) ? field.ground.unfordedTrace : tracePrices(field, p, side);
}
