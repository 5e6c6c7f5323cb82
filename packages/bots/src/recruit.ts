import { type ActionBase, fastDice } from "@stonebridge/kernel";
import type { Bot } from "./bot.ts";

/**
 * What ends a set-up, and what fills it in: games offer them last. Random hands would place and turn their pieces for thousands of steps
 * before they said that they are ready.
 */
const OF_SET_UP: ReadonlySet<string> = new Set(["ready", "suggest"]);

/**
 * The Recruit takes any action of any game, each with the same chance; only in a set-up he takes the one that the game suggests, and is
 * ready. The same seed gives the same choices.
 */
export function createRecruit<A extends ActionBase, V>(seed: number): Bot<A, V> {
  const chance = fastDice(seed);
  return {
    blind: true,
    choose(_view, { actions }) {
      // lists are long, and he is asked hundreds of thousands of times a second
      const last = actions[actions.length - 1];
      return Promise.resolve(OF_SET_UP.has(last.type) ? last : actions[chance.roll("choice", actions.length) - 1]);
    },
  };
}
