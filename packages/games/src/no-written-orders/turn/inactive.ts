import { type Acting, isCalled } from "../army/acting.ts";
import { actsWith, boundBy, isReserve } from "../army/standing.ts";
import type { Field } from "../field.ts";
import type { SideIndex, UnitIndex } from "../measures.ts";
import type { Position } from "../position.ts";
import type { Refusal } from "../refusing.ts";
import { PHASES } from "../vocabulary.ts";
import { isTurnByTurn } from "./chits.ts";
import { goesWithoutChits } from "./night.ts";
import { TURN } from "./refusals.ts";

/** The formations of a side that are acting now, if any are. */
export function actionOf(p: Position, side: SideIndex): Acting | undefined {
  const frame = p.stack.findLast((one) => (one.step === "action" || one.step === "player-turn") && one.side === side);
  return frame !== undefined && "holders" in frame ? frame : undefined;
}

/** Why a unit of a side takes no part in an action now: it has acted, or when it does (NWO-4-d..i, NWO-16.1-g, NWO-19.11-a). */
export function refuseInactive(
  field: Field,
  p: Position,
  side: SideIndex,
  unit: UnitIndex,
  action: Acting | undefined = actionOf(p, side),
): Refusal | undefined {
  if (action !== undefined && isCalled(field, p, action, unit)) return undefined;
  const waits = isReserve(p, boundBy(field, p, unit)) && p.phase < PHASES.indexOf("turn-end");
  if (p.acted[actsWith(field, p, unit)] === 1 && !waits) return TURN["acted"];
  if (p.phase < PHASES.indexOf("initial")) return TURN["act-phase"];
  if (isTurnByTurn(field)) return TURN["act-turn"];
  if (goesWithoutChits(field, p)) return TURN["act-night"];
  return waits ? TURN["act-reserve"] : TURN["act-chit"];
}
