import { type HexIndex, NOWHERE } from "@stonebridge/board";
import type { Field } from "./field.ts";
import type { Position } from "./position.ts";
import { type Way, refuseStep, stepCost } from "./step-rules.ts";

/** Units that go together, in one hex: each pays for itself (NWO-RUL049). */
export type Stack = readonly Way[];

/** The stack one hex on, over a hexside; undefined where one of its units may not go, or cannot pay. */
export function stepped(field: Field, p: Position, stack: Stack, side: number): Stack | undefined {
  const to = field.map.neighbours[side];
  const next: Way[] = [];
  for (const way of stack) {
    if (refuseStep(field, p, way, side) !== undefined) return undefined;
    const cost = stepCost(field, p, way, side);
    // NWO-5-c, NWO-RUL050: the first hex is always paid
    if (cost > way.points && way.steps > 0) return undefined;
    next.push({ ...way, hex: to, points: Math.max(0, way.points - cost), steps: way.steps + 1 });
  }
  return next;
}

/** Points of the unit that has least left. */
function least(stack: Stack): number {
  let points = Infinity;
  for (const way of stack) points = Math.min(points, way.points);
  return points;
}

/**
 * Hexes that a stack can come to from where it is, the one it is in first, each as it would stand there.
 * @param wanted ends the search as soon as it says yes
 * @returns the stack for which `wanted` said yes
 */
export function findWithin(
  field: Field,
  p: Position,
  stack: Stack,
  wanted: (there: Stack) => boolean,
): Stack | undefined {
  const best = new Map<HexIndex, number>();
  const open: Stack[] = [stack];
  best.set(stack[0].hex, least(stack));
  for (const here of open) {
    // a better way to the same hex has come after it
    if (least(here) < (best.get(here[0].hex) ?? -1)) continue;
    if (wanted(here)) return here;
    const from = here[0].hex;
    for (let side = from * 6; side < from * 6 + 6; side++) {
      const to = field.map.neighbours[side];
      if (to === NOWHERE || (least(here) === 0 && here.some((way) => way.steps > 0))) continue;
      const there = stepped(field, p, here, side);
      if (there === undefined || (best.get(to) ?? -1) >= least(there)) continue;
      best.set(to, least(there));
      open.push(there);
    }
  }
  return undefined;
}
