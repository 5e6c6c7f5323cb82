import {
  type ActionBase,
  Divergence,
  type EventBase,
  type GameRecord,
  type Match,
  resuming,
} from "@stonebridge/kernel";
import { diceCrypto } from "./dice-crypto.ts";
import { problemOf } from "./divergence.ts";
import { Failure } from "./failure.ts";
import type { ShelfGame } from "./shelf-game.ts";
import type { Progress } from "./terminal/progress.ts";

/** The match of a record. @param progress shows how far it is played through @throws {@link Failure} at the first step that does not follow from the rules and the dice */
export async function replayed<P, A extends ActionBase, E extends EventBase, V>(
  shelf: Pick<ShelfGame<P, A, E, V>, "module" | "narrator">,
  record: GameRecord,
  file: string,
  progress: Progress,
): Promise<Match<P, A, E, V>> {
  const game = shelf.module.open(record.situation);
  try {
    const reading = resuming<P, A, E, V>(game, record, { crypto: diceCrypto });
    for (;;) {
      const { done, value } = reading.next();
      if (done === true) return value;
      progress.show(value, record.steps.length);
    }
  } catch (error) {
    if (error instanceof Divergence) {
      const { step, disagreement, message: problem } = error;
      throw new Failure(`${file}: ${await problemOf(shelf, game, { step, disagreement, problem })}`);
    }
    throw error;
  } finally {
    progress.clear();
  }
}
