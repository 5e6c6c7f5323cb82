import { steadinessOf } from "./combatants.ts";
import type { SideIndex, UnitIndex } from "../measures.ts";
import { type Pressure, groupMorale, passes } from "./morale.ts";
import { type Play, roll, sideId, unitId } from "../play.ts";
import { tell } from "../hiding/hearing.ts";

/** The units that check, and what affects them. */
export interface Check {
  readonly side: SideIndex;
  readonly rule: string;
  /** At least one. */
  readonly units: readonly UnitIndex[];
  readonly attacking: boolean;
  /** Artillery that defends with them fires (NWO-8.2-e), or a leader of any formation is with them in a reaction charge (NWO-7.9-a). */
  readonly backed: boolean;
  readonly pressure: Pressure;
}

/** Morale of a group that checks (NWO-2.3-a). */
export function moraleOf({ field, p }: Pick<Play, "field" | "p">, check: Omit<Check, "side" | "rule">): number {
  const { units, backed, attacking, pressure } = check;
  return groupMorale(
    units.map((unit) => steadinessOf(field, p, unit, backed, attacking)),
    pressure,
  );
}

/** Does a group stand (NWO-7.4-a, NWO-2.3-b, NWO-DR15)? */
export function stands(play: Play, check: Check): boolean {
  const { side, units, rule } = check;
  const morale = moraleOf(play, check);
  const dice = roll(play, "morale", side, [], undefined, morale);
  const held = passes(dice.die, morale);
  tell(play, {
    type: "morale-tested",
    rule,
    side: sideId(side),
    units: units.map((unit) => unitId(play, unit)),
    roll: dice,
    held,
  });
  return held;
}
