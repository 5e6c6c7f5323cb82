import type { Action, NoWrittenOrders, Position, View } from "@stonebridge/games/no-written-orders";
import type { Bot } from "../bot.ts";
import { machineClock, type Thinking } from "../clock.ts";
import { imaginedBy } from "../imagining.ts";
import { Marshal } from "../marshal/marshal.ts";
import type { Value } from "../value/value.ts";
import { OrderedArmy } from "./army.ts";
import { surveyCountry } from "./country.ts";

/** More play-outs than this for one plan bring nothing new. */
const MOST_PLAYOUTS = 2_000;

/**
 * A Marshal for No Written Orders.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 */
export function createMarshal(
  game: NoWrittenOrders,
  value: Pick<Value<Position>, "chance">,
  seed = 0,
  { clock = machineClock, playouts = MOST_PLAYOUTS }: Thinking = {},
): Bot<Action, View> {
  const imagined = imaginedBy(game, seed);
  return new Marshal(new OrderedArmy(game, surveyCountry(game), value), {
    clock,
    playouts,
    seed,
    imagined: (view) => [imagined(view)],
  });
}
