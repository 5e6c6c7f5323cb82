import type { ActionBase, Decision } from "@stonebridge/kernel";
import type { Commander } from "../commander.ts";
import type { Courses } from "./course.ts";

/** What judges positions with everything in them known. */
export interface Judge<P> {
  /** How good a side's chances are, 0 to 1: the chance to win, and half that of a draw. Those of both sides add up to 1. */
  chance(position: P, side: number): number;
}

/** What judges positions of a game, and can play on from them. */
export interface Tutor<P, A extends ActionBase> extends Judge<P> {
  /** Every kind of roll of the game. */
  readonly kinds: readonly string[];
  /** Whether nothing is half done at a decision: only there is the judgment to be trusted. */
  atRest(decision: Decision<A>): boolean;
  /** Whether an action only says that a side has done: what the judgment then changes is the doing of all that it did before. */
  passes(action: A): boolean;
  /** Orders that work many turns later; absent: the game has none. */
  readonly courses?: Courses<P, A>;
  /** What is usual where this tutor leads both sides. */
  readonly usual: Usual;
  /**
   * Leads both sides in a play-out.
   * @param from where it begins
   */
  leader(from: P): Commander<P, A>;
  /** How far a play-out goes: whether a position lies beyond its horizon. @param from where it begins; it may change afterwards */
  far(from: P): (position: P) => boolean;
}

/** By how much a judge changes its mind where nobody does better or worse than usual: `npm run usual` measures it, and what is usual is no skill. */
export interface Usual {
  /** What having to decide is worth to a side at even chances, beyond the judgment. */
  readonly tempo: number;
  /** By how much a turn changes the judgment at even chances, either way, beyond dice: so far is no chance to be trusted. */
  readonly sway: number;
  /** What a deed gains for its side by the judgment, by {@link kindOfDeed}. */
  readonly deeds: Readonly<Record<string, number>>;
}

/** Where a deed stands: in its side’s turn, as the last of it, or as an answer in the other side’s turn. */
export type PlaceOfDeed = "within" | "last" | "answer";

/**
 * Names what is alike in deeds.
 * @param step of the decision that began it
 */
export function kindOfDeed(side: string, step: string, place: PlaceOfDeed): string {
  return place === "within" ? `${side} ${step}` : `${side} ${step} ${place}`;
}
