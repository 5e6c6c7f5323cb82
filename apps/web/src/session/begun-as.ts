import type { AnyGame } from "../games/contract/entry.ts";
import { shell } from "../language/shell.ts";
import type { SavedGame } from "../storage/saved-game.ts";

/** What a game began with, in words: its scenario, a lesson, a puzzle, or what a file or link held. An unknown scenario goes by its id. */
export function begunAs(
  { scenario, lesson, puzzle }: Pick<SavedGame, "scenario" | "lesson" | "puzzle">,
  entry: Pick<AnyGame, "savedAs">,
): string {
  const { begunAs: t } = shell.t.game;
  if (puzzle !== undefined) return t.puzzle;
  if (scenario === "situation") return lesson === undefined ? t.situation : t.lesson;
  return scenario === "record" ? t.record : entry.savedAs(scenario);
}
