import type { Action, NoWrittenOrders, View } from "@stonebridge/games/no-written-orders";
import type { Bot, BotName } from "../bot.ts";
import { botOf } from "../bot-of.ts";
import { type Thinking, machineClock } from "../clock.ts";
import { imaginedBy } from "../imagining.ts";
import { Colonel } from "./colonel.ts";
import { General } from "./general.ts";

/** More play-outs than this bring nothing new. */
const MOST_PLAYOUTS = 1_000;

/**
 * A bot for No Written Orders.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 */
export function createBot(name: BotName, game: NoWrittenOrders, seed = 0, thinking: Thinking = {}): Bot<Action, View> {
  const { clock = machineClock, playouts = MOST_PLAYOUTS } = thinking;
  return botOf(name, seed, {
    colonel() {
      const colonel = new Colonel(game);
      const imagined = imaginedBy(game, seed);
      return (view, decision) => colonel.choose(imagined(view), decision);
    },
    general: () => new General(game, seed, clock, playouts),
    marshal: async (temper) => {
      const { createMarshal, judgmentOf } = await import("./marshal.ts");
      return createMarshal(game, judgmentOf(game), seed, thinking, temper);
    },
  });
}
