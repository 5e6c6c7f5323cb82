import type { ActionBase, EventBase, Game } from "../game.ts";
import type { DiceCrypto } from "../dice/keyed-dice.ts";
import type { GameRecord } from "./record.ts";
import { type UnprovenDice, unprovenDice } from "./proof.ts";
import { reading } from "./reading.ts";
import { type Disagreement, Divergence, finish } from "./replay.ts";

/** What {@link verify} found. */
export type Verdict =
  | {
      readonly ok: true;
      /** The dice that follow from the record but may have been chosen; none if every die comes from the one key sealed first. */
      readonly unproven: readonly UnprovenDice[];
    }
  | {
      readonly ok: false;
      /** The first step that differs; 0: before the first action. */
      readonly step: number;
      /** What differs, as a sentence in English. */
      readonly problem: string;
      /** What differs, for other languages. */
      readonly disagreement: Disagreement;
    };

/**
 * Whether a record follows from the rules and its dice: every action legal, every die one that the step rolled,
 * every die of a seed or a revealed key the right one, the key the one promised, the outcome correct.
 * A record that passes may still contain dice that somebody chose: `unproven` says which.
 * @param game opened with the record's situation
 * @param crypto needed to check keyed dice; without it they are taken as recorded
 */
export function verify<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  crypto?: DiceCrypto,
): Verdict {
  try {
    finish(reading(game, record, crypto));
    return { ok: true, unproven: unprovenDice(record, crypto) };
  } catch (error) {
    if (!(error instanceof Divergence)) throw error;
    return { ok: false, step: error.step, problem: error.message, disagreement: error.disagreement };
  }
}
