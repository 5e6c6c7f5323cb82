import type { AnyGame } from "../games/contract/entry.ts";
import { shell } from "../language/shell.ts";
import type { SavedGame } from "../storage/saved-game.ts";

/** What a game began with, in words: its scenario, a lesson, an exercise, or what a file or link held. An unknown scenario goes by its id. */
export function begunAs(
  { scenario, lesson, exercise }: Pick<SavedGame, "scenario" | "lesson" | "exercise">,
  entry: Pick<AnyGame, "savedAs">,
): string {
  const { begunAs: t } = shell.t.game;
  if (exercise !== undefined) return t.exercise;
  if (scenario === "situation") return lesson === undefined ? t.situation : t.lesson;
  return scenario === "record" ? t.record : entry.savedAs(scenario);
}
