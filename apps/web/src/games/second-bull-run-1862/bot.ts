import { createBot } from "@stonebridge/bots/second-bull-run-1862";
import {
  type Action,
  secondBullRun1862,
  type SecondBullRun1862,
  type View,
} from "@stonebridge/games/second-bull-run-1862";
import type { SituationBase } from "@stonebridge/kernel";
import type { BotLevel } from "../../storage/saved-game.ts";
import type { WorkingBot } from "../contract/bot.ts";

/** A bot of this game. @throws Faulty if the situation cannot be used */
export function makeBot(situation: SituationBase, level: BotLevel, seed: number): WorkingBot<Action, View> {
  const open: (data: unknown) => SecondBullRun1862 = secondBullRun1862.open;
  return createBot(level, open(situation), seed);
}
