import { createBot } from "@stonebridge/bots";
import type { ActionBase, Decision, SituationBase } from "@stonebridge/kernel";
import type { Action, View } from "@stonebridge/games/bull-run-1861";
import type { BotLevel } from "../storage/saved-game.ts";
import type { BotProgress } from "./messages.ts";

/** A bot as the worker talks to it, whichever game it plays. */
export interface WorkingBot {
  choose(
    view: unknown,
    decision: Decision<ActionBase>,
    milliseconds: number,
    onProgress: (progress: BotProgress) => void,
  ): Promise<ActionBase>;
}

/**
 * A bot for a game opened with this situation.
 * @throws Error for a game that has no bot
 */
export async function makeBot(game: string, situation: SituationBase, level: BotLevel): Promise<WorkingBot> {
  if (game !== "bull-run-1861") throw new Error(`There is no bot for ${game}.`);
  const { bullRun1861 } = await import("@stonebridge/games/bull-run-1861");
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  const bot = createBot(level, bullRun1861.open(situation), seed);
  return {
    async choose(view, decision, milliseconds, onProgress) {
      // The page asks with what its own copy of the same game has made: the types are the game's.
      return bot.choose(view as View, decision as Decision<Action>, milliseconds, onProgress);
    },
  };
}
