import type { Action, SecondBullRun1862, View } from "@stonebridge/games/second-bull-run-1862";
import type { Bot, BotName } from "../bot.ts";
import { botOf } from "../bot-of.ts";
import { machineClock, type Thinking } from "../clock.ts";
import { Colonel } from "./colonel.ts";
import { General } from "./general.ts";

/** More play-outs than this bring nothing new. */
const MOST_PLAYOUTS = 1_000;

/**
 * A bot for Second Bull Run 1862.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 */
export function createBot(
  name: BotName,
  game: SecondBullRun1862,
  seed = 0,
  thinking: Thinking = {},
): Bot<Action, View> {
  const { clock = machineClock, playouts = MOST_PLAYOUTS } = thinking;
  return botOf(name, seed, {
    colonel() {
      const colonel = new Colonel(game);
      return (view, decision) => colonel.choose(game.imagine(view), decision);
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
