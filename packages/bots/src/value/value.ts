import type { Inputs } from "./inputs.ts";
import { type Model, readModel } from "./model.ts";
import { chancesOf, Network } from "./network.ts";

/** How a position is judged. */
export interface Judgment {
  /** Chances of the first side and of the second to win; with `draw` they add up to 1. */
  readonly win: readonly [first: number, second: number];
  readonly draw: number;
  /** Points of the first side less the second's, expected at the end. */
  readonly lead: number;
}

/** A learned value: what a position is worth, everything known. */
export class Value<P> {
  readonly #inputs: Inputs<P>;
  readonly #network: Network;
  readonly #leadSpread: number;
  readonly #numbers: Float32Array;
  readonly #flags: Uint16Array;

  /**
   * @param game id of the game
   * @throws Faulty if the weights are of another game or version, or damaged
   */
  constructor(game: string, inputs: Inputs<P>, model: Model) {
    const read = readModel(model, game, inputs);
    this.#inputs = inputs;
    this.#network = new Network(read);
    this.#leadSpread = read.leadSpread;
    this.#numbers = new Float32Array(inputs.numbers.length);
    this.#flags = new Uint16Array(inputs.mostFlags);
  }

  /** Chances of both sides and of a draw, and the lead in points that is to be expected. */
  judge(position: P): Judgment {
    this.#run(position);
    const [first, draw, second] = chancesOf(this.#network.outputs);
    return { win: [first, second], draw, lead: this.#network.outputs[3] * this.#leadSpread };
  }

  /**
   * What a side can expect: the chance to win, and `drawn` for a draw, 0 to 1.
   * @param side 0 for the first side, 1 for the second
   */
  chance(position: P, side: number, drawn = 0.5): number {
    this.#run(position);
    const [first, draw, second] = chancesOf(this.#network.outputs);
    return (side === 0 ? first : second) + drawn * draw;
  }

  #run(position: P): void {
    const count = this.#inputs.write(position, this.#numbers, this.#flags);
    this.#network.run(this.#numbers, this.#flags, count);
  }
}
