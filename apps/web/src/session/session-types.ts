import type { ActionBase, EventBase, Match, Refusal } from "@stonebridge/kernel";
import type { GameEntry, LoadedGame } from "../games/contract/entry.ts";
import type { SavedGame } from "../storage/saved-game.ts";

/** What became of an action. */
export type ActResult =
  | { readonly kind: "taken" }
  /** Not allowed: nothing happened. */
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** Waits for a die to be typed in: see {@link Session.askedDie}. */
  | { readonly kind: "dice" }
  /** Nobody can act here now: see {@link Session.closed}. */
  | { readonly kind: "closed" }
  /** Something broke: see {@link Session.trouble}. */
  | { readonly kind: "broken" };

/** Why nobody can act in the session: the device is being handed over, earlier step shown, what was played is still being shown, game over, dice unknown, another tab, deleted, or a bot decides. */
export type Closed = "curtain" | "looking-back" | "staged" | "over" | "no-dice" | "elsewhere" | "removed" | "bot";

export interface Trouble {
  readonly error: Error;
  /** The game is whole up to this step. */
  readonly step: number;
}

/** What a session is made from. */
export interface SessionStart<P, A extends ActionBase, E extends EventBase, V> {
  readonly entry: GameEntry<P, A, E, V>;
  readonly loaded: LoadedGame<P, A, E, V>;
  readonly match: Match<P, A, E, V>;
  readonly saved: Omit<SavedGame, "revision" | "glance" | "steps" | "touched" | "rulesVersion">;
  /** What the store holds of it; absent: nothing yet. */
  readonly stored?: { readonly revision: number; readonly steps: number };
  /** Fetches the game as another tab has stored it; undefined where it is gone. */
  readonly refetch: () => Promise<{ readonly match: Match<P, A, E, V>; readonly saved: SavedGame } | undefined>;
}
