import type { DiceSource } from "../dice/dice-source.ts";
import type { ActionBase, EventBase, Game } from "../game.ts";
import type { DiceCrypto } from "../dice/keyed-dice.ts";
import { CHECKPOINT_EVERY, Match } from "./match.ts";
import type { GameRecord } from "./record.ts";
import { reading } from "./reading.ts";
import { finish, sourceOf } from "./replay.ts";
import { present } from "../present.ts";

/** How a recorded game goes on. */
export interface ResumeSettings {
  /** Dice for the steps to come; if absent, the same as before, provided the record has what that takes. */
  readonly dice?: DiceSource;
  /** Needed to check keyed dice and continue with them. */
  readonly crypto?: DiceCrypto;
}

/**
 * Resumes a recorded game, checking it on the way.
 * @param game opened with the record's situation; if that does not say its bid, the match has the one that the record was played with
 * @throws Divergence at the first step that does not follow from the rules and the dice
 */
export function resume<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  settings: ResumeSettings = {},
): Match<P, A, E, V> {
  return finish(resuming(game, record, settings));
}

/** The same in parts; yields the number of each step it has read. */
export function* resuming<P, A extends ActionBase, E extends EventBase, V>(
  game: Game<P, A, E, V>,
  record: GameRecord,
  settings: ResumeSettings = {},
): Generator<number, Match<P, A, E, V>, void> {
  let checkpoints = new Map<number, P>();
  const keeping = (played: Game<P, A, E, V>) => {
    checkpoints = new Map();
    return (step: number, position: P) => {
      if (step % CHECKPOINT_EVERY === 0) checkpoints.set(step, played.copy(position));
    };
  };
  const replayed = yield* reading<P, A, E, V>(game, record, settings.crypto, keeping);
  const { opening, steps, position } = replayed;
  const match = new Match(replayed.game, {
    players: record.players,
    notes: record.notes,
    opening,
    steps,
    position,
    checkpoints,
    stretches: record.dice,
    source: sourceOf(present(record.dice.at(-1), "stretch of dice"), settings.crypto),
    resigned: record.resigned,
    stopped: record.stopped,
  });
  if (settings.dice) match.changeDice(settings.dice);
  return match;
}
