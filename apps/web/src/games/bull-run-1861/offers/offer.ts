import type { Action } from "@stonebridge/games/bull-run-1861";
import type { DrawnOffer } from "../../../play/zones/drawn.ts";
import { type Offer as AnyOffer, type OfferMaker, offerOf } from "../../contract/offers.ts";

/**
 * What a pick on the map can mean: to take a piece in hand, to march (one or more steps, with a push where it takes one), to end the move and
 * face, or what its action is called.
 */
export type Meaning = "select" | "march" | "turn" | Exclude<Action["type"], "step" | "push">;

/** Something that can be done now, and where to point for it. */
export interface Offer extends Omit<DrawnOffer, keyof AnyOffer<Action>>, AnyOffer<Action> {
  readonly meaning: Meaning;
  /** It takes a push, and so a Fatigue level (10.3-b). */
  readonly pushed?: boolean;
  /** Combat: the elements that attack. */
  readonly attackers?: readonly string[];
  /** Placement: whether it uses up one of the forward brigades. */
  readonly group?: "forward" | "base";
  /** Line: which one. */
  readonly line?: "front" | "second";
}

export const offer: OfferMaker<Offer> = offerOf;

/** Ways to read a pick: as a march or attack unless the player says otherwise. */
export const MODES = ["deploy", "regroup", "turn", "extend", "attach"] as const;
export type Mode = (typeof MODES)[number];
