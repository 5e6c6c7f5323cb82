import { type Decision, type Dice, deriveSeed, fastDice } from "@stonebridge/kernel";
import {
  type Action,
  type NoWrittenOrders,
  type Position,
  ROLL_KINDS,
  SIDES,
  type View,
} from "@stonebridge/games/no-written-orders";
import { CONFEDERATE, type SideIndex, UNION } from "@stonebridge/games/no-written-orders/reading";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { playOut } from "../play-out.ts";
import { rehearse } from "../rehearsal.ts";
import { Colonel } from "./colonel.ts";
import { segmentKey } from "./manoeuvre.ts";
import { prospects } from "./prospects.ts";
import { type Style, WATCHFUL } from "./styles.ts";
import { waysToFight } from "./ways.ts";

/** How much less another way than the first is thought to promise before any trial. */
const HABIT = 0.003;
/** Place of the dice of play-outs among the sequences of his seed, beyond those of the turns by which he imagines what is hidden. */
const LUCK = 1_000;
/** Chits in the cup with which the rest of a turn answers an action; with fewer the next turn does. */
const ANSWERS = 3;

/**
 * The colonel with look-ahead. Before an action of troops near the enemy he plays out how hard to press it, through the enemy’s answers of
 * the turn, and takes the way that promises most. All else is the colonel’s, but that he leaves garrisons behind.
 */
export class General implements Bot<Action, View> {
  readonly blind = false;
  readonly #game: NoWrittenOrders;
  readonly #colonel: Colonel;
  readonly #rehearser: Colonel;
  /** How colonels lead each side. */
  readonly #usual: readonly Style[];
  readonly #clock: Clock;
  readonly #playouts: number;
  readonly #seed: number;
  /** The action that was thought over. */
  #fought = "";

  /** @param playouts no more of them for a decision */
  constructor(game: NoWrittenOrders, seed: number, clock: Clock, playouts: number) {
    this.#game = game;
    this.#colonel = new Colonel(game);
    this.#rehearser = new Colonel(game);
    this.#usual = this.#colonel.styles;
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
    const side = decision.sides[0] === "union" ? UNION : CONFEDERATE;
    if (this.#fought === "") this.#colonel.styles = this.#ledBy(side, WATCHFUL);
    const tell = (share: number): void => onProgress?.({ done: Math.round(share * 100), of: 100 });
    if (decision.step === "movement") await this.#planAction(p, side, milliseconds, tell);
    return this.#colonel.choose(p, decision);
  }

  /** Chooses how hard to press an action, once, where an enemy is near enough. */
  async #planAction(p: Position, side: SideIndex, milliseconds: number, tell: (share: number) => void): Promise<void> {
    const frame = p.stack.at(-1);
    if (frame?.step !== "movement") return;
    const situation = segmentKey(p, frame);
    if (situation === this.#fought) return;
    this.#fought = situation;
    this.#colonel.styles = this.#ledBy(side, WATCHFUL);
    if (frame.near.length === 0) return;
    const ways = waysToFight(WATCHFUL);
    const until = p.turn + (p.cup.length < ANSWERS ? 2 : 1);
    this.#colonel.styles = this.#ledBy(side, ways[await this.#best(p, side, ways, until, milliseconds, tell)]);
  }

  /** The best of some ways to lead, by play-outs until a turn begins. */
  #best(
    p: Position,
    side: SideIndex,
    ways: readonly Style[],
    until: number,
    milliseconds: number,
    onProgress: (share: number) => void,
  ): Promise<number> {
    const luck = deriveSeed(this.#seed, LUCK + p.turn);
    return rehearse(
      {
        candidates: ways.length,
        play: (way, round) => this.#playOut(p, side, ways[way], until, diceByKind(ROLL_KINDS, luck, round)),
        prior: (way) => (way === 0 ? 0 : -HABIT),
      },
      { clock: this.#clock, milliseconds, trials: this.#playouts, onProgress },
    );
  }

  /** One play-out to its horizon, and how the side stands there. */
  #playOut(p: Position, side: SideIndex, way: Style, until: number, dice: Dice): number {
    const copy = this.#game.copy(p);
    const rehearser = this.#rehearser;
    rehearser.forget();
    rehearser.styles = this.#ledBy(side, way);
    const outcome = playOut(
      this.#game,
      copy,
      dice,
      (decision) => rehearser.choose(copy, decision),
      () => copy.turn >= until,
    );
    if (outcome === undefined) return prospects(this.#colonel.country, copy, side);
    return outcome.winner === SIDES[side] ? 1 : outcome.winner === "draw" ? 0.5 : 0;
  }

  /** The styles of both sides when one is led in this way and the other as colonels do. */
  #ledBy(side: SideIndex, way: Style): readonly Style[] {
    return this.#usual.map((style, at) => (at === side ? way : style));
  }
}
