import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Field } from "../field.ts";
import type { UnitIndex } from "../measures.ts";
import { type Position, holds } from "../position.ts";
import { sees } from "../land/sight.ts";

/**
 * A unit has stepped from one hex into another: notes which adjacent enemy stacks saw it approach, so that they may fire first (NWO-7.3-d,
 * NWO-RUL083).
 * @param start where it was when the segment began; a unit next to a stack then is never seen approaching
 */
export function noteApproach(
  field: Field,
  p: Position,
  unit: UnitIndex,
  start: HexIndex,
  from: HexIndex,
  to: HexIndex,
): void {
  const { grid } = field.map;
  const enemy = 1 - field.sideOf[unit];
  const before = p.seenBy[unit];
  const seen: HexIndex[] = [];
  for (let hexside = to * 6; hexside < to * 6 + 6; hexside++) {
    const stack = grid.neighbours[hexside];
    if (stack === NOWHERE || !holds(field, p, enemy, stack) || grid.distance(start, stack) <= 1) continue;
    if (grid.distance(from, stack) <= 1 ? before.includes(stack) : sees(field, p, stack, from)) seen.push(stack);
  }
  if (seen.length > 0 || before.length > 0) p.seenBy = p.seenBy.with(unit, seen);
}
