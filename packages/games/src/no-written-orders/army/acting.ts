import type { Field } from "../field.ts";
import { isHidden } from "../hiding/hiding.ts";
import type { HolderIndex, UnitIndex } from "../measures.ts";
import { type Position, onMap } from "../position.ts";
import { actsWith, boundBy, isReserve } from "./standing.ts";

/** The formations of a side that act together; `reserve`: 1 in the Reserve Action of phase 5. */
export interface Acting {
  readonly holders: readonly HolderIndex[];
  readonly reserve: number;
}

/**
 * Does a unit on the map act in an action? On a chit only units not on Reserve, in phase 5 only units on Reserve (NWO-RUL033); the Initial
 * formation acts as a whole (NWO-RUL026), and so does a formation without a chit (NWO-RUL034).
 */
export function actsIn(field: Field, p: Position, acting: Acting, unit: UnitIndex): boolean {
  // NWO-19.7.1-c: units out of sight seem not to move
  return onMap(p, unit) && !isHidden(p, unit) && isCalled(field, p, acting, unit);
}

/** Does its order call a unit in an action, wherever it is? */
export function isCalled(field: Field, p: Position, { holders, reserve }: Acting, unit: UnitIndex): boolean {
  const formation = actsWith(field, p, unit);
  if (!holders.includes(formation)) return false;
  if (formation === p.initial || !field.holders[formation].chit) return true;
  return isReserve(p, boundBy(field, p, unit)) === (reserve === 1);
}

/** The formations of these units, for the question of who of them acts. */
export function formationsTold(field: Field, units: Iterable<UnitIndex>): string[] {
  return [...new Set([...units].map((unit) => field.units[unit].formation))];
}
