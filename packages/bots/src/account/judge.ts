import type { ActionBase, Decision } from "@stonebridge/kernel";

/** What judges positions with everything in them known. */
export interface Judge<P> {
  /** How good a side's chances are, 0 to 1: the chance to win, and half that of a draw. Those of both sides add up to 1. */
  chance(position: P, side: number): number;
}

/** What judges positions of a game, and can play on from them. */
export interface Tutor<P, A extends ActionBase> extends Judge<P> {
  /** Every kind of roll of the game. */
  readonly kinds: readonly string[];
  /**
   * Leads both sides in a play-out.
   * @param from where it begins
   */
  leader(from: P): {
    /** Chooses one of the decision’s actions at once. */
    choose(position: P, decision: Decision<A>): A;
  };
  /** How far a play-out goes: whether a position lies beyond its horizon. @param from where it begins */
  far(from: P): (position: P) => boolean;
}
