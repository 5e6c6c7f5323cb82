import type { Action, NoWrittenOrders, View } from "@stonebridge/games/no-written-orders";
import { deriveSeed, fastDice } from "@stonebridge/kernel";
import type { Bot, BotLevel } from "../bot.ts";
import { botOf } from "../bot-of.ts";
import { type Thinking, machineClock } from "../clock.ts";
import { Colonel } from "./colonel.ts";
import { General } from "./general.ts";

/** More play-outs than this tell nothing new. */
const MOST_PLAYOUTS = 1_000;

/**
 * A bot for No Written Orders.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, where time does not run out
 */
export function createBot(
  level: BotLevel,
  game: NoWrittenOrders,
  seed = 0,
  { clock = machineClock, playouts = MOST_PLAYOUTS }: Thinking = {},
): Bot<Action, View> {
  return botOf(level, seed, {
    colonel() {
      const colonel = new Colonel(game);
      // what is hidden is thought of the same way all turn long, so that plans hold
      return (view, decision) => colonel.choose(game.imagine(view, fastDice(deriveSeed(seed, view.turn))), decision);
    },
    general: () => new General(game, seed, clock, playouts),
  });
}
