import { type ActionBase, fastDice } from "@stonebridge/kernel";
import type { Bot } from "./bot.ts";

/**
 * What ends a set-up, before what fills it in. Random hands would place and turn their pieces for thousands of steps before they said that
 * they are ready.
 */
const OF_SET_UP: readonly string[] = ["ready", "suggest"];

/**
 * The Recruit takes any action of any game, each with the same chance; only in a set-up he takes the one that the game suggests, and is
 * ready. The same seed gives the same choices.
 */
export function createRecruit<A extends ActionBase, V>(seed: number): Bot<A, V> {
  const chance = fastDice(seed);
  return {
    blind: true,
    choose(_view, { actions }) {
      const [settled] = OF_SET_UP.flatMap((type) => actions.find((action) => action.type === type) ?? []);
      return Promise.resolve(settled ?? actions[chance.roll("choice", actions.length) - 1]);
    },
  };
}
