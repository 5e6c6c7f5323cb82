import type { Action } from "@stonebridge/games/no-written-orders";
import type { DrawnOffer } from "../../../play/hexes/drawn.ts";
import { type Offer as AnyOffer, type OfferMaker, offerOf } from "../../contract/offers.ts";
import type { DrawnOrder } from "../orders/drawn-order.ts";

/** What a pick on the map can mean: to take a piece in hand, to march by one or more steps, or what its action is called. */
export type Meaning = "select" | "march" | Action["type"];

/** Something that can be done now, and where to point for it. */
export interface Offer extends Omit<DrawnOffer, keyof AnyOffer<Action>>, AnyOffer<Action> {
  readonly meaning: Meaning;
  /** Halves of a movement point. */
  readonly cost?: number;
  /** The same that are left after it, of the unit that has the least. */
  readonly left?: number;
  /** The enemy may fire at the stack, or charge it, on its last step: what comes after is not known. */
  readonly disputed?: boolean;
  /** The order that it gives. */
  readonly order?: DrawnOrder;
  /** Pieces it is about besides the one that does it. */
  readonly pieces?: readonly string[];
}

export const offer: OfferMaker<Offer> = offerOf;
