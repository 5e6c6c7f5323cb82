import { Failure } from "../failure.ts";
import type { GameError } from "./play-game.ts";

/** What a shell expects of a program that Ctrl-C has stopped: 128 and the number of the signal. */
const INTERRUPTED = 130;
/** Games that broke off and are named, at most. */
const NAMED = 10;

/**
 * Ends a command that has reported many games.
 * @param games that were to be played
 * @param unplayed how many of them were not played to their end
 * @throws {@link Failure} if games broke off, or Ctrl-C stopped them
 */
export function endGames(errors: readonly GameError[], games: number, unplayed: number): void {
  const lines = [
    ...(unplayed > 0 ? [`Stopped by Ctrl-C: ${games - unplayed} of ${games} games were played.`] : []),
    ...(errors.length > 0 ? [`${errors.length} of ${games - unplayed} games failed:`] : []),
    ...errors.slice(0, NAMED).map((one) => `  game ${one.index}, decision ${one.decisions}: ${one.error}`),
  ];
  if (lines.length > 0) throw new Failure(lines.join("\n"), unplayed > 0 ? INTERRUPTED : undefined);
}
