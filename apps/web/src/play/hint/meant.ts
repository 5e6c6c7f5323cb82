import { type ActionBase, sameJson } from "@stonebridge/kernel";
import type { DeskMoves } from "../../games/contract/desk.ts";
import type { Hand } from "../../games/contract/offers.ts";
import type { GameTypes } from "../../games/contract/types.ts";

/** What all games call an action that leads from one place to the next, and the hex games one by which another piece comes along. */
const STEP = "step";
const COMES_ALONG = "with";
/** What the hex games call the action that only takes a piece in hand. */
const TAKES = "take";

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
 * The offer that comes closest to what a bot would play: all of it, or as much as one offer does; or one that brings the same pieces to the
 * same place by another way.
 * @param actions what the bot would play, in order
 */
export function meantBy<O extends { readonly actions: readonly ActionBase[] }>(
  offers: readonly Reached<O>[],
  actions: readonly ActionBase[],
): Reached<O> | undefined {
  let best: Reached<O> | undefined;
  let most = 0;
  for (const reached of offers) {
    const worth = alike(reached.offer.actions, actions);
    if (worth <= most) continue;
    most = worth;
    best = reached;
  }
  return best;
}

/** How many actions of a deed an offer does; another way to the same place is worth less than the way itself; 0: it does something else. */
function alike(own: readonly ActionBase[], deed: readonly ActionBase[]): number {
  if (own.every((action, at) => sameJson(action, deed[at]))) return own.length;
  // Where both arrive: steps that lead there may differ, whoever comes along and what is done there may not.
  const arrives = own.findLastIndex(({ type }) => type === STEP);
  const end = deed.findLastIndex((action) => sameJson(action, own[arrives]));
  if (arrives < 0 || end < 0) return 0;
  const rest = own.slice(arrives + 1);
  const others = (list: readonly ActionBase[]): readonly ActionBase[] => list.filter(({ type }) => type !== STEP);
  const same =
    sameJson(others(own.slice(0, arrives)), others(deed.slice(0, end))) &&
    rest.every((action, at) => sameJson(action, deed[end + 1 + at]));
  return same ? end + rest.length + 0.5 : 0;
}

/** The same of whoever leads alone: where the screen offers a march to him or to everybody in his hex, a bot may take some along. */
export function meantByLeader<O extends { readonly actions: readonly ActionBase[] }>(
  offers: readonly Reached<O>[],
  actions: readonly ActionBase[],
): Reached<O> | undefined {
  return meantBy(
    offers,
    actions.filter(({ type }) => type !== COMES_ALONG),
  );
}

/** The same of a bot that takes somebody in hand and leaves it at that: no button does so, the one that follows does what he means. */
export function meantAfterAll<O extends { readonly actions: readonly ActionBase[] }>(
  offers: readonly Reached<O>[],
  actions: readonly ActionBase[],
): Reached<O> | undefined {
  const [first, ...rest] = actions;
  if (first?.type !== TAKES || rest.some(({ type }) => type === STEP)) return undefined;
  // he may be let go again before that
  return rest.map((_, at) => meantBy(offers, rest.slice(at))).find((meant) => meant !== undefined);
}
