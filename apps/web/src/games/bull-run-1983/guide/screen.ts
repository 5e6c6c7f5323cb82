import type { PlayState } from "../../../play/play-state.svelte.ts";
import type { Lesson as AnyLesson } from "../../contract/guide.ts";
import { hexOf } from "../offers/index.ts";
import type { OldBullRun } from "../types.ts";

/** What lessons of this game read from the play screen. */

export type Play = PlayState<OldBullRun>;
export type Lesson = Omit<AnyLesson<OldBullRun>, "id">;

/** The player's side. */
export const OWN = "union";

/** The player's turn of this number is over. */
export function over(play: Play, turn: number): boolean {
  const { view } = play.session;
  return view.turn > turn || (view.turn === turn && view.side !== OWN);
}

export const seen = (play: Play, piece: string) => play.session.view.pieces.find((one) => one.id === piece);

export const hexesAt = (play: Play, ...pieces: readonly string[]): readonly string[] =>
  pieces.flatMap((piece) => hexOf(play.session.view, piece) ?? []);
