import type { Crossing, Field, SpecialRefusal } from "../field.ts";
import { type SideIndex, type UnitIndex, isArtillery } from "../measures.ts";
import type { Position } from "../position.ts";

/** Crossings that special rules of a module close: to a side that does not know them, and to artillery. */

function crossingAt({ special }: Field, hexside: number): Crossing | undefined {
  for (const crossing of special.crossings) if (crossing.hexsides.includes(hexside)) return crossing;
  return undefined;
}

function isUnknown(p: Position, { rule, unknownTo }: Crossing, side: SideIndex): boolean {
  return side === unknownTo && !p.lifted.includes(rule);
}

/** Is the hexside a crossing that the side does not know? */
export function isUnfound(field: Field, p: Position, side: SideIndex, hexside: number): boolean {
  const crossing = crossingAt(field, hexside);
  return crossing !== undefined && isUnknown(p, crossing, side);
}

/** Why a unit does not go over a hexside by a march, an advance, or a retreat after its order has failed. */
export function refuseCrossing(
  field: Field,
  p: Position,
  unit: UnitIndex,
  hexside: number,
  by: "step" | "advance" | "fall",
): SpecialRefusal | undefined {
  const crossing = crossingAt(field, hexside);
  if (crossing === undefined) return undefined;
  if (isArtillery(field.arm[unit])) return crossing.refusals[by === "step" ? "guns" : by];
  return isUnknown(p, crossing, field.sideOf[unit]) ? crossing.refusals[by] : undefined;
}

/** Why a unit does not assault over a hexside: guns may. */
export function refuseAssaultOver(
  field: Field,
  p: Position,
  unit: UnitIndex,
  hexside: number,
): SpecialRefusal | undefined {
  const crossing = crossingAt(field, hexside);
  return crossing !== undefined && isUnknown(p, crossing, field.sideOf[unit]) ? crossing.refusals.assault : undefined;
}

/** Prices of what a side traces now. */
export function tracePrices({ special }: Field, p: Position, side: SideIndex): Uint8Array {
  let closed = 0;
  for (let at = 0; at < special.crossings.length; at++)
    if (isUnknown(p, special.crossings[at], side)) closed |= 1 << at;
  return special.traces[closed];
}

/** Prices of a way that units take together: no artillery takes a closed crossing. */
export function routePrices(field: Field, p: Position, side: SideIndex, units: readonly UnitIndex[]): Uint8Array {
  const guns = units.some((unit) => isArtillery(field.arm[unit]));
  return guns ? field.special.traces[field.special.traces.length - 1] : tracePrices(field, p, side);
}
