import type { Field, SideIndex, UnitIndex } from "../field.ts";
import type { FrameOf } from "../position/frames.ts";
import { unitOf } from "../field.ts";
import { ACTED, ATTACHED, ELIMINATED, ON_MAP, OPERATIONAL, type Position } from "../position/position.ts";
import { type Asking, GAME, type Refusing, sideIndex } from "../refusing.ts";
import { HEADQUARTERS } from "../vocabulary.ts";
import { MOVEMENT } from "../movement/refusals.ts";
import { TURN } from "./refusals.ts";

/** Why a unit may not be the next to act: R23 says who is eligible. */
export function activationRefusal(field: Field, p: Position, side: SideIndex, unit: UnitIndex): Refusing | undefined {
  if (field.sideOf[unit] !== side) return GAME["not-yours"]; // BR61-10.1-a
  if (p.state[unit] !== ON_MAP && p.state[unit] !== ATTACHED) return absent(p, unit);
  if ((p.marks[unit] & ACTED) !== 0) return TURN["act-used"]; // BR61-7-f
  if ((p.marks[unit] & OPERATIONAL) !== 0 && field.options.opMarkedMayAct === "off") return TURN["act-marked"]; // R25
  return undefined;
}

/** A unit that is not on the map: it has been removed (BR61-11.4-w), or is to come or does not come at all (BR61-12-b). */
export function absent(p: Position, unit: UnitIndex): Refusing {
  return p.state[unit] === ELIMINATED ? TURN["act-eliminated"] : TURN["act-waiting"];
}

/**
 * Why a unit that is not the one on the march can do nothing now. Undefined for the one on the march, of which its step knows, unless it is
 * to be activated again.
 * @param id of a unit, or of anything
 */
export function whyIdle(asked: Asking, id: string): Refusing | undefined {
  const { field, p } = asked.play;
  const unit = field.unitIndex.get(id);
  if (unit === undefined) return idleHeadquarters(asked, id);
  const top = p.stack.at(-1);
  const again = asked.action.type === "activate";
  if (top?.step === "march" && top.unit === unit) return again ? TURN["act-used"] : undefined; // BR61-7-f
  if (top?.step === "operational-march") {
    if (top.units[0] !== unit) return TURN["act-other"];
    return again ? TURN["operational-only"] : undefined;
  }
  if ((top?.step === "line" || top?.step === "facing") && unitOf(field, top.piece) === unit) return TURN["move-over"];
  const side = sideIndex(asked.side);
  return activationRefusal(field, p, side, unit) ?? whyNoMore(p, side);
}

/** BR61-7-k, BR61-7-n: an HQ rides by itself and never pushes. */
function idleHeadquarters({ action }: Asking, id: string): Refusing {
  if (!HEADQUARTERS.some((one) => one === id)) return GAME["no-such-unit"];
  return action.type === "push" ? MOVEMENT["push-headquarters"] : MOVEMENT["ride-time"];
}

/** Why a side activates no further brigade now, though there is one that could act. */
function whyNoMore(p: Position, side: SideIndex): Refusing {
  if (p.active === -1) return TURN["act-phase"]; // BR61-7-a
  if (p.active !== side) return GAME["other-side"]; // BR61-7-b
  const activation = p.stack.find((frame): frame is FrameOf<"activation"> => frame.step === "activation");
  if (activation === undefined || activation.left === 0) return p.turn === 1 ? TURN["act-one"] : TURN["act-number"];
  return activation === p.stack.at(-1) ? TURN["act-inactive"] : TURN["act-other"]; // BR61-7-g, BR61-7-e
}
