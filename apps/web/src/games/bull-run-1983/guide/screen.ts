import type { Action } from "@stonebridge/games/bull-run-1983";
import type { PlayState } from "../../../play/play-state.svelte.ts";
import type { Lesson as AnyLesson } from "../../contract/guide.ts";
import { hexOf } from "../offers/index.ts";
import type { Meaning, Offer } from "../offers/offer.ts";
import type { OldBullRun } from "../types.ts";

/** What lessons read from the play screen, and do on it as a hand would. */

export type Play = PlayState<OldBullRun>;
export type Lesson = Omit<AnyLesson<OldBullRun>, "id">;

/** The player's side. */
export const OWN = "union";

export const asks =
  (...steps: readonly string[]) =>
  (play: Play) =>
    steps.includes(play.table?.decision.step ?? "");

export function ownSince(play: Play, since: number, ...types: readonly Action["type"][]): boolean {
  return play.session.steps.slice(since).some((step) => step.side === OWN && types.includes(step.action.type));
}

/** The player's turn of this number is over. */
export function over(play: Play, turn: number): boolean {
  const { view } = play.session;
  return view.turn > turn || (view.turn === turn && view.side !== OWN);
}

export function offerOf(play: Play, meaning: Meaning, piece?: string): Offer | undefined {
  return play.offers.find((one) => one.meaning === meaning && (piece === undefined || one.piece === piece));
}

export function commit(play: Play, offer: Offer | undefined): void {
  if (offer) play.choosing.commit(offer);
}

export const seen = (play: Play, piece: string) => play.session.view.pieces.find((one) => one.id === piece);

export const hexesAt = (play: Play, ...pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((piece) => hexOf(play.session.view, piece) ?? []);

/** Takes a piece in hand as a click on it does. @returns whether it was in hand already */
export function inHand(play: Play, piece: string): boolean {
  if (play.choosing.hand.piece === piece) return true;
  play.board?.reveal({ kind: "piece", id: piece });
  play.choosing.pick({ kind: "piece", id: piece });
  return false;
}

export const clear = (play: Play) => {
  play.kept = new Set();
};

export const up = (play: Play, overlay: string) => play.held === overlay || play.kept.has(overlay);
