import { type Decision, type Dice, deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  type BullRun1983,
  type Position,
  ROLL_KINDS,
  SIDES,
  type View,
} from "@stonebridge/games/bull-run-1983";
import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/bull-run-1983/reading";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { playOut } from "../play-out.ts";
import { rehearse } from "../rehearsal.ts";
import { Colonel } from "./colonel.ts";
import type { Style } from "./place-worth.ts";
import { prospects } from "./prospects.ts";
import { stylesOf } from "./styles.ts";
import { waysToLead } from "./ways.ts";

/** How much less another way than the first is thought to promise before any trial. */
const HABIT = 0.02;
/** Place of the dice of play-outs among the sequences of his seed: beyond those of the turns, by which he imagines what lies face down. */
const LUCK = 1_000;
/** Player-turns that a play-out looks ahead, the running one included. */
const HORIZON = 2;

/**
 * The colonel with look-ahead. Once in a Movement phase, and again when the enemy turns out to stand otherwise, he plays several ways to lead
 * the whole army out many times, through the enemy's answer, and takes the best; orders, battles and all else are then the colonel's.
 */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #game: BullRun1983;
  readonly #colonel: Colonel;
  readonly #rehearser: Colonel;
  /** How colonels lead each side. */
  readonly #usual: readonly Style[];
  readonly #clock: Clock;
  readonly #playouts: number;
  readonly #seed: number;
  /** The situation for which the way to lead was chosen. */
  #situation = NaN;

  /** @param playouts no more of them for a decision */
  constructor(game: BullRun1983, seed: number, clock: Clock, playouts: number) {
    this.#game = game;
    this.#colonel = new Colonel(game);
    this.#rehearser = new Colonel(game, true);
    this.#usual = stylesOf(this.#colonel.country);
    this.#clock = clock;
    this.#playouts = playouts;
    this.#seed = seed;
  }

  async choose(
    view: View,
    decision: Decision<Action>,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<Action> {
    const { actions } = decision;
    if (actions.length === 1) return actions[0];
    const p = this.#game.imagine(view, fastDice(deriveSeed(this.#seed, view.turn)));
    if (decision.step === "movement") {
      const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
      await this.#lead(p, side, milliseconds, (share) => onProgress?.({ done: Math.round(share * 100), of: 100 }));
    }
    return this.#colonel.choose(p, decision);
  }

  /** Chooses how to lead the army, if that is not done for the situation. */
  async #lead(p: Position, side: SideIndex, milliseconds: number, onProgress: (share: number) => void): Promise<void> {
    const situation = this.#colonel.situation(p, side);
    if (situation === this.#situation) return;
    this.#situation = situation;
    const ways = waysToLead(this.#colonel.country, side, this.#usual[side]);
    const luck = deriveSeed(this.#seed, LUCK + playerTurn(p));
    const best = await rehearse(
      {
        candidates: ways.length,
        play: (way, round) => this.#playOut(p, side, ways[way], diceByKind(ROLL_KINDS, luck, round)),
        prior: (way) => (way === 0 ? 0 : -HABIT),
      },
      { clock: this.#clock, milliseconds, trials: this.#playouts, onProgress },
    );
    this.#colonel.styles = this.#ledBy(side, ways[best]);
  }

  /** One play-out to its horizon, and how the side stands there. */
  #playOut(p: Position, side: SideIndex, way: Style, dice: Dice): number {
    const copy = this.#game.copy(p);
    const rehearser = this.#rehearser;
    rehearser.forget();
    rehearser.styles = this.#ledBy(side, way);
    const end = playerTurn(p) + HORIZON;
    const outcome = playOut(
      this.#game,
      copy,
      dice,
      (decision) => rehearser.choose(copy, decision),
      () => playerTurn(copy) >= end,
    );
    if (outcome === undefined) return prospects(this.#colonel.country, copy, side);
    return outcome.winner === SIDES[side] ? 1 : 0;
  }

  /** The styles of both sides when one is led in this way and the other as colonels do. */
  #ledBy(side: SideIndex, way: Style): readonly Style[] {
    return this.#usual.map((style, at) => (at === side ? way : style));
  }
}

/** The running player-turn, as a number. */
function playerTurn({ turn, side }: Position): number {
  return turn * 2 + side;
}
