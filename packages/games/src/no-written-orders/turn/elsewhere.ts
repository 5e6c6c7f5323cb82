import { PHASES } from "../vocabulary.ts";
import type { Action } from "../actions.ts";
import type { TurnAction } from "../actions/turn.ts";
import { chargesElsewhere } from "../charges/elsewhere.ts";
import { combatElsewhere } from "../combat/elsewhere.ts";
import type { Field } from "../field.ts";
import { hidingElsewhere } from "../hiding/elsewhere.ts";
import { NONE, type SideIndex, sideOf } from "../measures.ts";
import { movementElsewhere } from "../movement/elsewhere.ts";
import { ordersElsewhere } from "../orders/elsewhere.ts";
import type { Position } from "../position.ts";
import { type Asking, type Away, type Elsewhere, type Refusal, UNKNOWN } from "../refusing.ts";
import { campaignElsewhere } from "../supply/elsewhere.ts";
import { commandersOf, isTurnByTurn, pairable } from "./chits.ts";
import { goesWithoutChits } from "./night.ts";
import { TURN } from "./refusals.ts";

/** Parts of the chits’ phase that are over once both dice have been rolled (NWO-4-c). */
const ROLLED = { coordinated: 2, initial: 4 } as const;

const turnElsewhere: Elsewhere<TurnAction> = {
  name: ({ field, p, side }) => (commandersOf(field, p, side).length > 1 ? TURN["name-phase"] : TURN["name-one"]),
  begin({ field, p, side, action }) {
    if (!field.holderIndex.has(action.formation)) return UNKNOWN["no-such-holder"];
    if (isTurnByTurn(field)) return TURN["begin-never"];
    if (goesWithoutChits(field, p)) return TURN["chits-night"];
    if (!isRolled(p, "initial")) return TURN["begin-phase"];
    return p.initial !== NONE && field.holders[p.initial].side === side ? TURN["begin-chosen"] : TURN["begin-lost"];
  },
  pair({ field, p, side, action }) {
    if (!field.holderIndex.has(action.formation)) return UNKNOWN["no-such-holder"];
    if (goesWithoutChits(field, p)) return TURN["chits-night"];
    if (p.pairs[side].length > 0) return TURN["pair-chosen"];
    return isPassedOver(field, p, side) ? TURN["pair-few"] : TURN["pair-lost"];
  },
  decline: () => TURN["decline-none"],
  "play-first": ({ field }) => TURN[isTurnByTurn(field) ? "order-lost" : "order-chits"],
  "play-second": ({ field }) => TURN[isTurnByTurn(field) ? "order-lost" : "order-chits"],
};

/** Have the dice for an action been rolled this turn? */
function isRolled(p: Position, purpose: keyof typeof ROLLED): boolean {
  const chits = PHASES.indexOf("chits");
  if (p.phase !== chits) return p.phase > chits;
  const frame = p.stack.findLast(({ step }) => step === "chits");
  return frame?.step === "chits" && frame.at >= ROLLED[purpose];
}

/** Has a side won the Coordinated Action without two formations for it? */
function isPassedOver(field: Field, p: Position, side: SideIndex): boolean {
  const frame = p.stack.findLast(({ step }) => step === "chits");
  if (frame?.step !== "chits" || !isRolled(p, "coordinated") || frame.coordinated[side] === NONE) return false;
  return pairable(field, p, frame.coordinated[side]).length < 2;
}

const ELSEWHERE: Elsewhere<Action> = {
  ...turnElsewhere,
  ...ordersElsewhere,
  ...hidingElsewhere,
  ...movementElsewhere,
  ...combatElsewhere,
  ...chargesElsewhere,
  ...campaignElsewhere,
};

/**
 * Why a choice that no step offers its side now cannot be taken: the clause that closed it, or the one that says when it is made. Nothing
 * for what merely ends another choice.
 */
export function elsewhere({ play, side, action }: Asking): Refusal | undefined {
  const { field, p } = play;
  return ofType(action.type, { field, p, side: sideOf(side), action });
}

function ofType<T extends Action["type"]>(
  type: T,
  away: Away<Extract<Action, { readonly type: T }>>,
): Refusal | undefined {
  return ELSEWHERE[type](away);
}
