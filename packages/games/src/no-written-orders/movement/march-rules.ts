import type { Hexside } from "@stonebridge/board";
import type { Refusal } from "../refusing.ts";
import { moverOf } from "../army/mover.ts";
import type { Field } from "../field.ts";
import type { MarchFrame, SegmentFrame } from "../frames/movement.ts";
import type { UnitIndex } from "../measures.ts";
import { type Position, inZoneOf } from "../position.ts";
import { MOVEMENT } from "./refusals.ts";
import { joined, segmentOf, stackOf, without } from "./marching-stack.ts";
import { refuseDodging } from "./owed-duties.ts";
import { type Stack, isWithin, stepped } from "./reach.ts";
import { mayLeaveIn, refuseTake } from "./setting-out.ts";
import { PROBE_LIMIT, contactOf, refuseStep } from "./step-rules.ts";
import { type MayLeave, refuseStop } from "./stop-rules.ts";

/** What the rules of a march need to know about its segment, as long as nothing moves. */
export interface Surroundings {
  readonly segment: SegmentFrame;
  readonly mayLeave: MayLeave;
}

export function surroundingsOf(field: Field, p: Position): Surroundings {
  const segment = segmentOf(p);
  return { segment, mayLeave: mayLeaveIn(field, p, segment) };
}

/** Why a whole stack may not stop where it is. */
export function refuseHalt(
  field: Field,
  p: Position,
  { segment, mayLeave }: Surroundings,
  f: MarchFrame,
  stack: Stack,
): Refusal | undefined {
  for (const [at, way] of stack.entries()) {
    const alone = refuseStop(field, p, way, f.duties[at], (unit) => !f.units.includes(unit) && mayLeave(unit));
    if (alone !== undefined) return alone;
  }
  return refuseCrowd(field, p, stack) ?? refuseDodging(field, p, segment, stack);
}

/** NWO-12.3.PR-b: those of a Probe who come into contact in one stack count together. */
function refuseCrowd(field: Field, p: Position, stack: Stack): Refusal | undefined {
  if (stack.length === 1) return undefined;
  for (const { mover, hex, start } of stack) {
    const enemy = 1 - mover.side;
    if (mover.order !== "probe" || !inZoneOf(field, p, enemy, hex) || inZoneOf(field, p, enemy, start)) continue;
    const units = stack.flatMap(({ mover: one }) => (one.holder === mover.holder ? [one.unit] : []));
    if (contactOf(field, p, mover, units) + units.length > PROBE_LIMIT) return MOVEMENT["stop-probe"];
  }
  return undefined;
}

/** Why the stack may not go over a hexside: a rule of the step, its cost, or that no unit could stop beyond. */
export function refuseOn(
  field: Field,
  p: Position,
  around: Surroundings,
  f: MarchFrame,
  stack: Stack,
  hexside: Hexside,
): Refusal | undefined {
  for (const way of stack) {
    const refusal = refuseStep(field, p, way, hexside);
    if (refusal !== undefined) return refusal;
  }
  const there = stepped(field, p, stack, hexside);
  if (there === undefined) return MOVEMENT["step-points"];
  const mayStop = (on: Stack): boolean => refuseHalt(field, p, around, f, on) === undefined;
  return isWithin(field, p, there, mayStop) ? undefined : MOVEMENT["step-no-end"];
}

/** Why a unit of the hex may not come along (NWO-5-b, NWO-5.2-f, NWO-RUL049). */
export function refuseWith(
  field: Field,
  p: Position,
  around: Surroundings,
  f: MarchFrame,
  unit: UnitIndex,
): Refusal | undefined {
  const refusal = refuseTake(field, p, around.segment, unit);
  if (refusal !== undefined) return refusal;
  if (p.place[unit] !== p.place[f.units[0]] || f.units.includes(unit)) return MOVEMENT["join-apart"];
  const all = [...f.units, unit];
  if (all.some((one) => moverOf(field, p, one).byRoad) && f.steps.some((count) => count > 0))
    return MOVEMENT["join-marches"];
  const together = joined(field, p, around.segment, f, unit);
  const stack = stackOf(field, p, together);
  const mayStop = (on: Stack): boolean => refuseHalt(field, p, around, together, on) === undefined;
  return isWithin(field, p, stack, mayStop) ? undefined : MOVEMENT["join-no-end"];
}

/** Why a unit may not be left behind here. */
export function refuseLeave(
  field: Field,
  p: Position,
  around: Surroundings,
  f: MarchFrame,
  at: number,
): Refusal | undefined {
  const { segment, mayLeave } = around;
  const stack = stackOf(field, p, f);
  const others = (unit: UnitIndex): boolean => f.units.includes(unit) || mayLeave(unit);
  const refusal =
    refuseStop(field, p, stack[at], f.duties[at], others) ?? refuseDodging(field, p, segment, [stack[at]]);
  if (refusal !== undefined) return refusal;
  const rest = without(f, at);
  const on = stackOf(field, p, rest);
  const mayStop = (there: Stack): boolean => refuseHalt(field, p, around, rest, there) === undefined;
  return isWithin(field, p, on, mayStop) ? undefined : MOVEMENT["leave-no-end"];
}
