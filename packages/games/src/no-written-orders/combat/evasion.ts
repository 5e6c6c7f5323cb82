import type { Field } from "../field.ts";
import { pushRetreat } from "./falling-back.ts";
import type { FightFrame } from "../frames/combat.ts";
import { CAVALRY, HORSE, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Play, type Step, asks, pop, push, unitId } from "../play.ts";
import { type Position, TURN_IN_ZONE, marked } from "../position.ts";
import { retreatsFrom } from "./retreat.ts";

/** Defenders who may slip away before any fire, if no cavalry is among the attackers (NWO-7.11-a, NWO-RUL109). */
function evadersIn(field: Field, p: Position, { side, attackers, defenders, hex }: FightFrame): readonly UnitIndex[] {
  if (attackers.some((unit) => field.arm[unit] === CAVALRY)) return [];
  if (retreatsFrom(field, p, 1 - side, hex).length === 0) return [];
  return defenders.filter((unit) => {
    const mounted = field.arm[unit] === CAVALRY || field.arm[unit] === HORSE;
    return mounted && !marked(p, unit, TURN_IN_ZONE);
  });
}

export function offerEvasion(play: Play, f: FightFrame): void {
  const units = evadersIn(play.field, play.p, f);
  if (units.length > 0) push(play, { step: "evasion", side: (1 - f.side) as SideIndex, units });
}

/** One after another they go, or stay (NWO-D28). */
export const evasion: Step<"evasion"> = {
  ask(play, f) {
    const [unit] = f.units;
    if (unit === undefined) return undefined;
    const id = unitId(play, unit);
    return asks("evasion", f.side, "NWO-7.11-a", { units: [id] }, [
      { type: "evade", unit: id },
      { type: "stand", unit: id },
    ]);
  },
  run: (play) => pop(play),
  take(play, f, action) {
    const [unit, ...others] = f.units;
    f.units = others;
    if (action.type === "evade") pushRetreat(play, f.side, [unit], "NWO-7.11-a", 0);
  },
};
