import { type ActionBase, sameJson } from "@stonebridge/kernel";
import type { DeskMoves } from "../games/contract/desk.ts";
import type { GameTypes } from "../games/contract/types.ts";
import { allOffers, meantBy, type Reached } from "../play/hint/meant.ts";

/**
 * What the screen offers of an answer: as much of it as one offer does, or else the shortest that goes on after it; undefined if nothing does.
 * @param deed actions that follow each other
 * @param exact leaves out other ways to the same place
 */
export function answerOffer<G extends GameTypes>(
  moves: DeskMoves<G>,
  table: G["table"],
  deed: readonly ActionBase[],
  exact = false,
): Reached<G["offer"]> | undefined {
  const offers = allOffers(moves, table);
  const agrees = ({ offer }: Reached<G["offer"]>): boolean =>
    offer.actions.every((action, at) => at >= deed.length || sameJson(action, deed[at]));
  const meant = exact ? offers.filter(agrees) : offers;
  return (
    meantBy(meant, deed) ??
    offers.filter(agrees).toSorted((one, other) => one.offer.actions.length - other.offer.actions.length)[0]
  );
}
