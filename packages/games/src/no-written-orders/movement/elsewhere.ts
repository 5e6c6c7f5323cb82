import type { MovementAction } from "../actions/movement.ts";
import { isArriving } from "../army/standing.ts";
import { FORMATION, type Field, HEADQUARTERS, WING } from "../field.ts";
import { type LeaderIndex, NONE } from "../measures.ts";
import { type Position, RODE } from "../position.ts";
import { type Away, type Elsewhere, type Refusal, UNKNOWN } from "../refusing.ts";
import { refuseInactive } from "../turn/inactive.ts";
import { MOVEMENT } from "./refusals.ts";

/** Why what moves cannot move now. */
export const movementElsewhere: Elsewhere<MovementAction> = {
  take: refuseUnit,
  enter(away) {
    const { field, p, action } = away;
    const unit = field.unitIndex.get(action.unit);
    if (field.map.grid.index(action.hex) === undefined) return UNKNOWN["no-such-hex"];
    return unit !== undefined && !isArriving(field, p, unit) ? MOVEMENT["enter-other"] : refuseUnit(away);
  },
  dig: refuseUnit,
  clear: refuseUnit,
  with: refuseStack,
  leave: refuseStack,
  step: refuseStack,
  stop: refuseStack,
  exit: refuseStack,
  ride({ field, p, side, action }) {
    const leader = field.leaderIndex.get(action.leader);
    if (leader === undefined) return UNKNOWN["no-such-leader"];
    if (field.leaderSide[leader] !== side) return MOVEMENT["ride-other"];
    if (isUnderWay(p, side)) return MOVEMENT["march-other"];
    if ((p.leaderMarks[leader] & RODE) !== 0) return MOVEMENT["ride-rode"];
    return ridesAlone(field, leader) ? MOVEMENT["ride-army"] : MOVEMENT["ride-bound"];
  },
  end: ({ p, side }) => MOVEMENT[isUnderWay(p, side) ? "march-other" : "move-segment"],
};

/** Is a stack of a side on the march? */
function isUnderWay(p: Position, side: number): boolean {
  return p.stack.some((frame) => frame.step === "march" && frame.side === side);
}

function refuseUnit({ field, p, side, action }: Away<MovementAction & { readonly unit: string }>): Refusal {
  const unit = field.unitIndex.get(action.unit);
  if (unit === undefined) return UNKNOWN["no-such-unit"];
  if (field.sideOf[unit] !== side) return MOVEMENT["take-other"];
  if (isUnderWay(p, side)) return MOVEMENT["march-other"];
  return refuseInactive(field, p, side, unit) ?? MOVEMENT["move-segment"];
}

function refuseStack({ p, side }: Away): Refusal {
  const frame = p.stack.at(-1);
  return frame?.step === "movement" && frame.side === side ? MOVEMENT["march-nobody"] : MOVEMENT["move-segment"];
}

/** Does a leader ride once a turn when his side likes, rather than with his formation (NWO-4.3-a, NWO-RUL156)? */
function ridesAlone({ leads, holders }: Field, leader: LeaderIndex): boolean {
  const kind = leads[leader] === NONE ? FORMATION : holders[leads[leader]].kind;
  return kind === HEADQUARTERS || kind === WING;
}
