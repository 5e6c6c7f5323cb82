import type { Field } from "../field.ts";
import type { FightFrame } from "../frames/combat.ts";
import type { UnitIndex } from "../measures.ts";
import { isInFort } from "../army/mover.ts";
import { type Play, type Step, asks, hexId, pop, push } from "../play.ts";
import { type Position, unitsAt } from "../position.ts";
import { isFortified } from "../land/strongpoints.ts";

/** Who assaults whom where. */
type Meeting = Pick<FightFrame, "hex" | "attackers" | "defenders">;

/** Attackers who come through works, or against a Fort: the defender fires at them first (NWO-10.1-f, NWO-RUL142). */
function sheltered(field: Field, p: Position, { hex, attackers, defenders }: Meeting): readonly UnitIndex[] {
  if (defenders.some((unit) => isInFort(field, p, unit))) return attackers;
  return attackers.filter((unit) => isFortified(field, p, hex, field.map.grid.direction(hex, p.place[unit])));
}

/** Did this attacker’s whole stack come up in this segment, seen by the defender (NWO-7.3-d, NWO-7.3-f, NWO-RUL083)? */
function wasSeenComing(p: Position, hex: number, unit: UnitIndex): boolean {
  return unitsAt(p, p.place[unit]).every((one) => p.seenBy[one].includes(hex));
}

/** At whom the defender may fire first, and whether he always does. */
export function exposureOf(
  field: Field,
  p: Position,
  meeting: Meeting,
): { readonly exposed: readonly UnitIndex[]; readonly always: boolean } {
  const { hex, attackers } = meeting;
  const behind = sheltered(field, p, meeting);
  const exposed = attackers.filter((unit) => behind.includes(unit) || wasSeenComing(p, hex, unit));
  return { exposed, always: behind.length === attackers.length };
}

/** Finds at whom the defender may fire first (NWO-RUL082); from behind works on all sides, or in a Fort, he always does. */
export function offerFirstFire(play: Play, f: FightFrame): void {
  const { exposed, always } = exposureOf(play.field, play.p, f);
  f.exposed = exposed;
  if (always) f.first = 1;
  else if (f.exposed.length > 0) push(play, { step: "first-fire", side: 1 - f.side });
}

/** Does the defender fire first at those he saw coming, or at all of them together (NWO-D29)? */
export const firstFire: Step<"first-fire"> = {
  ask: (play, f) =>
    asks("first-fire", f.side, "NWO-7.3-d", { hex: hexId(play, fightOf(play).hex) }, [
      { type: "fire-first" },
      { type: "fire-together" },
    ]),
  take(play, _, action) {
    pop(play);
    if (action.type === "fire-first") fightOf(play).first = 1;
  },
};

/** The fight in the frame below. @throws Error if there is none */
export function fightOf({ p }: Pick<Play, "p">): FightFrame {
  const fight = p.stack.findLast((frame) => frame.step === "fight");
  if (fight === undefined) throw new Error("No assault is being fought.");
  return fight;
}
