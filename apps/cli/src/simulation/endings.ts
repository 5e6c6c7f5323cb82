import type { GameError } from "./play-game.ts";

/** What went wrong, for people; undefined if no game broke off. @param games played in all */
export function failedGames(errors: readonly GameError[], games: number): string | undefined {
  if (errors.length === 0) return undefined;
  const lines = errors.slice(0, 10).map((one) => `  game ${one.index}, decision ${one.decisions}: ${one.error}`);
  return `${errors.length} of ${games} games failed:\n${lines.join("\n")}`;
}
