import { knownUnit } from "../known.ts";
import type { Refusal } from "../refusing.ts";
import { actsIn } from "../army/acting.ts";
import type { Action } from "../actions.ts";
import type { Field } from "../field.ts";
import { fightOf } from "./first-fire.ts";
import type { FightFrame, SupportFrame } from "../frames/combat.ts";
import { isHidden } from "../hiding/hiding.ts";
import { NONE, type UnitIndex, isArtillery } from "../measures.ts";
import { type Play, type Step, asks, hexId, pop, push, unitId } from "../play.ts";
import { BOMBARDED, FOUGHT, type Position, firstAt, marked, onMap } from "../position.ts";
import { COMBAT } from "./refusals.ts";
import { UNKNOWN } from "../refusing.ts";
import { sees } from "../land/sight.ts";
import { actsWith } from "../army/standing.ts";

/**
 * Under `remoteSupport` batteries elsewhere may add their fire to the defenders’ (NWO-19.3-a); they are not defenders, and take no hits and
 * do not retreat (NWO-19.3-b).
 */
export function offerSupport(play: Play, f: FightFrame): void {
  if (play.field.options.remoteSupport === "off") return;
  push(play, { step: "support", side: 1 - f.side });
}

/** Why a battery may not support (NWO-19.3-c, NWO-19.3-d, NWO-RUL232). */
function refuseBattery(field: Field, p: Position, f: FightFrame, unit: UnitIndex): Refusal | undefined {
  if (field.sideOf[unit] === f.side || !isArtillery(field.arm[unit]) || !onMap(p, unit)) return COMBAT["support-other"];
  if (isHidden(p, unit)) return COMBAT["fight-hidden"]; // NWO-19.7.1-c
  if (f.supports.includes(unit) || marked(p, unit, BOMBARDED | FOUGHT)) return COMBAT["support-busy"];
  if (!f.defenders.some((one) => actTogether(field, p, one, unit))) return COMBAT["support-chit"];
  if (isBesideStranger(field, p, f, unit)) return COMBAT["support-beside"];
  const inReach = f.attackers.some(
    (one) =>
      field.map.grid.distance(p.place[unit], p.place[one]) <= field.units[unit].range &&
      sees(field, p, p.place[unit], p.place[one]),
  );
  return inReach ? undefined : COMBAT["support-unseen"];
}

/** Does one chit activate both: of one formation, or of the pair of a Coordinated Action? */
function actTogether(field: Field, p: Position, one: UnitIndex, other: UnitIndex): boolean {
  const pair = p.pairs[field.sideOf[one]];
  const [first, second] = [actsWith(field, p, one), actsWith(field, p, other)];
  return first === second || (pair.includes(first) && pair.includes(second));
}

/** Is an enemy next to it who is not acting now? */
function isBesideStranger(field: Field, p: Position, f: FightFrame, unit: UnitIndex): boolean {
  const action = p.stack.findLast((frame) => frame.step === "action");
  for (const hex of field.map.grid.ring(p.place[unit], 1))
    for (let one = firstAt(p, hex); one !== NONE; one = p.next[one])
      if (field.sideOf[one] === f.side && (action === undefined || !actsIn(field, p, action, one))) return true;
  return false;
}

function batteriesFor({ field, p }: Pick<Play, "field" | "p">, f: SupportFrame): readonly UnitIndex[] {
  const fight = fightOf({ p });
  return field.roster[f.side].filter((unit) => refuseBattery(field, p, fight, unit) === undefined);
}

export const support: Step<"support"> = {
  ask(play, f) {
    const batteries = batteriesFor(play, f);
    if (batteries.length === 0) return undefined;
    return asks("support", f.side, "NWO-19.3-a", { hex: hexId(play, fightOf(play).hex) }, [
      ...batteries.map((unit): Action => ({ type: "support", unit: unitId(play, unit) })),
      { type: "end-support" },
    ]);
  },
  run: (play) => pop(play),
  take(play, _, action) {
    if (action.type === "end-support") return pop(play);
    const fight = fightOf(play);
    if (action.type === "support") fight.supports = [...fight.supports, knownUnit(play.field, action.unit)];
    return undefined;
  },
  refuse({ field, p }, _, action) {
    if (action.type !== "support") return undefined;
    const unit = field.unitIndex.get(action.unit);
    return unit === undefined ? UNKNOWN["no-such-unit"] : refuseBattery(field, p, fightOf({ p }), unit);
  },
};
