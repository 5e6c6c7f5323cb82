import { type ActionBase, Divergence, type EventBase, type GameRecord, type Match, resume } from "@stonebridge/kernel";
import { diceCrypto } from "./dice-crypto.ts";
import { Failure } from "./failure.ts";
import type { ShelfGame } from "./shelf-game.ts";

/** The match of a record. @throws {@link Failure} at the first step that does not follow from the rules and the dice */
export function replayed<P, A extends ActionBase, E extends EventBase, V>(
  { module }: Pick<ShelfGame<P, A, E, V>, "module">,
  record: GameRecord,
  file: string,
): Match<P, A, E, V> {
  try {
    return resume<P, A, E, V>(module.open(record.situation), record, { crypto: diceCrypto });
  } catch (error) {
    if (error instanceof Divergence) throw new Failure(`${file}: ${error.message}`);
    throw error;
  }
}
