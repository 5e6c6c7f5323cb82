import type { ActionBase, Decision, SituationBase } from "@stonebridge/kernel";
import type { BotLevel } from "../storage/saved-game.ts";
import type { BotProgress } from "../worker/messages.ts";

/** A bot as the worker talks to it, whichever game it plays. */
export interface WorkingBot<A extends ActionBase, V> {
  /** @param milliseconds time it may take for a search */
  choose(view: V, decision: Decision<A>, milliseconds: number, onProgress: (progress: BotProgress) => void): Promise<A>;
}

/** Makes a bot for a game opened with this situation. @throws Faulty if the situation cannot be used */
export type BotMaker = (situation: SituationBase, level: BotLevel, seed: number) => WorkingBot<ActionBase, unknown>;

/** The bots of the games on the shelf: a list of its own, for the worker they think in fetches nothing else of a game. */
export const BOTS: Readonly<Record<string, () => Promise<BotMaker>>> = {
  "bull-run-1861": async () => (await import("./bull-run-1861/bot.ts")).makeBot,
  "bull-run-1983": async () => (await import("./bull-run-1983/bot.ts")).makeBot,
  "no-written-orders": async () => (await import("./no-written-orders/bot.ts")).makeBot,
  "second-bull-run-1862": async () => (await import("./second-bull-run-1862/bot.ts")).makeBot,
};
