import type { Action } from "@stonebridge/games/no-written-orders";
import type { Table } from "../table.ts";
import { directOffer, doerOf } from "./direct.ts";
import { type Hand, hexAndItsPieces, offer, type Offer, selects } from "./offer.ts";

/**
 * Choices of somebody and a hex, such as a battery and its target: who is taken in hand first, unless there is one alone; with him in
 * hand every hex is one pick away. What has no hex is pointed at directly, or has a button.
 */
export function aimedOffers(table: Table, hand: Hand): readonly Offer[] {
  const { actions } = table.decision;
  const aimed = actions.filter((action) => "hex" in action && doerOf(action) !== undefined);
  const doers = [...new Set(aimed.flatMap((action) => doerOf(action) ?? []))];
  const inHand = hand.piece !== undefined && doers.includes(hand.piece) ? hand.piece : undefined;
  const doer = inHand ?? (doers.length === 1 ? doers[0] : undefined);
  return [
    ...aimed.flatMap((action) => (doerOf(action) === doer && "hex" in action ? [aimedOffer(table, action)] : [])),
    ...doers.filter((one) => one !== doer).map(selects),
    ...actions.filter((action) => !aimed.includes(action)).map((action) => directOffer(table, action)),
  ];
}

function aimedOffer(table: Table, action: Action & { readonly hex: string }): Offer {
  const piece = doerOf(action);
  return offer(action.type, [action], hexAndItsPieces(table, action.hex), {
    hex: action.hex,
    ...(piece === undefined ? {} : { piece }),
  });
}
