import type { SecondBullRun1862, Position } from "@stonebridge/games/second-bull-run-1862";
import type { Model } from "../value/model.ts";
import { Value } from "../value/value.ts";
import { inputsOf } from "./inputs.ts";
import weights from "./value.json" with { type: "json" };

const MODEL: Model = weights;

/** What positions of Second Bull Run 1862 are worth, as was learned. @param game opened with the situation that is played */
export function valueOf(game: SecondBullRun1862): Value<Position> {
  return new Value(game.id, inputsOf(game), MODEL);
}
