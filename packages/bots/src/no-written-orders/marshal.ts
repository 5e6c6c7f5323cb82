import type { Action, NoWrittenOrders, Position, View } from "@stonebridge/games/no-written-orders";
import type { Bot } from "../bot.ts";
import { machineClock, type Thinking } from "../clock.ts";
import { imaginedBy } from "../imagining.ts";
import { Marshal } from "../marshal/marshal.ts";
import type { Value } from "../value/value.ts";
import { OrderedArmy } from "./army.ts";
import { surveyCountry } from "./country.ts";
import { prospects } from "./prospects.ts";

/** More play-outs than this for one plan bring nothing new. */
const MOST_PLAYOUTS = 2_000;

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
