import type { Action, BullRun1861, View } from "@stonebridge/games/bull-run-1861";
import type { Bot, BotLevel } from "../bot.ts";
import { createRecruit } from "../recruit.ts";
import { type Clock, machineClock } from "../clock.ts";
import { Colonel } from "./colonel.ts";
import { General } from "./general.ts";

/**
 * A bot for Bull Run 1861.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices
 * @param clock for the general's time; the colonel and the recruit need none
 */
export function createBot(
  level: BotLevel,
  game: BullRun1861,
  seed = 0,
  clock: Clock = machineClock,
): Bot<Action, View> {
  if (level === "recruit") return createRecruit(seed);
  if (level === "general") return new General(game, seed, clock);
  const colonel = new Colonel(game);
  return {
    blind: false,
    choose(view, decision) {
      if (decision.actions.length === 1) return Promise.resolve(decision.actions[0]);
      colonel.refresh();
      return Promise.resolve(colonel.choose(game.imagine(view), decision));
    },
  };
}
