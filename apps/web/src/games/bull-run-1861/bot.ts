import { createBot } from "@stonebridge/bots/bull-run-1861";
import type { SituationBase } from "@stonebridge/kernel";
import { type Action, bullRun1861, type View } from "@stonebridge/games/bull-run-1861";
import type { BotLevel } from "../../storage/saved-game.ts";
import type { WorkingBot } from "../contract/bot.ts";

/** A bot of this game. @throws Faulty if the situation cannot be used */
export function makeBot(situation: SituationBase, level: BotLevel, seed: number): WorkingBot<Action, View> {
  return createBot(level, bullRun1861.open(situation), seed);
}
