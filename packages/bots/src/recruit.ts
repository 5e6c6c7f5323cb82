import { type ActionBase, type Dice, fastDice } from "@stonebridge/kernel";
import type { Bot } from "./bot.ts";

/**
 * What ends a set-up, and what fills it in: games offer them last. Random hands would place and turn their pieces for thousands of steps
 * before they said that they are ready.
 */
const OF_SET_UP: ReadonlySet<string> = new Set(["ready", "suggest"]);

/** What a Recruit takes of some actions: any, each with the same chance; only in a set-up the last. */
export function recruitsChoice<A extends ActionBase>(actions: readonly A[], chance: Dice): A {
  // lists are long, and he is asked hundreds of thousands of times a second
  const last = actions[actions.length - 1];
  return OF_SET_UP.has(last.type) ? last : actions[chance.roll("choice", actions.length) - 1];
}

/**
 * The Recruit takes any action of any game, each with the same chance; only in a set-up he takes the one that the game suggests, and is
 * ready. The same seed gives the same choices.
 */
export function createRecruit<A extends ActionBase, V>(seed: number): Bot<A, V> {
  const chance = fastDice(seed);
  return {
    blind: true,
    choose: (_view, { actions }) => Promise.resolve(recruitsChoice(actions, chance)),
  };
}
