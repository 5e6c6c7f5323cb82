import { OUTPUTS, type ReadModel, type Weights } from "./model.ts";

/** Numbers farther from the mean than this, in spreads, count as this far: a position unlike all others is not judged wildly. */
export const FARTHEST = 5;

/** The results among a network's outputs as chances, which add up to 1. */
export function chancesOf([a, b, c]: ArrayLike<number> & Iterable<number>): readonly [
  first: number,
  draw: number,
  second: number,
] {
  const top = Math.max(a, b, c);
  const [first, draw, second] = [Math.exp(a - top), Math.exp(b - top), Math.exp(c - top)];
  const sum = first + draw + second;
  return [first / sum, draw / sum, second / sum];
}

/**
 * Works out a model's outputs: a linear part, and a net whose first layer adds up the weights of the flags that are set. Rectified units
 * between the layers.
 */
export class Network {
  /** The latest outputs: three results as logits, then the lead in spreads. */
  readonly outputs = new Float32Array(OUTPUTS);
  readonly #model: ReadModel;
  readonly #scaled: Float32Array;
  readonly #hidden: readonly Float32Array[];

  constructor(model: ReadModel) {
    this.#model = model;
    this.#scaled = new Float32Array(model.means.length);
    this.#hidden = model.layers.map(({ size }) => new Float32Array(size));
  }

  /** Fills {@link outputs}. @param count how many flags are set */
  run(numbers: Float32Array, flags: Uint16Array, count: number): void {
    const { linear, layers } = this.#model;
    this.#scale(numbers);
    this.#fromInputs(linear, flags, count, this.outputs);
    if (layers.length === 0) return;
    this.#fromInputs(layers[0], flags, count, this.#hidden[0]);
    for (let at = 1; at < layers.length; at++) rectifiedThrough(layers[at], this.#hidden[at - 1], this.#hidden[at]);
    const last = this.#hidden[layers.length - 1];
    for (let at = 0; at < OUTPUTS; at++) this.outputs[at] += last[at];
  }

  #scale(numbers: Float32Array): void {
    const { means, spreads } = this.#model;
    for (let at = 0; at < numbers.length; at++) {
      const far = (numbers[at] - means[at]) / spreads[at];
      this.#scaled[at] = far > FARTHEST ? FARTHEST : far < -FARTHEST ? -FARTHEST : far;
    }
  }

  #fromInputs({ size, weights, constants }: Weights, flags: Uint16Array, count: number, to: Float32Array): void {
    const scaled = this.#scaled;
    to.set(constants);
    for (let input = 0, row = 0; input < scaled.length; input++, row += size) {
      const value = scaled[input];
      if (value === 0) continue;
      for (let at = 0; at < size; at++) to[at] += value * weights[row + at];
    }
    for (let flag = 0; flag < count; flag++) {
      const row = (scaled.length + flags[flag]) * size;
      for (let at = 0; at < size; at++) to[at] += weights[row + at];
    }
  }
}

function rectifiedThrough({ size, weights, constants }: Weights, from: Float32Array, to: Float32Array): void {
  to.set(constants);
  for (let input = 0, row = 0; input < from.length; input++, row += size) {
    const value = from[input];
    if (value <= 0) continue;
    for (let at = 0; at < size; at++) to[at] += value * weights[row + at];
  }
}
