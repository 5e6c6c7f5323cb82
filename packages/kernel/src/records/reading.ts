import type { ActionBase, EventBase, Game } from "../game.ts";
import type { DiceCrypto } from "../dice/keyed-dice.ts";
import type { GameRecord } from "./record.ts";
import { present } from "../present.ts";
import { Divergence, type Replayed, replaying } from "./replay.ts";

/** A record as it was replayed. */
export interface Reading<P, A extends ActionBase, E extends EventBase, V> extends Replayed<P, A, E> {
  /** With the bid that the record was played with. */
  readonly game: Game<P, A, E, V>;
}

/**
 * Replays a record, if need be with each bid that it may have been played with: one that does not say its bid can be told by its end.
 * Yields the number of each step read; with another bid it begins again.
 * @param keeping gives what is called with the position after each step; see {@link replaying}
 * @throws {@link Divergence} at the first step that differs
 */
export function* reading<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  crypto?: DiceCrypto,
  keeping?: (game: Game<P, A, E, V>) => (step: number, position: P) => void,
): Generator<number, Reading<P, A, E, V>, void> {
  let first: Divergence | undefined;
  for (const one of readingsOf(game)) {
    try {
      return { game: one, ...(yield* replaying<P, A, E, V>(one, record, crypto, keeping?.(one))) };
    } catch (error) {
      if (!(error instanceof Divergence)) throw error;
      first ??= error;
    }
  }
  const { step, disagreement } = present(first, "game");
  throw new Divergence(step, disagreement, game.otherBids && HINT);
}

const HINT =
  "It has even chances but does not say by how many points, and no number that this game once gave makes it right.";

function* readingsOf<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
): Iterable<Game<P, A, E, V>> {
  yield game;
  if (game.otherBids) yield* game.otherBids();
}
