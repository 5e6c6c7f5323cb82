import type { Action } from "@stonebridge/games/bull-run-1983";
import { type Hand, ofType } from "../../contract/offers.ts";
import { MEANINGS, offers } from "../meanings.ts";
import { hexOf } from "../pieces.ts";
import type { Table } from "../table.ts";
import type { Offer } from "./offer.ts";

/**
 * Pieces that one would point at for an action: who moves or changes; of a brigade to be formed, and of a dummy that is
 * not on the map yet, its leader.
 */
export function doers({ game, view }: Table, action: Action): readonly string[] {
  if (!("piece" in action)) return [];
  if (action.type !== "form" && (action.type !== "hide" || hexOf(view, action.piece) !== undefined))
    return [action.piece];
  const { field } = game;
  const leader = field.leader[field.index.get(action.piece) ?? -1];
  return leader === undefined || leader < 0 ? [] : [field.ids[leader]];
}

/** Whether the piece is a leader who can go under his dummy, or a dummy that can take more in or give back whom it hides. */
export function hides(table: Table, piece: string): boolean {
  const { decision, game, view } = table;
  const isDummy = game.field.kindOf[game.field.index.get(piece) ?? -1] === "dummy";
  return (
    (isDummy && hexOf(view, piece) !== undefined) ||
    ofType(decision.actions, "hide").some((one) => doers(table, one).includes(piece))
  );
}

/** What can be pointed at directly; and for the piece in hand, by buttons, what only it can do. */
export function withHand(table: Table, hand: Hand, actions: readonly Action[]): readonly Offer[] {
  const isBound = ({ type }: Action): boolean => MEANINGS[type].ofHand === true;
  const bound = actions.filter(isBound);
  const direct = actions.filter((one) => !isBound(one)).map((one) => offers.of(table, one));
  const pointed = new Set(direct.flatMap((one) => one.targets));
  const pieces = new Set(bound.flatMap((one) => doers(table, one)));
  return [
    ...direct,
    ...bound
      .filter((one) => hand.piece !== undefined && doers(table, one).includes(hand.piece))
      .map((one) => ({ ...offers.of(table, one), targets: [] })),
    ...[...pieces].filter((one) => one !== hand.piece && !pointed.has(`piece:${one}`)).map(offers.selects),
  ];
}
