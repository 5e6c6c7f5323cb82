import { fastDice } from "@stonebridge/kernel";
import { FARTHEST, OUTPUTS } from "@stonebridge/bots/value";
import { normal } from "../packages/bots/src/normal.ts";
import type { Samples } from "./samples.ts";

/** A layer in training. */
export interface Learning {
  readonly size: number;
  readonly weights: Float32Array;
  readonly constants: Float32Array;
}

/** A model in training: the same arithmetic as `Network` of the bots, with a way back. */
export interface Pupil {
  readonly linear: Learning;
  readonly layers: readonly Learning[];
}

/** How a pupil learns. */
export interface Lessons {
  readonly epochs: number;
  readonly rate: number;
  /** Pull of each weight towards 0. */
  readonly decay: number;
  /** Epochs without gain after which it ends. */
  readonly patience: number;
  readonly seed: number;
}

const BATCH = 128;
/** Weight of the squared error of the lead, in spreads, beside the logarithmic loss of the result. */
const LEAD = 0.35;
const MOMENTUM = 0.9;
const SQUARES = 0.999;
const TINY = 1e-8;

/** Numbers by their mean in spreads. */
export interface Scaling {
  readonly means: Float32Array;
  readonly spreads: Float32Array;
  readonly leadSpread: number;
}

/** A pupil that knows nothing. @param hidden sizes of the hidden layers; none: linear only */
export function newPupil(inputs: number, hidden: readonly number[], seed: number): Pupil {
  const dice = fastDice(seed);
  const sizes = hidden.length === 0 ? [] : [...hidden, OUTPUTS];
  return {
    linear: { size: OUTPUTS, weights: new Float32Array(inputs * OUTPUTS), constants: new Float32Array(OUTPUTS) },
    layers: sizes.map((size, at) => {
      const from = at === 0 ? inputs : sizes[at - 1];
      // the last layer begins at 0, so that the net adds nothing to the linear part at first
      const spread = at === sizes.length - 1 ? 0 : Math.sqrt(2 / (at === 0 ? 150 : from));
      return {
        size,
        weights: Float32Array.from({ length: from * size }, () => spread * normal(dice)),
        constants: new Float32Array(size),
      };
    }),
  };
}

/** Numbers of all samples in spreads from their means. */
export function scaled({ numbers, wide }: Samples, { means, spreads }: Scaling): Float32Array {
  const to = new Float32Array(numbers.length);
  for (let at = 0; at < numbers.length; at++) {
    const input = at % wide;
    to[at] = Math.min(FARTHEST, Math.max(-FARTHEST, (numbers[at] - means[input]) / spreads[input]));
  }
  return to;
}

/** Runs samples through a pupil and back. */
export class Trainer {
  readonly pupil: Pupil;
  readonly outputs = new Float32Array(OUTPUTS);
  readonly #samples: Samples;
  readonly #numbers: Float32Array;
  readonly #leadSpread: number;
  readonly #hidden: readonly Float32Array[];
  readonly #errors: readonly Float32Array[];
  readonly #steps: readonly Step[];
  /** Only the net learns, the linear part stays. */
  readonly #netOnly: boolean;

  /** @param numbers of the samples, {@link scaled} */
  constructor(pupil: Pupil, samples: Samples, numbers: Float32Array, leadSpread: number, netOnly = false) {
    this.pupil = pupil;
    this.#samples = samples;
    this.#numbers = numbers;
    this.#leadSpread = leadSpread;
    this.#netOnly = netOnly;
    this.#hidden = pupil.layers.map(({ size }) => new Float32Array(size));
    this.#errors = pupil.layers.map(({ size }) => new Float32Array(size));
    this.#steps = [...(netOnly ? [] : [pupil.linear]), ...pupil.layers].flatMap(({ weights, constants }) => [
      new Step(weights),
      new Step(constants),
    ]);
  }

  /** Fills {@link outputs} for a sample: results as chances, then the lead in spreads. */
  run(sample: number): void {
    const { linear, layers } = this.pupil;
    this.#fromInputs(linear, sample, this.outputs);
    for (const [at, layer] of layers.entries())
      if (at === 0) this.#fromInputs(layer, sample, this.#hidden[0]);
      else forward(layer, this.#hidden[at - 1], this.#hidden[at]);
    if (layers.length > 0) for (let at = 0; at < OUTPUTS; at++) this.outputs[at] += this.#hidden[layers.length - 1][at];
    const top = Math.max(this.outputs[0], this.outputs[1], this.outputs[2]);
    let sum = 0;
    for (let at = 0; at < 3; at++) sum += this.outputs[at] = Math.exp(this.outputs[at] - top);
    for (let at = 0; at < 3; at++) this.outputs[at] /= sum;
  }

  /** Loss of a sample that was {@link run}. */
  loss(sample: number): number {
    const { results, leads } = this.#samples;
    const off = this.outputs[3] - leads[sample] / this.#leadSpread;
    return -Math.log(Math.max(1e-9, this.outputs[results[sample]])) + 0.5 * LEAD * off * off;
  }

  /** Learns from samples, in this order. */
  learn(order: readonly number[], rate: number, decay: number): void {
    for (let from = 0; from < order.length; from += BATCH) {
      const batch = order.slice(from, from + BATCH);
      for (const sample of batch) {
        this.run(sample);
        this.#back(sample);
      }
      for (const step of this.#steps) step.take(rate, batch.length, decay);
    }
  }

  #back(sample: number): void {
    const { results, leads } = this.#samples;
    const { layers, linear } = this.pupil;
    const off = new Float32Array(OUTPUTS);
    for (let at = 0; at < 3; at++) off[at] = this.outputs[at] - (results[sample] === at ? 1 : 0);
    off[3] = LEAD * (this.outputs[3] - leads[sample] / this.#leadSpread);
    let step = 0;
    if (!this.#netOnly) {
      this.#gradientOfInputs(this.#steps[0], this.#steps[1], linear.size, sample, off);
      step = 2;
    }
    if (layers.length === 0) return;
    this.#errors[layers.length - 1].set(off);
    for (let at = layers.length - 1; at >= 0; at--) {
      const [weights, constants] = [this.#steps[step + 2 * at], this.#steps[step + 2 * at + 1]];
      const error = this.#errors[at];
      if (at === 0) this.#gradientOfInputs(weights, constants, layers[0].size, sample, error);
      else backward(layers[at], this.#hidden[at - 1], error, weights, constants, this.#errors[at - 1]);
    }
  }

  #fromInputs({ size, weights, constants }: Learning, sample: number, to: Float32Array): void {
    const { wide, mostFlags, flags, flagCounts } = this.#samples;
    to.set(constants);
    for (let input = 0, row = 0, from = sample * wide; input < wide; input++, row += size) {
      const value = this.#numbers[from + input];
      if (value === 0) continue;
      for (let at = 0; at < size; at++) to[at] += value * weights[row + at];
    }
    for (let flag = 0; flag < flagCounts[sample]; flag++) {
      const row = (wide + flags[sample * mostFlags + flag]) * size;
      for (let at = 0; at < size; at++) to[at] += weights[row + at];
    }
  }

  #gradientOfInputs(weights: Step, constants: Step, size: number, sample: number, error: Float32Array): void {
    const { wide, mostFlags, flags, flagCounts } = this.#samples;
    for (let at = 0; at < size; at++) constants.gradient[at] += error[at];
    const { gradient } = weights;
    for (let input = 0, row = 0, from = sample * wide; input < wide; input++, row += size) {
      const value = this.#numbers[from + input];
      if (value === 0) continue;
      for (let at = 0; at < size; at++) gradient[row + at] += value * error[at];
    }
    for (let flag = 0; flag < flagCounts[sample]; flag++) {
      const row = (wide + flags[sample * mostFlags + flag]) * size;
      for (let at = 0; at < size; at++) gradient[row + at] += error[at];
    }
  }
}

function forward({ size, weights, constants }: Learning, from: Float32Array, to: Float32Array): void {
  to.set(constants);
  for (let input = 0, row = 0; input < from.length; input++, row += size) {
    const value = from[input];
    if (value <= 0) continue;
    for (let at = 0; at < size; at++) to[at] += value * weights[row + at];
  }
}

function backward(
  { size, weights }: Learning,
  from: Float32Array,
  error: Float32Array,
  weightSteps: Step,
  constantSteps: Step,
  to: Float32Array,
): void {
  for (let at = 0; at < size; at++) constantSteps.gradient[at] += error[at];
  const { gradient } = weightSteps;
  for (let input = 0, row = 0; input < from.length; input++, row += size) {
    const value = from[input];
    let sum = 0;
    if (value > 0)
      for (let at = 0; at < size; at++) {
        gradient[row + at] += value * error[at];
        sum += weights[row + at] * error[at];
      }
    to[input] = sum;
  }
}

/** Steps of Adam (Kingma and Ba, 2015) with decay apart from them (Loshchilov and Hutter, 2019). */
class Step {
  readonly gradient: Float32Array;
  readonly #values: Float32Array;
  readonly #mean: Float32Array;
  readonly #square: Float32Array;
  #taken = 0;

  constructor(values: Float32Array) {
    this.#values = values;
    this.gradient = new Float32Array(values.length);
    this.#mean = new Float32Array(values.length);
    this.#square = new Float32Array(values.length);
  }

  take(rate: number, samples: number, decay: number): void {
    this.#taken += 1;
    const meanShare = 1 - MOMENTUM ** this.#taken;
    const squareShare = 1 - SQUARES ** this.#taken;
    const { gradient } = this;
    const [values, mean, square] = [this.#values, this.#mean, this.#square];
    for (let at = 0; at < values.length; at++) {
      const slope = gradient[at] / samples;
      gradient[at] = 0;
      mean[at] = MOMENTUM * mean[at] + (1 - MOMENTUM) * slope;
      square[at] = SQUARES * square[at] + (1 - SQUARES) * slope * slope;
      values[at] -= rate * (mean[at] / meanShare / (Math.sqrt(square[at] / squareShare) + TINY) + decay * values[at]);
    }
  }
}
