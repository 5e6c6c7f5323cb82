import type { Action, BullRun1861, View } from "@stonebridge/games/bull-run-1861";
import type { Bot, BotName } from "../bot.ts";
import { botOf } from "../bot-of.ts";
import { type Thinking, machineClock } from "../clock.ts";
import { Colonel } from "./colonel.ts";
import { General } from "./general.ts";

/** More play-outs than this bring nothing new. */
const MOST_PLAYOUTS = 4_000;

/**
 * A bot for Bull Run 1861.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 */
export function createBot(name: BotName, game: BullRun1861, seed = 0, thinking: Thinking = {}): Bot<Action, View> {
  const { clock = machineClock, playouts = MOST_PLAYOUTS } = thinking;
  return botOf(name, seed, {
    colonel() {
      const colonel = new Colonel(game);
      return (view, decision) => {
        colonel.refresh();
        return colonel.choose(game.imagine(view), decision);
      };
    },
    general: () => new General(game, seed, clock, playouts),
    marshal: async (temper) => {
      const [{ createMarshal }, { valueOf }] = await Promise.all([
        import("./marshal.ts"),
        import("./learned-value.ts"),
      ]);
      return createMarshal(game, valueOf(game), seed, thinking, temper);
    },
  });
}
