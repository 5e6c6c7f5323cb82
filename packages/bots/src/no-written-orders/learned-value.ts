import type { NoWrittenOrders, Position } from "@stonebridge/games/no-written-orders";
import type { Model } from "../value/model.ts";
import { Value } from "../value/value.ts";
import { inputsOf } from "./inputs.ts";
import weights from "./value.json" with { type: "json" };

const MODEL: Model = weights;

/** What positions of No Written Orders are worth, as was learned. @param game opened with the situation that is played */
export function valueOf(game: NoWrittenOrders): Value<Position> {
  return new Value(game.id, inputsOf(game), MODEL);
}
