import type { ActionBase, Decision } from "@stonebridge/kernel";

/** How strong a bot plays, weakest first. */
export const BOT_LEVELS = ["recruit", "colonel", "general", "marshal"] as const;
/** One of {@link BOT_LEVELS}. */
export type BotLevel = (typeof BOT_LEVELS)[number];

/** How far a bot has got with a decision. */
export interface Progress {
  /** Work done, out of `of`. */
  readonly done: number;
  readonly of: number;
  /** What it would choose if it had to stop now. */
  readonly best?: ActionBase;
}

/** A player without hands: it chooses from a seat's view and that seat's decision, and knows nothing else. */
export interface Bot<A extends ActionBase, V> {
  /** It chooses without looking: it needs no view. */
  readonly blind: boolean;
  /**
   * Chooses one of the decision's actions.
   * @param milliseconds time it may take; bots that do not search need none
   * @param onProgress is called now and then with its progress
   */
  choose(view: V, decision: Decision<A>, milliseconds: number, onProgress?: (progress: Progress) => void): Promise<A>;
}
