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
  /** Games that were not played to their end because Ctrl-C stopped the simulation; absent if all were. */
  readonly unplayed?: number;
  /** Games won by each side, and drawn. */
  readonly wins: Readonly<Record<string, number>>;
  /** Games that each side gave up, if that was asked for. */
  readonly resigned?: Readonly<Record<string, number>>;
  readonly decisions: number;
  readonly seconds: number;
  readonly decisionsPerSecond: number;
  readonly gamesPerSecond: number;
  /** Mean of each side's victory points. */
  readonly victoryPoints: Readonly<Record<string, number>>;
  /** What luck and skill did, if it was asked for. */
  readonly account?: AccountReport;
}

/** Luck and skill over many games, in chance to win. */
export interface AccountReport {
  /** Mean of each side's luck in a game. */
  readonly luck: Readonly<Record<string, number>>;
  /** Three standard errors of that mean: with fair dice it lies within this of 0 in 997 of 1,000 simulations. */
  readonly threeSigma: number;
  /** Mean of what each side's decisions did in a game. */
  readonly skill: Readonly<Record<string, number>>;
  /** Games in the order played, so many at a time: in how many of these blocks each side's skill was the greater. */
  readonly blocks: { readonly games: number; readonly count: number; readonly won: Readonly<Record<string, number>> };
}

/** Games of a block. */
const BLOCK = 100;

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

  /** What luck and skill did; undefined if no game was accounted for. */
  account(): AccountReport | undefined {
    const accounts = this.#results
      .toSorted((one, other) => one.index - other.index)
      .flatMap(({ account }) => (account ? [account] : []));
    const luck = summarise(accounts.map((one) => one.luck));
    if (!luck) return undefined;
    const [first, second] = this.#sides;
    const skillOf = (side: string, from: number, to: number): number =>
      accounts.slice(from, to).reduce((sum, { skill }) => sum + skill[side], 0);
    const count = Math.floor(accounts.length / BLOCK);
    const won = { [first]: 0, [second]: 0 };
    for (let block = 0; block < count; block++) {
      const [from, to] = [block * BLOCK, (block + 1) * BLOCK];
      won[skillOf(first, from, to) > skillOf(second, from, to) ? first : second] += 1;
    }
    const mean = (side: string): number => round(skillOf(side, 0, accounts.length) / accounts.length, 5);
    return {
      luck: { [first]: round(luck.mean, 5), [second]: round(0 - luck.mean, 5) },
      threeSigma: round((3 * luck.deviation) / Math.sqrt(accounts.length), 5),
      skill: { [first]: mean(first), [second]: mean(second) },
      blocks: { games: BLOCK, count, won },
    };
  }

  /** @param unplayed games that were not played to their end */
  report(
    about: Pick<SimulationReport, "game" | "scenario" | "options">,
    seconds: number,
    unplayed = 0,
  ): SimulationReport {
    const winners = [...this.#sides, "draw"];
    const means = this.#sides.flatMap((side) => {
      const points = this.points(side);
      return points ? [[side, round(points.mean, 3)] as const] : [];
    });
    const account = this.account();
    const resigned = (side: string): number => this.#results.filter((result) => result.resigned === side).length;
    const isResigned = this.#results.some((result) => result.resigned !== undefined);
    return {
      ...about,
      games: this.games,
      errors: this.#errors.length,
      ...(unplayed > 0 && { unplayed }),
      wins: Object.fromEntries(winners.map((winner) => [winner, this.wins(winner)])),
      ...(isResigned && { resigned: Object.fromEntries(this.#sides.map((side) => [side, resigned(side)])) }),
      decisions: this.decisions,
      seconds: round(seconds, 3),
      decisionsPerSecond: Math.round(this.decisions / seconds),
      gamesPerSecond: round(this.games / seconds, 2),
      victoryPoints: Object.fromEntries(means),
      ...(account && { account }),
    };
  }
}
