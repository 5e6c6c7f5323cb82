import type { BullRun1861, Position } from "@stonebridge/games/bull-run-1861";
import type { Model } from "../value/model.ts";
import { Value } from "../value/value.ts";
import { inputsOf } from "./inputs.ts";
import weights from "./value.json" with { type: "json" };

const MODEL: Model = weights;

/** What positions of Bull Run 1861 are worth, as was learned. @param game opened with the situation that is played */
export function valueOf(game: BullRun1861): Value<Position> {
  return new Value(game.id, inputsOf(game), MODEL);
}
