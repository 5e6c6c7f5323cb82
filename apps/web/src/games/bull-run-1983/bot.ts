import { createBot } from "@stonebridge/bots/bull-run-1983";
import type { SituationBase } from "@stonebridge/kernel";
import { type Action, type BullRun1983, bullRun1983, type View } from "@stonebridge/games/bull-run-1983";
import type { BotLevel } from "../../storage/saved-game.ts";
import type { WorkingBot } from "../contract/bot.ts";

/** A bot of this game. @throws Faulty if the situation cannot be used */
export function makeBot(situation: SituationBase, level: BotLevel, seed: number): WorkingBot<Action, View> {
  const open: (data: unknown) => BullRun1983 = bullRun1983.open;
  return createBot(level, open(situation), seed);
}
