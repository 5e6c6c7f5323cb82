import { deriveSeed, type Dice, fastDice } from "@stonebridge/kernel";
import { hashed } from "./hashed.ts";

/** What a game tells about what a seat cannot see. */
export interface Suspicion<P, V> {
  /** Names what is hidden from the seat; as long as the name stays, so does what is believed. Undefined: nothing that matters is hidden. */
  hidden(view: V): string | undefined;
  /** A position that agrees with the view. @param dice deal what the seat does not know */
  imagine(view: V, dice: Dice): P;
  /** How likely the enemy's behaviour makes what was imagined: a logarithm, up to what all positions have in common. */
  likelihood(position: P, view: V): number;
}

/** Positions that are drawn, and how many of them are kept in mind. */
const DRAWN = 24;
const KEPT = 6;
/** Rolls of one deal, so that none meets those of another. */
const A_DEAL = 2_000;
/** Offset of these dice among the sequences of a seed. */
const DEALS = 2_000_000;

/**
 * What a seat believes of what it cannot see: positions that agree with its view, drawn by how likely the enemy's behaviour makes them
 * (importance sampling with systematic resampling). Equal views give equal beliefs.
 */
export class Belief<P, V> {
  readonly #suspicion: Suspicion<P, V>;
  readonly #seed: number;
  #hidden: string | undefined;
  /** Numbers of the deals that are believed, the likeliest first; one may be there more than once. */
  #deals: readonly number[] = [0];

  constructor(suspicion: Suspicion<P, V>, seed: number) {
    this.#suspicion = suspicion;
    this.#seed = seed;
  }

  /** Positions that agree with a view, the likeliest first; each counts as often as it is there. */
  positions(view: V): readonly P[] {
    const name = this.#suspicion.hidden(view);
    if (name === undefined) return [this.#suspicion.imagine(view, this.#dice("", 0))];
    if (name !== this.#hidden) {
      this.#hidden = name;
      this.#deals = this.#believed(view, name);
    }
    const made = new Map<number, P>();
    return this.#deals.map((deal) => {
      let position = made.get(deal);
      if (position === undefined) made.set(deal, (position = this.#suspicion.imagine(view, this.#dice(name, deal))));
      return position;
    });
  }

  #dice(name: string, deal: number): Dice {
    return fastDice(deriveSeed(this.#seed, DEALS + hashed(name)), deal * A_DEAL);
  }

  #believed(view: V, name: string): readonly number[] {
    const likelihoods = Array.from({ length: DRAWN }, (_, deal) =>
      this.#suspicion.likelihood(this.#suspicion.imagine(view, this.#dice(name, deal)), view),
    );
    const most = Math.max(...likelihoods);
    const weights = likelihoods.map((likelihood) => Math.exp(likelihood - most));
    const whole = weights.reduce((sum, weight) => sum + weight, 0);
    const step = whole / KEPT;
    const kept: number[] = [];
    let passed = 0;
    for (const [deal, weight] of weights.entries()) {
      passed += weight;
      while (kept.length < KEPT && passed > (kept.length + 0.5) * step) kept.push(deal);
    }
    return kept.toSorted((a, b) => weights[b] - weights[a]);
  }
}
