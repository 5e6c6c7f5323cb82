import { type Inputs, type Layer, type Model, pack } from "@stonebridge/bots/value";
import type { Learning, Pupil, Scaling } from "./network-training.ts";

/** A pupil that has learned, as a weights file. */
export function modelOf(
  game: string,
  inputs: Inputs<never>,
  { linear, layers }: Pupil,
  { means, spreads, leadSpread }: Scaling,
  trained: Model["trained"],
): Model {
  const layer = ({ size, weights, constants }: Learning): Layer => ({
    size,
    weights: pack(weights),
    constants: pack(constants),
  });
  return {
    format: "stonebridge-value",
    version: 1,
    game,
    inputs: inputs.version,
    numbers: inputs.numbers,
    flags: inputs.flags,
    trained,
    means: pack(means),
    spreads: pack(spreads),
    leadSpread,
    linear: layer(linear),
    layers: layers.map(layer),
  };
}
