import { NOWHERE } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { allowanceNow } from "../army/condition.ts";
import type { Field } from "../field.ts";
import type { SegmentFrame } from "../frames/movement.ts";
import { FOOT, type UnitIndex, isArtillery } from "../measures.ts";
import { moverOf } from "../army/mover.ts";
import { BOMBARDED, CHARGED, MOVED, type Position, SCREENS, marked } from "../position.ts";
import { MOVEMENT } from "./refusals.ts";
import { type Way } from "./step-cost.ts";
import { refuseStep } from "./step-rules.ts";

/** Why a unit may not begin a move in this segment: foot artillery that bombarded does nothing more (NWO-4.4-e, NWO-8.1-d). */
export function refuseTake(field: Field, p: Position, segment: SegmentFrame, unit: UnitIndex): Refusal | undefined {
  if (field.sideOf[unit] !== segment.side || !segment.units.includes(unit)) return MOVEMENT["take-other"];
  if (p.place[unit] < 0) return MOVEMENT["take-absent"];
  if (marked(p, unit, MOVED)) return MOVEMENT["take-moved"];
  if (marked(p, unit, CHARGED)) return MOVEMENT["take-charged"];
  if (marked(p, unit, SCREENS)) return MOVEMENT["take-screens"];
  for (const refuse of field.special.refuseTake) {
    const refusal = refuse(field, p, unit);
    if (refusal !== undefined) return refusal;
  }
  if (field.allowance[unit] === 0) return MOVEMENT["take-immobile"];
  if (field.arm[unit] === FOOT && marked(p, unit, BOMBARDED)) return MOVEMENT["take-bombarded"];
  return undefined;
}

/** Could a unit still begin a move that leaves its hex in this segment (NWO-RUL051)? Each is checked once: ask again when the position has changed. */
export function mayLeaveIn(field: Field, p: Position, segment: SegmentFrame): (unit: UnitIndex) => boolean {
  const known: boolean[] = [];
  return (unit) => (known[unit] ??= mayLeave(field, p, segment, unit));
}

function mayLeave(field: Field, p: Position, segment: SegmentFrame, unit: UnitIndex): boolean {
  if (refuseTake(field, p, segment, unit) !== undefined) return false;
  const way = wayFrom(field, p, unit, [unit]);
  for (let hexside = way.hex * 6; hexside < way.hex * 6 + 6; hexside++)
    if (field.map.neighbours[hexside] !== NOWHERE && refuseStep(field, p, way, hexside) === undefined) return true;
  return false;
}

/**
 * Why a unit cannot leave its hex by any side: a zone of control, the night, or whatever else prevents it (NWO-5.4-d, NWO-12.3.AT-e,
 * NWO-16.2-a).
 */
export function refuseDeparture(field: Field, p: Position, unit: UnitIndex): Refusal | undefined {
  const way = wayFrom(field, p, unit, [unit]);
  const bars = new Set<string>();
  for (let hexside = way.hex * 6; hexside < way.hex * 6 + 6; hexside++) {
    if (field.map.neighbours[hexside] === NOWHERE) continue;
    const bar = refuseStep(field, p, way, hexside);
    if (bar === undefined) return undefined;
    bars.add(bar.reason);
  }
  if (bars.has("step-pinned") || bars.has("step-leaves")) return MOVEMENT["take-pinned"];
  return bars.has("step-bivouac") ? MOVEMENT["take-halted"] : MOVEMENT["take-closed"];
}

/** A unit where it begins its move. */
export function wayFrom(field: Field, p: Position, unit: UnitIndex, together: readonly UnitIndex[]): Way {
  return {
    mover: moverOf(field, p, unit),
    hex: p.place[unit],
    points: allowanceNow(field, p, unit),
    steps: 0,
    start: p.place[unit],
    alone: together.length === 1,
    escorted: isEscorted(field, together),
  };
}

/** Is a unit other than artillery among them (NWO-5.4-i)? */
export function isEscorted(field: Field, units: readonly UnitIndex[]): boolean {
  return units.some((one) => !isArtillery(field.arm[one]));
}
