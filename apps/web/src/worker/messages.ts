import type { Progress } from "@stonebridge/bots";
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

export type FromBot =
  | { readonly kind: "progress"; readonly question: number; readonly progress: Progress }
  /** Without an action it gives up. */
  | { readonly kind: "chosen"; readonly question: number; readonly action: ActionBase | undefined }
  | { readonly kind: "failed"; readonly question: number; readonly message: string };
