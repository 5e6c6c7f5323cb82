import type { Action, SecondBullRun1862, View } from "@stonebridge/games/second-bull-run-1862";
import type { Bot, BotLevel } from "../bot.ts";
import { createRecruit } from "../recruit.ts";
import { Colonel } from "./colonel.ts";

/**
 * A bot for Second Bull Run 1862.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices
 */
export function createBot(level: BotLevel, game: SecondBullRun1862, seed = 0): Bot<Action, View> {
  if (level === "recruit") return createRecruit(seed);
  const colonel = new Colonel(game);
  return {
    blind: false,
    choose(view, decision) {
      if (decision.actions.length === 1) return Promise.resolve(decision.actions[0]);
      return Promise.resolve(colonel.choose(game.imagine(view), decision));
    },
  };
}
