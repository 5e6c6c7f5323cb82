import type { Action } from "@stonebridge/games/second-bull-run-1862";
import type { DrawnOffer } from "../../../play/zones/drawn.ts";
import { type Offer as AnyOffer, type OfferMaker, offerOf } from "../../contract/offers.ts";

/**
 * What a pick on the map can mean: to take a piece in hand, to march (one or more steps, with a forced march where it takes one), to end
 * the action and face, or what its action is called.
 */
export type Meaning = "select" | "march" | "turn" | Exclude<Action["type"], "step" | "force">;

/** Something that can be done now, and where to point for it. */
export interface Offer extends Omit<DrawnOffer, keyof AnyOffer<Action>>, AnyOffer<Action> {
  readonly meaning: Meaning;
  /** It takes a forced march, and so a level of Fatigue (SB62-9.4-a). */
  readonly forced?: boolean;
  /** The division it activates. */
  readonly division?: string;
  /** Letter of the entry by which somebody comes. */
  readonly entry?: string;
}

export const offer: OfferMaker<Offer> = offerOf;

/** Ways to read a pick, where it could mean several things. */
export const MODES = ["turn"] as const;
export type Mode = (typeof MODES)[number];
