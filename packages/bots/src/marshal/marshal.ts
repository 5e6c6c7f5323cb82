import { type ActionBase, type Decision, deriveSeed, type Dice, type EventBase } from "@stonebridge/kernel";
import type { Bot, Progress } from "../bot.ts";
import type { Clock } from "../clock.ts";
import type { Commander } from "../commander.ts";
import { diceByKind } from "../dice-by-kind.ts";
import { playOut } from "../play-out.ts";
import type { Army } from "./army.ts";
import { evolve } from "./evolve.ts";
import { hashed } from "./hashed.ts";
import { Hope } from "./hope.ts";

/** How a Marshal thinks. */
export interface Thought<V, P> {
  readonly clock: Clock;
  /** Play-outs for a plan, however long a half-turn takes; absent: as many as there is time for. */
  readonly playouts?: number | undefined;
  readonly seed: number;
  /**
   * Positions that agree with a view, the likeliest first; more than one where something is hidden. The plan is carried out as if the first
   * were true, and made to do well in all.
   */
  imagined(view: V): readonly P[];
  /** The chance of a side to win, half that of a draw included: by it he gives up what is lost; absent: he never does. */
  readonly chance?: ((position: P, side: number) => number) | undefined;
}

/** More play-outs than this for one plan bring nothing new. */
const MOST_PLAYOUTS = 4_000;
/** What a plan must gain over the usual one to be expected to be better at all. */
const HABIT = 0.004;
/** The longest a half-turn may take in all, in milliseconds, and the share of what is left of it that one plan may take. */
const LONGEST_HALF_TURN = 9_000;
const SHARE_OF_HALF_TURN = 0.25;
/** Offset of his dice among the sequences of a seed, beyond those by which hidden pieces are imagined. */
const LUCK = 1_000_000;

/**
 * A commander who plans for his whole army: a task for each formation and a way to lead, evolved in play-outs through the enemy’s reply that
 * end with the learned value. Equal views and decisions give equal choices, unless time runs out.
 */
export class Marshal<P, A extends ActionBase, E extends EventBase, V, Plan> implements Bot<A, V> {
  readonly blind = false;
  readonly #army: Army<P, A, E, V, Plan>;
  readonly #thought: Thought<V, P>;
  #plan: Plan | undefined;
  #moment: string | undefined;
  #leader: Commander<P, A> | undefined;
  readonly #hope: Hope<P> | undefined;
  #imaginedFrom: { readonly view: V; readonly positions: readonly P[] } | undefined;
  #halfTurn = "";
  #spent = 0;

  constructor(army: Army<P, A, E, V, Plan>, thought: Thought<V, P>) {
    this.#army = army;
    this.#thought = thought;
    this.#hope = thought.chance && new Hope(thought.chance);
  }

  async choose(
    view: V,
    decision: Decision<A>,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<A> {
    const army = this.#army;
    const positions = this.#imagined(view);
    const [likeliest] = positions;
    const side = army.game.sides.indexOf(decision.sides[0]);
    const moment = army.moment(likeliest, side, decision);
    if (moment !== undefined && moment !== this.#moment) {
      this.#moment = moment;
      this.#plan = await this.#planned(positions, side, decision, moment, milliseconds, onProgress);
      this.#leader = this.#inEarnest(this.#plan, side);
    }
    this.#leader ??= this.#inEarnest(this.#plan ?? army.first(likeliest, side, decision, undefined)[0], side);
    return this.#leader.choose(likeliest, decision);
  }

  givesUp(view: V, decision: Decision<A>): Promise<boolean> {
    const army = this.#army;
    const hope = this.#hope;
    if (hope === undefined) return Promise.resolve(false);
    const { clock, seed } = this.#thought;
    const positions = this.#imagined(view);
    const [likeliest] = positions;
    const side = army.game.sides.indexOf(decision.sides[0]);
    if (army.moment(likeliest, side, decision) !== undefined) {
      const halfTurn = army.halfTurn(likeliest);
      this.#enter(halfTurn);
      const begun = clock.now();
      hope.weigh(halfTurn, positions, side, (position, round, chance) => {
        const [plan] = army.first(likeliest, side, decision, this.#plan);
        const dice = diceByKind(army.kinds, deriveSeed(seed, LUCK + hashed(halfTurn)), round);
        return this.#playOut(position, side, plan, dice, chance);
      });
      this.#spent += clock.now() - begun;
    }
    return Promise.resolve(hope.isGone);
  }

  /** Positions that agree with a view, made once where he is asked about it twice. */
  #imagined(view: V): readonly P[] {
    if (this.#imaginedFrom?.view !== view) this.#imaginedFrom = { view, positions: this.#thought.imagined(view) };
    return this.#imaginedFrom.positions;
  }

  #inEarnest(plan: Plan, side: number): Commander<P, A> {
    return this.#army.inEarnest?.(plan, side) ?? this.#army.leader(plan, side);
  }

  async #planned(
    positions: readonly P[],
    side: number,
    decision: Decision<A>,
    moment: string,
    milliseconds: number,
    onProgress?: (progress: Progress) => void,
  ): Promise<Plan> {
    const army = this.#army;
    const { clock, playouts, seed } = this.#thought;
    const [likeliest] = positions;
    const luck = deriveSeed(seed, LUCK + hashed(moment));
    const begun = clock.now();
    const halfTurn = () =>
      playouts === undefined
        ? { halfTurn: { spent: this.#spent + clock.now() - begun, most: LONGEST_HALF_TURN } }
        : undefined;
    const plan = await evolve(
      {
        first: army.first(likeliest, side, decision, this.#plan),
        habit: HABIT,
        openingShare: army.openingShare,
        prior: (tried) => army.prior?.(tried, side) ?? 0,
        seed: luck,
        change: (from, dice) => army.change(from, likeliest, side, decision, dice),
        play: (tried, round) =>
          this.#playOut(positions[round % positions.length], side, tried, diceByKind(army.kinds, luck, round)),
      },
      {
        clock,
        milliseconds:
          playouts === undefined ? Math.min(milliseconds, this.#leftOf(army.halfTurn(likeliest))) : milliseconds,
        trials: playouts ?? MOST_PLAYOUTS,
        onProgress: (share) => onProgress?.({ done: Math.round(share * 100), of: 100, ...halfTurn() }),
      },
    );
    this.#spent += clock.now() - begun;
    return plan;
  }

  /** Counts the time anew where a half-turn begins. */
  #enter(halfTurn: string): void {
    if (halfTurn === this.#halfTurn) return;
    this.#halfTurn = halfTurn;
    this.#spent = 0;
  }

  /** What a plan may take of a half-turn’s time. */
  #leftOf(halfTurn: string): number {
    this.#enter(halfTurn);
    return SHARE_OF_HALF_TURN * Math.max(0, LONGEST_HALF_TURN - this.#spent);
  }

  /** Plays a plan out once to the horizon, or to the end of the game, and returns how well the side fares. */
  #playOut(from: P, side: number, plan: Plan, dice: Dice, judged?: (position: P, side: number) => number): number {
    const army = this.#army;
    const { game, drawn, longest } = army;
    const copy = game.copy(from);
    const us = game.sides[side];
    const ours = army.leader(plan, side);
    const theirs = army.asEnemy(1 - side);
    const beyond = army.far(from, side);
    const outcome = playOut(
      game,
      copy,
      dice,
      (decision) => (decision.sides[0] === us ? ours : theirs).choose(copy, decision),
      () => beyond(copy),
      longest,
    );
    if (outcome === undefined) return judged?.(copy, side) ?? army.value(copy, side);
    if (judged === undefined && army.result !== undefined) return army.result(copy, side);
    return outcome.winner === "draw" ? drawn : outcome.winner === us ? 1 : 0;
  }
}
