import {
  type ActionBase,
  Divergence,
  type EventBase,
  type GameRecord,
  type Match,
  resuming,
} from "@stonebridge/kernel";
import { diceCrypto } from "./dice-crypto.ts";
import { Failure } from "./failure.ts";
import type { ShelfGame } from "./shelf-game.ts";
import type { Progress } from "./terminal/progress.ts";

/** The match of a record. @param progress shows how far it is played through @throws {@link Failure} at the first step that does not follow from the rules and the dice */
export function replayed<P, A extends ActionBase, E extends EventBase, V>(
  { module }: Pick<ShelfGame<P, A, E, V>, "module">,
  record: GameRecord,
  file: string,
  progress: Progress,
): Match<P, A, E, V> {
  try {
    const reading = resuming<P, A, E, V>(module.open(record.situation), record, { crypto: diceCrypto });
    for (;;) {
      const { done, value } = reading.next();
      if (done === true) return value;
      progress.show(value, record.steps.length);
    }
  } catch (error) {
    if (error instanceof Divergence) throw new Failure(`${file}: ${error.message}`);
    throw error;
  } finally {
    progress.clear();
  }
}
