import { type Fault, Faulty } from "@stonebridge/kernel";
import type { Inputs } from "./inputs.ts";
import { type Packed, unpack } from "./packing.ts";

/** What a value gives for a position: three results and the lead. */
export const OUTPUTS = 4;

/** A weights file: what training found, as plain JSON. */
export interface Model {
  readonly format: string;
  readonly version: number;
  readonly game: string;
  /** Version of the inputs that the weights were found for. */
  readonly inputs: number;
  /** Names of the numbers, and how many flags there are. */
  readonly numbers: readonly string[];
  readonly flags: number;
  /** How it was trained: games, positions, hours, seed, and whatever else helps to do it again. */
  readonly trained: Readonly<Record<string, string | number>>;
  /** Means and spreads of the numbers: what the rest takes are differences from the mean in spreads. */
  readonly means: Packed;
  readonly spreads: Packed;
  /** Points of lead that count one. */
  readonly leadSpread: number;
  /** Straight from the inputs to the outputs: numbers, flags, and what is always added. */
  readonly linear: Layer;
  /** Layers of the net, whose outputs are added to the linear ones; none: linear only. */
  readonly layers: readonly Layer[];
}

/** Weights from each input to each of `size` outputs, by input; then the constants. */
export interface Layer {
  readonly size: number;
  readonly weights: Packed;
  readonly constants: Packed;
}

/** The weights of a layer, unpacked. */
export interface Weights {
  readonly size: number;
  readonly weights: Float32Array;
  readonly constants: Float32Array;
}

/** A model whose weights are ready for use. */
export interface ReadModel {
  readonly means: Float32Array;
  readonly spreads: Float32Array;
  readonly leadSpread: number;
  readonly linear: Weights;
  readonly layers: readonly Weights[];
}

/**
 * Unpacks weights for a game and its inputs.
 * @param game its id
 * @throws Faulty if they belong to another game, to inputs of another version, or are damaged
 */
export function readModel(model: Model, game: string, inputs: Inputs<never>): ReadModel {
  const faults: Fault[] = [];
  const fault = (field: string, problem: string): void => void faults.push({ field, problem });
  if (model.format !== "stonebridge-value" || model.version !== 1)
    throw new Faulty("These weights cannot be used", [
      { field: "format", problem: 'must be "stonebridge-value", version 1: train them again' },
    ]);
  if (model.game !== game) fault("game", `is ${model.game}, but ${game} is played`);
  else if (model.inputs !== inputs.version)
    fault("inputs", `is version ${model.inputs}, but this program has version ${inputs.version}: train them again`);
  else if (model.flags !== inputs.flags || model.numbers.join() !== inputs.numbers.join())
    fault("numbers", "are not those of this program although the version is: train them again");
  if (faults.length > 0) throw new Faulty("These weights cannot be used", faults);
  const wide = inputs.numbers.length + inputs.flags;
  const take = (field: string, packed: Packed, length: number): Float32Array => {
    const numbers = unpack(packed, length);
    if (numbers === undefined) fault(field, `must hold ${length} numbers`);
    return numbers ?? new Float32Array(length);
  };
  const layer = (field: string, { size, weights, constants }: Layer, from: number): Weights => ({
    size,
    weights: take(`${field}.weights`, weights, from * size),
    constants: take(`${field}.constants`, constants, size),
  });
  const read: ReadModel = {
    means: take("means", model.means, inputs.numbers.length),
    spreads: take("spreads", model.spreads, inputs.numbers.length),
    leadSpread: model.leadSpread,
    linear: layer("linear", model.linear, wide),
    layers: model.layers.map((one, at) => layer(`layers[${at}]`, one, at === 0 ? wide : model.layers[at - 1].size)),
  };
  if (model.linear.size !== OUTPUTS) fault("linear.size", `must be ${OUTPUTS}`);
  if (model.layers.length > 0 && model.layers.at(-1)?.size !== OUTPUTS) fault("layers", `must end with ${OUTPUTS}`);
  if (faults.length > 0) throw new Faulty("These weights cannot be used", faults);
  return read;
}
