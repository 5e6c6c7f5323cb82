import { absenceOf } from "../absence.ts";
import type { Field, SideIndex, UnitIndex } from "../field.ts";
import { ACTED, marked, ON_MAP, type Position, ROUTED } from "../position.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { ACTIVATION } from "./refusals.ts";

/** Can it act: on the map, not routed (SB62-10.4-n), not yet in this phase (SB62-6.1-k)? */
export function canAct(p: Position, unit: UnitIndex): boolean {
  return p.state[unit] === ON_MAP && (p.marks[unit] & (ACTED | ROUTED)) === 0;
}

/** Why a brigade cannot act at all: it is the enemy’s or off the map, it has acted (SB62-6.1-k), it is routed (SB62-10.4-n). */
export function unableRefusal(field: Field, p: Position, side: SideIndex, unit: UnitIndex): Refuses | undefined {
  if (field.sideOf[unit] !== side) return ANY["other-side"];
  if (p.state[unit] !== ON_MAP) return absenceOf(p, unit);
  if (marked(p, unit, ACTED)) return ACTIVATION["act-used"];
  return marked(p, unit, ROUTED) ? ACTIVATION["act-routed"] : undefined;
}
