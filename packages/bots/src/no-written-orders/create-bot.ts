import type { Action, NoWrittenOrders, View } from "@stonebridge/games/no-written-orders";
import { deriveSeed, fastDice } from "@stonebridge/kernel";
import type { Bot, BotLevel } from "../bot.ts";
import { botOf } from "../bot-of.ts";
import { Colonel } from "./colonel.ts";

/**
 * A bot for No Written Orders.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, where time does not run out
 */
export function createBot(level: BotLevel, game: NoWrittenOrders, seed = 0): Bot<Action, View> {
  return botOf(level, seed, {
    colonel() {
      const colonel = new Colonel(game);
      // what is hidden is thought of the same way all turn long, so that plans hold
      return (view, decision) => colonel.choose(game.imagine(view, fastDice(deriveSeed(seed, view.turn))), decision);
    },
    general: () => {
      const colonel = new Colonel(game);
      return {
        blind: false,
        choose: (view, decision) =>
          Promise.resolve(colonel.choose(game.imagine(view, fastDice(deriveSeed(seed, view.turn))), decision)),
      };
    },
  });
}
