import { createBot } from "@stonebridge/bots/no-written-orders";
import { type Action, type NoWrittenOrders, noWrittenOrders, type View } from "@stonebridge/games/no-written-orders";
import type { SituationBase } from "@stonebridge/kernel";
import type { BotLevel } from "../../storage/saved-game.ts";
import type { WorkingBot } from "../contract/bot.ts";

/** A bot of this game. @throws Faulty if the situation cannot be used */
export function makeBot(situation: SituationBase, level: BotLevel, seed: number): WorkingBot<Action, View> {
  const open: (data: unknown) => NoWrittenOrders = noWrittenOrders.open;
  return createBot(level, open(situation), seed);
}
