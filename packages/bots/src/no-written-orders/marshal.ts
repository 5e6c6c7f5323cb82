import type { Action, NoWrittenOrders, Position, View } from "@stonebridge/games/no-written-orders";
import type { Bot, Temper } from "../bot.ts";
import { machineClock, type Thinking } from "../clock.ts";
import { imaginedBy } from "../imagining.ts";
import { Marshal } from "../marshal/marshal.ts";
import type { Value } from "../value/value.ts";
import { OrderedArmy } from "./army.ts";
import { surveyCountry } from "./country.ts";
import { prospects } from "./prospects.ts";
import { judgeOf, leadOf } from "./tempers.ts";

/**
 * What his play-outs end with: the Generals’ judgment. In trials his plans did better by it than by the first learned weights, which few
 * games have taught.
 */
export function judgmentOf(game: NoWrittenOrders): Pick<Value<Position>, "chance"> {
  const country = surveyCountry(game);
  return { chance: (position, side) => prospects(country, position, side) };
}

/**
 * A Marshal for No Written Orders.
 * @param game opened with the situation that is played
 * @param seed a whole number: the same seed, views and decisions give the same choices, unless time runs out
 * @param temper how he leads, if not as usual
 */
export function createMarshal(
  game: NoWrittenOrders,
  value: Pick<Value<Position>, "chance">,
  seed = 0,
  { clock = machineClock, playouts }: Thinking = {},
  temper?: Temper,
): Bot<Action, View> {
  const imagined = imaginedBy(game, seed);
  const country = surveyCountry(game);
  const army = new OrderedArmy(game, country, judgeOf(game, value, temper), leadOf(country, value, temper));
  return new Marshal(army, {
    clock,
    playouts,
    seed,
    chance: (p, side) => value.chance(p, side),
    imagined: (view) => [imagined(view)],
  });
}
