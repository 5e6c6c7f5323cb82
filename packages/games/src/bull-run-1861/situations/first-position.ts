import { type Field, NORTH, SOUTH } from "../field.ts";
import { emptyPosition, type Position } from "../position/position.ts";

/** The position in which a scenario begins, its steps not yet run. */
export function firstPosition(field: Field): Position {
  const p = unplaced(field);
  beginSetUp(field, p, false);
  return p;
}

/** A position without a brigade on the map, and the HQs where they begin (BR61-12.1-e, R91). */
export function unplaced(field: Field): Position {
  const p = emptyPosition(field);
  p.headquarters = [field.centreville, field.manassas, field.manassas];
  return p;
}

/** BR61-12, D02..D05: South sets up and disposes, then North, then turn 1 begins. */
export function beginSetUp(field: Field, p: Position, placed: boolean): void {
  p.turn = 0;
  p.stack.push({ step: "turn", at: 0 });
  for (const side of [NORTH, SOUTH]) {
    p.stack.push({ step: "dispositions", side });
    if (!placed) p.stack.push({ step: "placement", side });
  }
  if (!placed && field.options.setup === "historical") p.stack.push({ step: "historical" });
}
