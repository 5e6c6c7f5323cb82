import type { UnitIndex } from "../field.ts";
import type { Cause } from "../events.ts";
import { type Play, tell, unitId } from "../play.ts";
import { combatOf, ELIMINATED, MOST_FATIGUE } from "../position.ts";
import { perish } from "../movement/presence.ts";

/**
 * A brigade takes a loss (SB62-10.4-u, SB62-10.4-v); with none of its potential left it is eliminated (SB62-10.4-w: cavalry by its
 * mounted value; SB62-10.4-y: artillery by its theoretical one).
 * @returns whether it is still there
 */
export function takeLoss(play: Play, unit: UnitIndex, cause: Cause, rule: string): boolean {
  const { field, p } = play;
  p.losses = p.losses.with(unit, p.losses[unit] + 1);
  const combat = combatOf(field, p, unit);
  tell(play, { type: "lost-step", rule, unit: unitId(play, unit), losses: p.losses[unit], combat, cause });
  if (p.losses[unit] < field.units[unit].combat) return true;
  perish(play, unit, ELIMINATED, "SB62-10.4-w");
  return false;
}

/** SB62-10.4-g: one level of Fatigue more, 2 at most; never for artillery (SB62-10.4-z). */
export function takeFatigue(play: Play, unit: UnitIndex, rule: string): void {
  const { field, p } = play;
  if (field.isArtillery[unit] === 1 || p.fatigue[unit] >= MOST_FATIGUE) return;
  p.fatigue = p.fatigue.with(unit, p.fatigue[unit] + 1);
  tell(play, { type: "fatigued", rule, unit: unitId(play, unit), fatigue: p.fatigue[unit] });
}
