import type { Action } from "@stonebridge/games/bull-run-1983";
import type { DrawnOffer } from "../../../play/hexes/drawn.ts";
import { type Offer as AnyOffer, type OfferMaker, offerOf } from "../../contract/offers.ts";

/** What a pick on the map can mean: to take a piece in hand, to go somewhere, or what its action is called. */
export type Meaning = "select" | "march" | Action["type"];

/** Something that can be done now, and where to point for it. */
export interface Offer extends Omit<DrawnOffer, keyof AnyOffer<Action>>, AnyOffer<Action> {
  readonly meaning: Meaning;
  /** Sixths of a movement point. */
  readonly cost?: number;
  /** The same that are left after it, of the piece that has the least. */
  readonly left?: number;
  /** The move ends there, beside enemies (5.81). */
  readonly stops?: boolean;
  /** Pieces it is about besides the one that does it. */
  readonly pieces?: readonly string[];
}

export const offer: OfferMaker<Offer> = offerOf;
