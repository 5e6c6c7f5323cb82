import type { ActionBase } from "@stonebridge/kernel";
import type { DeskMoves } from "../../games/contract/desk.ts";
import type { Hand } from "../../games/contract/offers.ts";
import type { GameTypes } from "../../games/contract/types.ts";

/** An offer, and what has to be in hand for it. */
export interface Reached<O> {
  readonly offer: O;
  readonly hand: Hand;
}

/** Everything that can be done now, whatever is taken in hand for it and whatever picks on the map mean then. */
export function allOffers<G extends GameTypes>(moves: DeskMoves<G>, table: G["table"]): readonly Reached<G["offer"]>[] {
  const of = (hand: Hand): readonly Reached<G["offer"]>[] => {
    const offers = moves.offersOf(table, hand);
    const modes = moves
      .choicesOf(table, hand, offers)
      .flatMap(({ does }) => ((does.kind === "mode" || does.kind === "offers") && does.mode ? [does.mode] : []));
    const hands = modes.map((mode): Hand => ({ ...hand, mode }));
    return [
      ...offers.map((offer) => ({ offer, hand })),
      ...hands.flatMap((other) => moves.offersOf(table, other).map((offer) => ({ offer, hand: other }))),
    ];
  };
  const bare = of({});
  const pieces = new Set(
    bare.flatMap(({ offer }) => (offer.actions.length === 0 && offer.piece !== undefined ? [offer.piece] : [])),
  );
  return [...bare, ...[...pieces].flatMap((piece) => of({ piece }))].filter(({ offer }) => offer.actions.length > 0);
}

/**
 * The offer that comes closest to what a bot would play: all of it, or as much as one offer does; or one that ends in the same place by
 * another way.
 * @param actions what the bot would play, in order
 */
export function meantBy<O extends { readonly actions: readonly ActionBase[] }>(
  offers: readonly Reached<O>[],
  actions: readonly ActionBase[],
): Reached<O> | undefined {
  const played = actions.map((action) => JSON.stringify(action));
  let best: Reached<O> | undefined;
  let most = 0;
  for (const reached of offers) {
    const own = reached.offer.actions.map((action) => JSON.stringify(action));
    if (own[0] !== played[0]) continue;
    const same = own.every((action, at) => action === played[at]);
    const end = played.lastIndexOf(own[own.length - 1]);
    // another way to the same place is worth less than the way itself
    const worth = same ? own.length : end > 0 ? end + 0.5 : 0;
    if (worth <= most) continue;
    most = worth;
    best = reached;
  }
  return best;
}
