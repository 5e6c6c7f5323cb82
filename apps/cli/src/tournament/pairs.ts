import { resultFor } from "@stonebridge/kernel";
import { drawOf, type LineUp } from "../simulation/programme.ts";
import type { GameError, GameResult } from "../simulation/play-game.ts";

/** Two bots that meet. */
export type Pairing = readonly [one: string, other: string];

/** Every bot against every other. */
export function roundRobin(bots: readonly string[]): readonly Pairing[] {
  return bots.flatMap((one, at) => bots.slice(at + 1).map((other) => [one, other] as const));
}

/** The two games of each pairing that have the same dice: each bot leads either side once. */
export function lineUpsOf(pairings: readonly Pairing[], [first, second]: readonly string[]): readonly LineUp[] {
  return pairings.flatMap(([one, other]) => [
    { [first]: one, [second]: other },
    { [first]: other, [second]: one },
  ]);
}

/** What the first bot of a pairing made of a set of dice: a win 1, a draw ½, a loss 0, in each seat. */
export type Pair = readonly [inFirstSeat: number, inSecondSeat: number];

/** Games of a pairing by who won them: the first bot, nobody, the second. */
export interface Counts {
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
}

/** Collects the games of a tournament as they end. */
export class Meetings {
  readonly #sides: readonly string[];
  readonly #lineUps: readonly LineUp[];
  /** By set of dice and line-up; while games are still played, some are missing. */
  readonly #scores: ((number | undefined)[] | undefined)[] = [];
  readonly #errors: GameError[] = [];
  #decisions = 0;

  /** @param lineUps of {@link lineUpsOf} */
  constructor(sides: readonly string[], lineUps: readonly LineUp[]) {
    this.#sides = sides;
    this.#lineUps = lineUps;
  }

  add(outcome: GameResult | GameError): void {
    this.#decisions += outcome.decisions;
    if ("error" in outcome) {
      this.#errors.push(outcome);
      return;
    }
    const { lineUp, dice } = drawOf({ lineUps: this.#lineUps }, outcome.index);
    // in every second line-up the first bot of the pairing leads the second side
    const seat = this.#sides[lineUp % 2];
    const score = resultFor(outcome, seat);
    (this.#scores[dice] ??= [])[lineUp] = score;
  }

  /** Games that broke off, in order. */
  get errors(): readonly GameError[] {
    return this.#errors.toSorted((one, other) => one.index - other.index);
  }

  get decisions(): number {
    return this.#decisions;
  }

  /** By set of dice, what each pairing made of it; undefined where one of its games broke off. */
  rounds(): readonly (readonly (Pair | undefined)[])[] {
    const pairings = Array.from({ length: this.#lineUps.length / 2 }, (_, at) => at);
    return Array.from(this.#scores, (scores = []) =>
      pairings.map((at) => {
        const [one, other] = [scores[2 * at], scores[2 * at + 1]];
        return one === undefined || other === undefined ? undefined : ([one, other] as const);
      }),
    );
  }
}

/** The games of some pairs by who won them, in one seat or, without one, in both. */
export function countsOf(pairs: readonly Pair[], seat?: 0 | 1): Counts {
  const scores = pairs.flatMap((pair) => (seat === undefined ? [...pair] : [pair[seat]]));
  const count = (score: number): number => scores.filter((one) => one === score).length;
  return { wins: count(1), draws: count(0.5), losses: count(0) };
}
