import type { Action, BullRun1861, View } from "@stonebridge/games/bull-run-1861";
import { NORTH, SOUTH } from "@stonebridge/games/bull-run-1861/internals";
import type { Bot } from "../bot.ts";
import { type Thinking, machineClock } from "../clock.ts";
import { Marshal } from "../marshal/marshal.ts";
import { surveyGround } from "./ground.ts";
import { Army1861 } from "./marshal.ts";
import { prospects } from "./prospects.ts";

/** More play-outs than this for a plan bring nothing new. */
const MOST_PLAYOUTS = 4_000;

/**
 * A Marshal for Bull Run 1861.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 */
export function createMarshal(
  game: BullRun1861,
  seed: number,
  { clock = machineClock, playouts = MOST_PLAYOUTS }: Thinking = {},
): Bot<Action, View> {
  const ground = surveyGround(game);
  const judge = {
    chance: (position: Parameters<typeof prospects>[1], side: number) =>
      prospects(ground, position, side === 0 ? NORTH : SOUTH),
  };
  return new Marshal(new Army1861(game, judge), { clock, playouts, seed, imagined: (view) => [game.imagine(view)] });
}
