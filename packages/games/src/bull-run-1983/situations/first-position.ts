import { waitingOf } from "../movement/arrivals.ts";
import { scheduleOf } from "../movement/schedule.ts";
import type { Field } from "../field.ts";
import { CONFEDERATE, type SideIndex, UNION } from "../measures.ts";
import { emptyPosition, NEVER, type Position } from "../position.ts";
import { SIDES } from "../vocabulary.ts";

/** The position in which a scenario begins, its steps not yet run. */
export function firstPosition(field: Field): Position {
  const p = emptyPosition(field);
  beginSetUp(p);
  p.due = scheduleOf(field).map((turn, group) => (waitingOf(field, p, group).length === 0 ? NEVER : turn));
  p.thawed = SIDES.map((_, side) => (beginsFrozen(field, side) ? 0 : 1));
  return p;
}

/** BR83-1.2-a, BR83-1.3-a: the Confederates set up first. */
export function beginSetUp(p: Position): void {
  p.trestle = 1; // historical; its owner may choose (BR83-1.25-a)
  p.stack.push({ step: "game", at: 0 }, { step: "set-up", side: UNION, hand: [] });
  p.stack.push({ step: "set-up", side: CONFEDERATE, hand: [] });
}

/** Whether anybody of a side is frozen before the first turn. */
export function beginsFrozen(field: Field, side: SideIndex): boolean {
  return field.pieces.some((piece, at) => field.sideOf[at] === side && piece.frozen);
}
