import type { HexIndex } from "@stonebridge/board";
import { isHidden } from "../hiding/hiding.ts";
import { firingOf } from "../army/combatants.ts";
import type { Field } from "../field.ts";
import { isShortOfRounds } from "../supply/ammunition.ts";
import type { Shot } from "./fire.ts";
import { fireStrength, passingShare } from "../army/fire-strength.ts";
import { NONE, type SideIndex, type UnitIndex } from "../measures.ts";
import { type Play, push } from "../play.ts";
import { DISRUPTED, type Position, firstAt, unitsAt } from "../position.ts";
import { reachesInto } from "../movement/presence.ts";

/**
 * Fire of a stack at passing units: all but cavalry, at half (NWO-7.12-a, NWO-RUL056, NWO-RUL111); guns without rounds are halved before
 * (NWO-19.5.1-a).
 */
export function passingShots(field: Field, p: Position, stack: HexIndex): readonly Shot[] {
  const sixes = field.options.sixToHit === "on";
  return unitsAt(p, stack).map((unit) => {
    const { disrupted, ...firing } = firingOf(field, p, unit, DISRUPTED);
    // NWO-19.7.1-c: units out of sight are not there to fire
    const share = isHidden(p, unit) ? 0 : passingShare({ ...firing, disrupted: disrupted && !sixes });
    const bonus = sixes && disrupted ? -1 : 0;
    return { strength: firing.strength, share, artillery: false, short: isShortOfRounds(field, p, unit), bonus };
  });
}

/** Stacks of a side whose zones of control cover a hex, and that can fire (NWO-RUL103). */
export function stacksCovering(field: Field, p: Position, side: SideIndex, hex: HexIndex): HexIndex[] {
  return [...field.map.grid.ring(hex, 1)].filter((from) => {
    const first = firstAt(p, from);
    if (first === NONE || field.sideOf[first] !== side || !reachesInto(field, p, from, hex)) return false;
    return fireStrength(passingShots(field, p, from)) > 0;
  });
}

/** Stacks of a side from whose zone of control a step leads straight into the same zone again (NWO-7.12-a, NWO-5.4-h). */
export function stacksPassed(field: Field, p: Position, side: SideIndex, from: HexIndex, to: HexIndex): HexIndex[] {
  return stacksCovering(field, p, side, to).filter((stack) => reachesInto(field, p, stack, from));
}

/** These stacks of a side may fire at units that have entered a hex; if they hit, the units check whether they retreat (NWO-7.12-b). */
export function beginPassingFire(
  play: Play,
  side: SideIndex,
  stacks: readonly HexIndex[],
  movers: readonly UnitIndex[],
): void {
  if (stacks.length > 0) push(play, { step: "passing-fire", side, movers, stacks, hits: 0, victims: [], struck: [] });
}
