import type { Field } from "../field.ts";
import { POINT, type UnitIndex } from "../measures.ts";
import type { Spirit } from "./morale.ts";
import { EXHAUSTED, FATIGUED, OUT_OF_SUPPLY, type Position, marked } from "../position.ts";
import { actsWith, boundBy } from "./standing.ts";

/** The combined effect on a unit of its formation’s state and its own: never more than once (NWO-16.2-g, NWO-19.4.8-a). */
export function spiritOf(field: Field, p: Position, unit: UnitIndex): Spirit {
  const formation = actsWith(field, p, unit);
  // NWO-16.2-j: a division with an order of its own has its own fatigue
  const tired = p.fatigue[boundBy(field, p, unit)];
  if (tired === EXHAUSTED) return "exhausted";
  return tired === FATIGUED || p.broken[formation] === 1 || marked(p, unit, OUT_OF_SUPPLY) ? "demoralised" : "steady";
}

/**
 * Movement points of a unit now, in halves: one point less if demoralised or the like, never below one (NWO-14.1-b, NWO-RUL062); none if
 * exhausted, though it may still move one hex (NWO-16.2-i, NWO-5-c).
 */
export function allowanceNow(field: Field, p: Position, unit: UnitIndex): number {
  const whole = field.allowance[unit];
  if (whole === 0) return 0;
  const spirit = spiritOf(field, p, unit);
  if (spirit === "exhausted") return 0;
  return spirit === "demoralised" ? Math.max(POINT, whole - POINT) : whole;
}
