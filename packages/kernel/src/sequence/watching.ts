import type { RuleId } from "../game.ts";

/** Told of every rule that fires. */
export type RuleWatch = (rule: RuleId) => void;

let watch: RuleWatch | undefined;

/**
 * Has every rule told that fires from now on, in any game: it refuses an action or a file, gives a choice, or is cited by an event, a die
 * or a modifier. For the coverage of tests.
 * @param told undefined: nobody watches any more
 */
export function watchRules(told: RuleWatch | undefined): void {
  watch = told;
}

/** Is anybody watching? Otherwise nothing need be looked through. */
export function isWatched(): boolean {
  return watch !== undefined;
}

/** Tells the watch of every rule that something cites as its `rule`, however deep. */
export function fire(said: unknown): void {
  if (watch === undefined || typeof said !== "object" || said === null) return;
  for (const [key, value] of Object.entries(said)) {
    if (key === "rule" && typeof value === "string") watch(value);
    else fire(value);
  }
}
