import type { Action, BullRun1983, View } from "@stonebridge/games/bull-run-1983";
import { deriveSeed, fastDice } from "@stonebridge/kernel";
import type { Bot, BotLevel } from "../bot.ts";
import { createRecruit } from "../recruit.ts";
import { Colonel } from "./colonel.ts";

/**
 * A bot for Bull Run (1983).
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, where time does not run out
 */
export function createBot(level: BotLevel, game: BullRun1983, seed = 0): Bot<Action, View> {
  if (level === "recruit") return createRecruit(seed);
  const colonel = new Colonel(game);
  let decisions = 0;
  return {
    blind: false,
    choose(view, decision) {
      if (decision.actions.length === 1) return Promise.resolve(decision.actions[0]);
      const p = game.imagine(view, fastDice(deriveSeed(seed, decisions++)));
      return Promise.resolve(colonel.choose(p, decision));
    },
  };
}
