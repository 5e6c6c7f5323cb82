import type { Director } from "./director.svelte.ts";
import type { GameTypes } from "../games/contract/types.ts";

type AnyDirector = Pick<Director<GameTypes>, "tour">;

/** Who stages a session on the screen: the bar of a replay is no part of the play screen, but plays its scenes. */
const directors = new WeakMap<object, AnyDirector>();

/** @returns takes the director away again */
export function registerDirector(session: object, director: AnyDirector): () => void {
  directors.set(session, director);
  return () => void directors.delete(session);
}

/** The director of a session; undefined while no screen of it stands. */
export function directorOf(session: object): AnyDirector | undefined {
  return directors.get(session);
}
