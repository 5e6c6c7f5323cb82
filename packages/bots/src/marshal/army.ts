import type { ActionBase, Decision, Dice, EventBase, Game } from "@stonebridge/kernel";
import type { Commander } from "../commander.ts";

/** What a game tells a Marshal: what a plan is, how it is varied, who carries it out, and what comes of it. */
export interface Army<P, A extends ActionBase, E extends EventBase, V, Plan> {
  readonly game: Game<P, A, E, V>;
  /** Every kind of roll of the game. */
  readonly kinds: readonly string[];
  /** What a draw is worth, between a loss, 0, and a win, 1. */
  readonly drawn: number;
  /** The most decisions of a play-out. */
  readonly longest: number;
  /** Share of the time for the race of the first plans, if it is not the usual one; 1: they are not changed. */
  readonly openingShare?: number;
  /** Names the half-turn: what a Marshal may take of a person’s time is counted by it. */
  halfTurn(position: P): string;
  /**
   * Names what a plan is made for (a phase, an activation, an enemy that turned up): another name asks for another plan. Undefined: nothing
   * is planned at this decision, the plan at hand is carried out.
   */
  moment(position: P, side: number, decision: Decision<A>): string | undefined;
  /**
   * Plans to begin with; the first is taken unless another proves better.
   * @param last the plan that was carried out until now
   */
  first(position: P, side: number, decision: Decision<A>, last: Plan | undefined): readonly Plan[];
  /** What a plan is expected to yield beside others before any trial, 0 to 1, as far as the game knows. */
  prior?(plan: Plan, side: number): number;
  /** A plan that differs in something: another task for one formation, another way to lead, another choice at this decision. */
  change(plan: Plan, position: P, side: number, decision: Decision<A>, dice: Dice): Plan;
  /** Carries a plan out; made for each play-out, so it has to be cheap. */
  leader(plan: Plan, side: number): Commander<P, A>;
  /** Carries a plan out in the game itself, with more thought than in play-outs; absent: as there. */
  inEarnest?(plan: Plan, side: number): Commander<P, A>;
  /** Leads a side in play-outs of the other one’s plans. */
  asEnemy(side: number): Commander<P, A>;
  /** Does a position of a play-out lie beyond its horizon? @param from where the play-out begins */
  far(from: P, side: number): (position: P) => boolean;
  /** What a side can expect of a position, 0 to 1. */
  value(position: P, side: number): number;
  /** What it has made of a game that is over, 0 to 1; absent: 1 for a victory, what a draw is worth, or 0. */
  result?(position: P, side: number): number;
}
