import type { Refusal } from "@stonebridge/kernel";

/** What became of an action. */
export type ActResult =
  | { readonly kind: "taken" }
  /** Not allowed: nothing happened. */
  | { readonly kind: "refused"; readonly refusal: Refusal }
  /** Waits for a die to be typed in (see {@link Session.askedDie}), or for the server, which rolls. */
  | { readonly kind: "dice" }
  /** Nobody can act here now: see {@link Session.closed}. */
  | { readonly kind: "closed" }
  /** Something broke: see {@link Session.trouble}. */
  | { readonly kind: "broken" };

/**
 * Why nobody can act in the session: the device is being handed over, earlier step shown, what was played is still being shown, game over,
 * dice unknown, another tab, deleted, a bot or somebody far away decides, the server has been asked, or it cannot be reached.
 */
export type Closed =
  | "curtain"
  | "looking-back"
  | "staged"
  | "over"
  | "no-dice"
  | "elsewhere"
  | "removed"
  | "bot"
  | "away"
  | "sent"
  | "offline";

export interface Trouble {
  readonly error: Error;
  /** The game is whole up to this step. */
  readonly step: number;
}
