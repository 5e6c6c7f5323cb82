import { sameJson } from "@stonebridge/kernel";
import type { DeskMoves } from "../games/contract/desk.ts";
import type { GameTypes } from "../games/contract/types.ts";
import { allOffers, type Reached } from "../play/hint/meant.ts";

/** The shortest thing that the screen offers and that begins with an action; undefined if it offers none. */
export function answerOffer<G extends GameTypes>(
  moves: DeskMoves<G>,
  table: G["table"],
  action: unknown,
): Reached<G["offer"]> | undefined {
  return allOffers(moves, table)
    .filter(({ offer }) => sameJson(offer.actions[0], action))
    .toSorted((one, other) => one.offer.actions.length - other.offer.actions.length)[0];
}
