import type { Action } from "@stonebridge/games/no-written-orders";
import type { Pointed } from "../../../play/desk/questions.ts";
import type { Attempt } from "../../../play/picking/attempts.ts";
import type { Hand } from "../../contract/offers.ts";
import { offers } from "../meanings.ts";
import { findPiece, hexOf, holderOfHeadquarters, holderOfTrain } from "../pieces/pieces.ts";
import type { Table } from "../table.ts";
import type { Offer } from "./offer.ts";

/**
 * Choices of somebody and a hex, such as a battery and its target: who is taken in hand first, unless there is one alone; with him in
 * hand every hex is one pick away. What has no hex is pointed at directly, or has a button.
 */
export function aimedOffers(table: Table, hand: Hand): readonly Offer[] {
  return aimedFrom(table, hand, table.decision.actions);
}

/** The same of some of the actions. */
export function aimedFrom(table: Table, hand: Hand, actions: readonly Action[]): readonly Offer[] {
  const aimed = actions.filter((action) => "hex" in action && offers.doer(action) !== undefined);
  const doers = [...new Set(aimed.flatMap((action) => offers.doer(action) ?? []))];
  const inHand = hand.piece !== undefined && doers.includes(hand.piece) ? hand.piece : undefined;
  const doer = inHand ?? (doers.length === 1 ? doers[0] : undefined);
  return [
    ...aimed.filter((action) => offers.doer(action) === doer).map((action) => offers.of(table, action)),
    ...doers.filter((one) => one !== doer).map(offers.selects),
    ...actions.filter((action) => !aimed.includes(action)).map((action) => offers.of(table, action)),
  ];
}

type Tried = Attempt<Table, Action> | undefined;

/** Why the unit in hand, or the one there is, cannot aim at a hex or go there. */
export function aiming(type: "bombard" | "assault" | "charge" | "fall" | "appear") {
  return (table: Table, hand: Hand, { piece, place: hex }: Pointed): Tried => {
    const own = piece !== undefined && findPiece(table.view, piece)?.side === table.side;
    const unit = hand.piece ?? onlyDoer(table);
    return own || unit === undefined || hex === undefined ? undefined : { table, action: { type, unit, hex } };
  };
}

/** Why headquarters cannot be moved to a hex. */
export function seating(table: Table, hand: Hand, { place: hex }: Pointed): Tried {
  const piece = hand.piece ?? onlyDoer(table);
  const holder = piece === undefined ? undefined : holderOfHeadquarters(piece);
  if (hex === undefined || piece === undefined || holder === undefined || hex === hexOf(table.view, piece))
    return undefined;
  return { table, action: { type: "seat", holder, hex } };
}

/** Why a train cannot be moved to a hex. */
export function hauling(table: Table, hand: Hand, { place: hex }: Pointed): Tried {
  const piece = hand.piece ?? onlyDoer(table);
  const train = piece === undefined ? undefined : holderOfTrain(piece);
  return hex === undefined || train === undefined ? undefined : { table, action: { type: "haul", train, hex } };
}

/** The one counter that can do anything here. */
function onlyDoer({ decision }: Table): string | undefined {
  const doers = new Set(decision.actions.flatMap((action) => offers.doer(action) ?? []));
  return doers.size === 1 ? [...doers][0] : undefined;
}
