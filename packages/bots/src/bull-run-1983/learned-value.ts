import type { BullRun1983, Position } from "@stonebridge/games/bull-run-1983";
import type { Model } from "../value/model.ts";
import { Value } from "../value/value.ts";
import { evenInputsOf } from "./even-inputs.ts";
import evenWeights from "./even-value.json" with { type: "json" };
import { inputsOf } from "./inputs.ts";
import weights from "./value.json" with { type: "json" };

const MODEL: Model = weights;
const EVEN_MODEL: Model = evenWeights;

/** What positions of Bull Run (1983) are worth, as was learned. @param game opened with the situation that is played */
export function valueOf(game: BullRun1983): Value<Position> {
  return game.field.options.evenChances === "on"
    ? new Value(game.id, evenInputsOf(game, MODEL), EVEN_MODEL)
    : new Value(game.id, inputsOf(game), MODEL);
}
