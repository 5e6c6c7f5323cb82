import { fightOf } from "./first-fire.ts";
import type { FightFrame } from "../frames/combat.ts";
import { CAVALRY, type SideIndex, type UnitIndex } from "../measures.ts";
import { fallsBack, isInFort } from "../army/mover.ts";
import { type Play, type Step, asks, hexId, pop, push } from "../play.ts";
import { onMap } from "../position.ts";
import { orderOf } from "../army/standing.ts";

/** A side of an assault, as pairs have it. */
export const ATTACKERS = 0;
export const DEFENDERS = 1;

/** Units of one side that are still in the fight. */
export function unitsOf({ p }: Pick<Play, "p">, f: FightFrame, which: number): readonly UnitIndex[] {
  const units = which === ATTACKERS ? f.attackers : f.defenders;
  return units.filter((unit) => onMap(p, unit));
}

/**
 * A side entirely of cavalry that was hit may break off before it checks (NWO-7.11-b, NWO-D30); nobody else retreats by choice (NWO-7.4-k).
 */
export function offerBreakingOff(play: Play, f: FightFrame, which: number): void {
  const units = unitsOf(play, f, which);
  if (f.hits[which] === 0 || units.length === 0 || f.broke.includes(1)) return;
  if (!units.every((unit) => play.field.arm[unit] === CAVALRY)) return;
  push(play, { step: "breaking-off", side: (which === ATTACKERS ? f.side : 1 - f.side) as SideIndex });
}

/** Defenders who must give way: on Fall Back or General Retreat, hit or not, except in Forts (NWO-12.3.FB-e, NWO-RUL107). */
export function givingWay(play: Play, f: FightFrame): readonly UnitIndex[] {
  const { field, p } = play;
  return unitsOf(play, f, DEFENDERS).filter((unit) => fallsBack(orderOf(field, p, unit)) && !isInFort(field, p, unit));
}

export const breakingOff: Step<"breaking-off"> = {
  ask: (play, f) =>
    asks("breaking-off", f.side, "NWO-7.11-b", { hex: hexId(play, fightOf(play).hex) }, [
      { type: "break-off" },
      { type: "fight-on" },
    ]),
  take(play, f, action) {
    pop(play);
    const fight = fightOf(play);
    if (action.type === "break-off") fight.broke = fight.broke.with(f.side === fight.side ? ATTACKERS : DEFENDERS, 1);
  },
};
