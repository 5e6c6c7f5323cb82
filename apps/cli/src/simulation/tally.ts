import { round } from "./figures.ts";
import type { GameError, GameResult } from "./play-game.ts";
import { summarise, type Summary } from "./statistics.ts";

/** The result of a simulation, in the shape that every game prints with `--json`. */
export interface SimulationReport {
  readonly game: string;
  readonly scenario: string;
  readonly options: Readonly<Record<string, string>>;
  readonly games: number;
  /** Games that broke off. */
  readonly errors: number;
  /** Games won by each side, and drawn. */
  readonly wins: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Mean of each side's victory points. */
  readonly victoryPoints: Readonly<Record<string, number>>;
}

/** Collects the games of a simulation as they end. */
export class Tally {
  readonly #sides: readonly string[];
  readonly #results: GameResult[] = [];
  readonly #errors: GameError[] = [];

  constructor(sides: readonly string[]) {
    this.#sides = sides;
  }

  add(outcome: GameResult | GameError): void {
    if ("error" in outcome) this.#errors.push(outcome);
    else this.#results.push(outcome);
  }

  /** Games so far, finished or broken off. */
  get games(): number {
    return this.#results.length + this.#errors.length;
  }

  /** Games that broke off, in order. */
  get errors(): readonly GameError[] {
    return this.#errors.toSorted((one, other) => one.index - other.index);
  }

  get decisions(): number {
    return [...this.#results, ...this.#errors].reduce((sum, game) => sum + game.decisions, 0);
  }

  wins(winner: string): number {
    return this.#results.filter((result) => result.winner === winner).length;
  }

  /** Games that finished. */
  get ended(): number {
    return this.#results.length;
  }

  points(side: string): Summary | undefined {
    return summarise(this.#results.flatMap((result) => (side in result.points ? [result.points[side]] : [])));
  }

  lengths(): Summary | undefined {
    return summarise(this.#results.map((result) => result.decisions));
  }

  report(about: Pick<SimulationReport, "game" | "scenario" | "options">, seconds: number): SimulationReport {
    const winners = [...this.#sides, "draw"];
    const means = this.#sides.flatMap((side) => {
      const points = this.points(side);
      return points ? [[side, round(points.mean, 3)] as const] : [];
    });
    return {
      ...about,
      games: this.games,
      errors: this.#errors.length,
      wins: Object.fromEntries(winners.map((winner) => [winner, this.wins(winner)])),
      decisions: this.decisions,
      seconds: round(seconds, 3),
      decisionsPerSecond: Math.round(this.decisions / seconds),
      gamesPerSecond: round(this.games / seconds, 2),
      victoryPoints: Object.fromEntries(means),
    };
  }
}
