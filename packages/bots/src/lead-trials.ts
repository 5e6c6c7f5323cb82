import { type ActionBase, type Decision, type Dice, deriveSeed, type EventBase, type Game } from "@stonebridge/kernel";
import type { Progress } from "./bot.ts";
import type { Clock } from "./clock.ts";
import { diceByKind } from "./dice-by-kind.ts";
import { playOut } from "./play-out.ts";
import { rehearse } from "./rehearsal.ts";

/** Offset of the play-outs' dice among the sequences of a seed, beyond those of the turns, which are used to imagine what is hidden. */
const LUCK = 1_000;

/** A Colonel that leads each side in a given style. */
export interface Led<P, A extends ActionBase, Style> {
  /** How each side is led. */
  styles: readonly Style[];
  /** Forgets what was planned, so that it is planned again. */
  forget(): void;
  choose(position: P, decision: Decision<A>): A;
}

/** What a General tries out his ways to lead with. */
export interface Trials<P, A extends ActionBase, E extends EventBase, V, Style> {
  readonly game: Game<P, A, E, V>;
  /** Every kind of roll of the game. */
  readonly kinds: readonly string[];
  /** Plays both sides in the play-outs. */
  readonly rehearser: Led<P, A, Style>;
  /** How likely a side is to win, 0 to 1. */
  prospects(position: P, side: number): number;
  /** What a draw is worth, between a loss, 0, and a win, 1. */
  readonly drawn: number;
  /** How much less than the first way another way is expected to yield before any trial. */
  readonly habit: number;
  readonly clock: Clock;
  /** The most play-outs for a choice. */
  readonly playouts: number;
  readonly seed: number;
}

/** Ways to lead a side on from a position, one of which is chosen. */
export interface Choice<P, Style> {
  readonly position: P;
  readonly side: number;
  /** The first is taken unless another proves better. */
  readonly ways: readonly Style[];
  /** What distinguishes this choice from others of the game: each has dice of its own. */
  readonly moment: number;
  /** Does a position of a play-out lie beyond its horizon? */
  far(position: P): boolean;
}

/** Finds the best way to lead an army by playing out several ways many times through the enemy’s reply. */
export class LeadTrials<P, A extends ActionBase, E extends EventBase, V, Style> {
  readonly #with: Trials<P, A, E, V, Style>;
  /** How colonels lead each side. */
  readonly #usual: readonly Style[];

  constructor(trials: Trials<P, A, E, V, Style>) {
    this.#with = trials;
    this.#usual = trials.rehearser.styles;
  }

  /** The styles of both sides when one is led in this way and the other as colonels do. */
  ledBy(side: number, way: Style): readonly Style[] {
    return this.#usual.map((style, at) => (at === side ? way : style));
  }

  /** The most promising way. @param milliseconds time it may take */
  async best(
    choice: Choice<P, Style>,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<Style> {
    const { kinds, habit, clock, playouts, seed } = this.#with;
    const { ways } = choice;
    const luck = deriveSeed(seed, LUCK + choice.moment);
    const best = await rehearse(
      {
        candidates: ways.length,
        play: (way, round) => this.#playOut(choice, ways[way], diceByKind(kinds, luck, round)),
        prior: (way) => (way === 0 ? 0 : -habit),
      },
      {
        clock,
        milliseconds,
        trials: playouts,
        onProgress: (share) => onProgress?.({ done: Math.round(share * 100), of: 100 }),
      },
    );
    return ways[best];
  }

  /** Plays out once to the horizon, and returns how well the side stands there. */
  #playOut({ position, side, far }: Choice<P, Style>, way: Style, dice: Dice): number {
    const { game, rehearser, prospects, drawn } = this.#with;
    const copy = game.copy(position);
    rehearser.forget();
    rehearser.styles = this.ledBy(side, way);
    const outcome = playOut(
      game,
      copy,
      dice,
      (decision) => rehearser.choose(copy, decision),
      () => far(copy),
    );
    if (outcome === undefined) return prospects(copy, side);
    if (outcome.winner === "draw") return drawn;
    return outcome.winner === game.sides[side] ? 1 : 0;
  }
}
