import { type ActionBase, fastDice } from "@stonebridge/kernel";
import type { Bot } from "./bot.ts";

/** The Recruit takes any action of any game, each with the same chance. The same seed gives the same choices. */
export function createRecruit<A extends ActionBase, V>(seed: number): Bot<A, V> {
  const chance = fastDice(seed);
  return {
    blind: true,
    choose(_view, { actions }) {
      return Promise.resolve(actions[chance.roll("choice", actions.length) - 1]);
    },
  };
}
