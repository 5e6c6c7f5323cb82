import { type Action, type View, isAction } from "@stonebridge/games/bull-run-1983";
import type { Meanings } from "../../play/desk/meanings.ts";
import { offering } from "../../play/desk/offering.ts";
import type { TargetKey } from "../contract/offers.ts";
import { type Offer, offer } from "./offers/offer.ts";
import { hexOf, sideOf } from "./pieces.ts";
import type { Table } from "./table.ts";

/** What this game alone asks of a meaning. */
interface Besides {
  /** Its piece is taken in hand for it, then it has a button: there can be dozens. */
  readonly ofHand?: true;
}

/** What everything that is offered means, once: who does it, where it is picked, what its button, arrow and place on the map are. */
export const MEANINGS: Meanings<Action, Offer, Table, Besides> = {
  select: {},
  // The set-up (1).
  take: { piece: "piece", picked: "piece", begins: true },
  put: { place: "hex", picked: "place", sight: "goal" },
  return: { piece: "piece", picked: "piece", ofHand: true, button: "always" },
  abatis: { place: "hex", picked: "place" },
  clear: { place: "hex", picked: "place" },
  trestle: {},
  hide: { piece: "piece", picked: "piece", ofHand: true, button: "always" },
  suggest: {},
  ready: { ends: true, twice: true, byHand: true },
  // Command in the fog of war, brigades and batteries (8, 9.1).
  thaw: { piece: "piece", picked: "piece" },
  form: { piece: "piece", picked: "piece", ofHand: true, button: "always" },
  break: { piece: "piece", picked: "piece", ofHand: true, button: "always" },
  flip: { piece: "piece", picked: "piece", ofHand: true, button: "always" },
  // Movement (5).
  march: { goes: "path" },
  with: { piece: "piece", picked: "piece" },
  step: { place: "hex", picked: "place" },
  leave: { piece: "piece", picked: "piece" },
  stop: { ends: true },
  enter: { piece: "piece", picked: "piece", begins: true },
  rail: { piece: "piece", picked: "piece" },
  // An automatic victory (10): by any of those against whom it is.
  overwhelm: {
    also: (_, { pieces }) => pieces.map((piece): TargetKey => `piece:${piece}`),
    more: (_, { pieces }) => ({ pieces }),
    button: "always",
    icon: "attack",
    fights: true,
    aims: true,
    twice: true,
    byHand: true,
  },
  fight: { icon: "attack", fights: true, twice: true, byHand: true },
  abandon: {},
  done: { ends: true, byHand: true },
  // Battles (6, 7): by who is in them, defenders by their hex as well.
  target: { piece: "piece", picked: "piece", also: hexOfPiece },
  assign: { piece: "piece", picked: "piece" },
  close: { icon: "check" },
  join: { piece: "piece", picked: "piece" },
  complete: {},
  next: {},
  lose: { piece: "piece", picked: "piece", also: hexOfPiece },
  retreat: { piece: "piece", place: "hex", picked: "place", sight: "goal", goes: "back" },
  follow: { piece: "piece", picked: "piece", button: "always" },
  advance: { piece: "piece", place: "hex", picked: "place", sight: "goal", goes: "straight" },
  // The Rally phase (14).
  revive: { piece: "piece", picked: "piece", button: "always" },
};

function hexOfPiece({ view }: { readonly view: View }, { piece }: { readonly piece: string }): readonly TargetKey[] {
  const hex = hexOf(view, piece);
  return hex === undefined ? [] : [`space:${hex}`];
}

/** Makes the offers of single actions. */
export const offers = offering<Action, Offer, Table>({
  meanings: MEANINGS,
  make: offer,
  isAction,
  details: (piece, hex) => ({ ...(piece === undefined ? {} : { piece }), ...(hex === undefined ? {} : { hex }) }),
  ground: {
    placeOf: ({ view }, counter) => hexOf(view, counter),
    // A hex that is a goal is picked itself: whoever stands there may be meant for something else.
    countersIn: () => [],
    countersOf: (_, piece) => [piece],
    named: (_, __, counter) => counter,
    isOwn: ({ view, side }, counter) => sideOf(view, counter) === side,
  },
});
