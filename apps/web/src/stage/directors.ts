import type { Director } from "./director.svelte.ts";
import type { GameTypes } from "../games/contract/types.ts";

type AnyDirector = Pick<Director<GameTypes>, "tour">;

/** Connects sessions to their directors: the replay bar is not part of the play screen, but plays its scenes. */
const directors = new WeakMap<object, AnyDirector>();

/** @returns removes the director again */
export function registerDirector(session: object, director: AnyDirector): () => void {
  directors.set(session, director);
  return () => void directors.delete(session);
}

/** The director of a session; undefined if it has no screen. */
export function directorOf(session: object): AnyDirector | undefined {
  return directors.get(session);
}
