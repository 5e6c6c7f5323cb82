import { absenceOf } from "../absence.ts";
import type { Field, SideIndex, UnitIndex } from "../field.ts";
import { ACTED, marked, ON_MAP, type Position, ROUTED } from "../position.ts";
import { ANY, type Refuses } from "../refusing.ts";
import { ACTIVATION } from "./refusals.ts";

/** Can it act: on the map, not routed (SB62-10.4-n), not yet in this phase (SB62-6.1-k)? */
export function canAct(p: Position, unit: UnitIndex): boolean {
  return p.state[unit] === ON_MAP && (p.marks[unit] & (ACTED | ROUTED)) === 0;
}

/** Did a command test fail in this part of the phase for the brigade, or for its division (SB62-9.2-c)? */
export function hasFailed(p: Position, unit: UnitIndex): boolean {
  for (const frame of p.stack) if (frame.step === "segment") return frame.failed?.includes(unit) === true;
  return false;
}

/** Keeps for whom a command test has failed. */
export function keepFailed(p: Position, units: readonly UnitIndex[]): void {
  for (const frame of p.stack) if (frame.step === "segment") frame.failed = [...(frame.failed ?? []), ...units];
}

/** Why a brigade cannot act at all: it is the enemy’s or off the map, it has acted (SB62-6.1-k), its command test has failed (SB62-9.2-c), it is routed (SB62-10.4-n). */
export function unableRefusal(field: Field, p: Position, side: SideIndex, unit: UnitIndex): Refuses | undefined {
  if (field.sideOf[unit] !== side) return ANY["other-side"];
  if (p.state[unit] !== ON_MAP) return absenceOf(p, unit);
  if (marked(p, unit, ACTED)) return ACTIVATION[hasFailed(p, unit) ? "act-failed" : "act-used"];
  return marked(p, unit, ROUTED) ? ACTIVATION["act-routed"] : undefined;
}
