import type { ActionBase, Decision } from "@stonebridge/kernel";
import type { Bot, BotLevel } from "./bot.ts";
import { createRecruit } from "./recruit.ts";

/** How a game makes the players that it brings itself. */
export interface Commanders<A extends ActionBase, V> {
  /** A colonel: answers at once. Not asked where there is no choice. */
  colonel(): (view: V, decision: Decision<A>) => A;
  general(): Bot<A, V>;
}

/** The bot of a level. @param seed of the recruit’s chance */
export function botOf<A extends ActionBase, V>(level: BotLevel, seed: number, commanders: Commanders<A, V>): Bot<A, V> {
  if (level === "recruit") return createRecruit(seed);
  if (level === "general") return commanders.general();
  const answer = commanders.colonel();
  return {
    blind: false,
    choose: (view, decision) =>
      Promise.resolve(decision.actions.length === 1 ? decision.actions[0] : answer(view, decision)),
  };
}
