import type { Action, BullRun1861, Position, View } from "@stonebridge/games/bull-run-1861";
import type { Bot, Temper } from "../bot.ts";
import { type Thinking, machineClock } from "../clock.ts";
import { Marshal } from "../marshal/marshal.ts";
import type { Value } from "../value/value.ts";
import { Army1861 } from "./army.ts";
import { groundOf } from "./ground.ts";
import { prospects } from "./prospects.ts";
import { judgeOf, leadOf } from "./tempers.ts";

/**
 * A Marshal for Bull Run 1861.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 * @param temper how he leads, if not as usual
 */
export function createMarshal(
  game: BullRun1861,
  value: Pick<Value<Position>, "chance">,
  seed = 0,
  { clock = machineClock, playouts }: Thinking = {},
  temper?: Temper,
): Bot<Action, View> {
  const ground = groundOf(game);
  // play-outs end with the General's judgment: a search finds the errors of the value
  const judge = judgeOf(game, { chance: (p, side) => prospects(ground, p, side) }, temper);
  return new Marshal(new Army1861(game, judge, leadOf(game, value, temper)), {
    clock,
    playouts,
    seed,
    chance: (p, side) => value.chance(p, side, 0.5),
    imagined: (view) => [game.imagine(view)],
  });
}
