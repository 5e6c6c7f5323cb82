import type { Action, BullRun1861, Position, View } from "@stonebridge/games/bull-run-1861";
import type { Bot } from "../bot.ts";
import { type Thinking, machineClock } from "../clock.ts";
import { Marshal } from "../marshal/marshal.ts";
import type { Model } from "../value/model.ts";
import { Value } from "../value/value.ts";
import { inputsOf } from "./inputs.ts";
import { Army1861 } from "./marshal.ts";
import weights from "./value.json" with { type: "json" };

/** More play-outs than this for a plan bring nothing new. */
const MOST_PLAYOUTS = 4_000;
const MODEL: Model = weights;

/** What positions of a game are worth, as was learned. */
export function valueOf(game: BullRun1861): Value<Position> {
  return new Value("bull-run-1861", inputsOf(game), MODEL);
}

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
  return new Marshal(new Army1861(game, valueOf(game)), {
    clock,
    playouts,
    seed,
    imagined: (view) => [game.imagine(view)],
  });
}
