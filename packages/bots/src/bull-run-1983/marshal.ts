import type { Action, BullRun1983, Position, View } from "@stonebridge/games/bull-run-1983";
import type { Bot, Temper } from "../bot.ts";
import { type Thinking, machineClock } from "../clock.ts";
import { Belief } from "../marshal/belief.ts";
import { Marshal } from "../marshal/marshal.ts";
import type { Value } from "../value/value.ts";
import { BullRunArmy } from "./army.ts";
import { BullRunSuspicion } from "./suspicion.ts";
import { judgeOf, leadOf } from "./tempers.ts";

/**
 * A Marshal for Bull Run (1983).
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 * @param temper how he leads, if not as usual
 */
export function createMarshal(
  game: BullRun1983,
  value: Pick<Value<Position>, "chance">,
  seed = 0,
  { clock = machineClock, playouts }: Thinking = {},
  temper?: Temper,
): Bot<Action, View> {
  const belief = new Belief(new BullRunSuspicion(game), seed);
  return new Marshal(new BullRunArmy(game, judgeOf(game, value, temper), leadOf(value, temper)), {
    clock,
    playouts,
    seed,
    chance: (p, side) => value.chance(p, side, 0.5),
    imagined: (view: View) => belief.positions(view),
  });
}
