import type { ActionBase, Decision, SituationBase } from "@stonebridge/kernel";
import type { BotName } from "../../storage/saved-game.ts";
import type { Progress } from "@stonebridge/bots";

/** A bot as the worker talks to it, whichever game it plays. */
export interface WorkingBot<A extends ActionBase, V> {
  /** @param milliseconds time it may take for a search */
  choose(view: V, decision: Decision<A>, milliseconds: number, onProgress: (progress: Progress) => void): Promise<A>;
  /** Whether it gives up instead, to be asked before each choice where it may; absent: it never does. */
  givesUp?(view: V, decision: Decision<A>): Promise<boolean>;
}

/** Makes a bot for a game opened with this situation. @throws Faulty if the situation cannot be used */
export type BotMaker = (situation: SituationBase, level: BotName, seed: number) => WorkingBot<ActionBase, unknown>;
