import type { PlayOf } from "../../contract/play.ts";
import type { Lesson as AnyLesson } from "../../contract/guide.ts";
import { hexOf } from "../pieces.ts";
import type { OldBullRun } from "../table.ts";

/** What lessons of this game read from the play screen. */

export type Play = PlayOf<OldBullRun>;
export type Lesson = Omit<AnyLesson<OldBullRun>, "id">;

/** The player's side. */
export const OWN = "union";

/** The player's turn of this number is over. */
export function over(play: Play, turn: number): boolean {
  const { view } = play.session;
  return view.turn > turn || (view.turn === turn && view.side !== OWN);
}

/** The first turn is over. */
export const firstOver = (play: Play): boolean => over(play, 1);

/** One of these is on the march. */
export function marching({ table }: Play, ...pieces: readonly string[]): boolean {
  const hand = table?.decision.step === "march" ? table.decision.about["pieces"] : undefined;
  return Array.isArray(hand) && pieces.some((one) => hand.includes(one));
}

/** The last step that moved or changed one of these is past taking back. */
export function movedForGood({ session: { steps, undoState } }: Play, ...pieces: readonly string[]): boolean {
  const last = steps.findLastIndex(({ events }) =>
    events.some(
      (event) =>
        (event.type === "moved" && event.pieces.some((one) => pieces.includes(one))) ||
        (event.type === "flipped" && pieces.includes(event.piece)),
    ),
  );
  return last !== -1 && last < undoState.mark;
}

/** The march to a hex that can be made with what is in hand. */
export const marchTo = (play: Play, hex: string | undefined) =>
  play.offers.find((one) => one.meaning === "march" && one.hex === hex);

export const seen = (play: Play, piece: string) => play.session.view.pieces.find((one) => one.id === piece);

export const hexesAt = (play: Play, ...pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((piece) => hexOf(play.session.view, piece) ?? []);
