import type { ActionBase, Decision, SituationBase } from "@stonebridge/kernel";
import type { BotName } from "../storage/saved-game.ts";

/** What the page asks of the worker in which a bot thinks. The bot gets a view and a decision, never the position. */
export type ToBot =
  | {
      readonly kind: "open";
      readonly game: string;
      readonly situation: SituationBase;
      readonly level: BotName;
    }
  | {
      readonly kind: "think";
      /** Comes back with every answer: one that is not awaited any more is passed over. */
      readonly question: number;
      readonly view: unknown;
      readonly decision: Decision<ActionBase>;
      readonly milliseconds: number;
      /** It may give up instead of choosing. */
      readonly mayGiveUp: boolean;
    };

/** How far a bot's search has come. */
export interface BotProgress {
  readonly done: number;
  readonly of: number;
  /** The best action so far: taken when somebody says "play now". */
  readonly best?: ActionBase;
  /** What it has thought in this half-turn, and the most it may: milliseconds; absent: every decision has its own time. */
  readonly halfTurn?: { readonly spent: number; readonly most: number };
}

export type FromBot =
  | { readonly kind: "progress"; readonly question: number; readonly progress: BotProgress }
  /** Without an action it gives up. */
  | { readonly kind: "chosen"; readonly question: number; readonly action: ActionBase | undefined }
  | { readonly kind: "failed"; readonly question: number; readonly message: string };
