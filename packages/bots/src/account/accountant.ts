import { type ActionBase, deriveSeed, type EventBase, type Game, type Side } from "@stonebridge/kernel";
import { type Counting, type DieLuck, type Expectation, expectation } from "./expectation.ts";
import type { Judge } from "./judge.ts";

/** Something by side. */
export type BySide = Readonly<Record<Side, number>>;

/** A step of a game, as luck and skill. */
export interface StepAccount {
  /** 1 for the first action; 0 for the dice before it; one more than the last for how a game was broken off. */
  readonly step: number;
  /** Whose step it is. That of step 0 is the first side of the game. */
  readonly side: Side;
  /** For this side, and against the other: its chance after the roll, less what was to be expected before it. */
  readonly luck: number;
  /** For this side, and against the other: the chance that was to be expected after its choice, less the one before it. */
  readonly skill: number;
  /** The chance of each side after the step, 0 to 1. */
  readonly chance: BySide;
  /** Standard error of the expectation, where the rolls were too many to count; absent if all of them were counted. */
  readonly error?: number;
  /** What each die did, for the side of the step; absent where not all rolls were counted. */
  readonly dice?: readonly DieLuck[];
  /** It was no step of the game: a side gave up, or the game was stopped. What that changed, for this side, is neither luck nor skill. */
  readonly ended?: number;
  /** The chance of each side as it could know it, after the step. */
  readonly known?: BySide;
}

/** How exactly a game is accounted for. */
export type Exactness = Omit<Counting, "seed"> & {
  /** Of the chance by which rolls are taken where they are too many. */
  readonly seed?: number;
};

/** For a game that somebody waits for. */
export const EXACT: Exactness = { rolls: 1_296, samples: 200 };

/** Offset of the chance that belongs to an account among the sequences of a seed: no game takes its dice from there. */
const OWN = 7_000_000;

/** Splits each step of a game into luck and skill as it is played, by what a judge thinks of the positions. */
export class Accountant<P, A extends ActionBase, E extends EventBase, V> {
  readonly #game: Game<P, A, E, V>;
  readonly #judge: Judge<P>;
  readonly #exactness: Exactness;
  #steps = 0;
  #rolled = 0;
  /** Chance of the first side as the game stands. */
  #chance = 0.5;

  /** @param game opened with the situation that is played */
  constructor(game: Game<P, A, E, V>, judge: Judge<P>, exactness: Exactness = EXACT) {
    this.#game = game;
    this.#judge = judge;
    this.#exactness = exactness;
  }

  /** The chance of each side as the game stands. */
  get chance(): BySide {
    return this.#bySide(this.#chance);
  }

  /**
   * The game begins.
   * @param position the first one
   * @param rolled the dice that were rolled before it
   * @returns the chance of each side before any die, and what those dice did, if there were any
   */
  begin(position: P, rolled: readonly number[]): { readonly start: BySide; readonly step?: StepAccount } {
    this.#steps = 0;
    this.#rolled = 0;
    this.#chance = this.#worth(position);
    if (rolled.length === 0) return { start: this.chance };
    const game = this.#game;
    const before = this.#expected((dice) => this.#worth(game.start(dice)), rolled);
    const start = this.#bySide(before.chance);
    return { start, step: this.#told(game.sides[0], before.chance, before) };
  }

  /**
   * A side has acted.
   * @param before the position before it; it stays as it is
   * @param rolled the dice that it rolled
   * @param after the position that came of it
   */
  step(before: P, side: Side, action: A, rolled: readonly number[], after: P): StepAccount {
    this.#steps += 1;
    const from = this.#chance;
    this.#chance = this.#worth(after);
    if (rolled.length === 0) return this.#told(side, from, { chance: this.#chance, error: 0 });
    const game = this.#game;
    const expected = this.#expected((dice) => {
      const copy = game.copy(before);
      game.act(copy, side, action, dice);
      return this.#worth(copy);
    }, rolled);
    return this.#told(side, from, expected);
  }

  /**
   * The game is broken off: a side gives up, or it is stopped.
   * @param side whose step this is taken as
   * @param winner the side that has won, or `draw`
   */
  breakOff(side: Side, winner: Side): StepAccount {
    const from = this.#chance;
    this.#steps += 1;
    this.#chance = this.#result(winner);
    const step = { step: this.#steps, side, luck: 0, skill: 0, chance: this.chance };
    return { ...step, ended: this.#gain(side, this.#chance - from) };
  }

  #expected(run: Parameters<typeof expectation>[0], rolled: readonly number[]): Expectation {
    const { seed = 0, ...counting } = this.#exactness;
    const foretold = Math.max(0, (this.#game.situation.dice?.length ?? 0) - this.#rolled);
    this.#rolled += rolled.length;
    const fixed = Math.min(foretold, rolled.length);
    return expectation(run, rolled, fixed, { ...counting, seed: deriveSeed(seed, OWN + this.#steps) });
  }

  #told(side: Side, from: number, { chance, error, dice }: Expectation): StepAccount {
    return {
      step: this.#steps,
      side,
      luck: this.#gain(side, this.#chance - chance),
      skill: this.#gain(side, chance - from),
      chance: this.chance,
      ...(error > 0 && { error }),
      ...(dice && { dice: dice.map((die) => ({ ...die, luck: this.#gain(side, die.luck) })) }),
    };
  }

  /** The first side's chance in a position, or its result if the game is over. */
  #worth(position: P): number {
    const decision = this.#game.decision(position);
    return decision.over ? this.#result(decision.winner) : this.#judge.chance(position, 0);
  }

  #result(winner: Side): number {
    return winner === this.#game.sides[0] ? 1 : winner === "draw" ? 0.5 : 0;
  }

  /** What the first side gains, as a gain of this side. */
  #gain(side: Side, gain: number): number {
    return side === this.#game.sides[0] ? gain : 0 - gain;
  }

  #bySide(chance: number): BySide {
    const [first, second] = this.#game.sides;
    return { [first]: chance, [second]: 1 - chance };
  }
}
