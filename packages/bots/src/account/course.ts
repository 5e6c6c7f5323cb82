import type { ActionBase, Side } from "@stonebridge/kernel";
import type { Commander } from "../commander.ts";

/** A part of an army that was left with its orders, or without any, where a tutor would have given it others. */
export interface Course<P, A extends ActionBase> {
  readonly side: Side;
  /** Whose orders they are, by its id in the game. */
  readonly body: string;
  /** The first and the last step of the time at which its side could have given it others. */
  readonly step: number;
  readonly until: number;
  /** The last step before it got others, or the last of the game. */
  readonly kept: number;
  /** Before the first step. */
  readonly position: P;
  /** The orders that its side gave at that time, and those that it should have given. */
  readonly played: readonly A[];
  readonly better: readonly A[];
  /** Leads its side on: what it ordered this body is ordered, and nothing else; all else is the leader’s. */
  keep(leader: Commander<P, A>): Commander<P, A>;
}

/** Sees a game step by step, and says in the end what courses of it look wrong. */
export interface CourseWatch<P, A extends ActionBase> {
  /**
   * A side takes a step.
   * @param position before the step; it changes afterwards
   * @param step its number, from 1
   */
  see(position: P, step: number, side: Side, action: A): void;
  /** The courses that look wrong, those that weigh most first. */
  courses(): readonly Course<P, A>[];
}

/** What a game that has orders tells of them: they work many turns later, so they are judged by whole games. */
export interface Courses<P, A extends ActionBase> {
  /** Begins to watch a game, to be told of all its steps in turn. */
  watch(): CourseWatch<P, A>;
  /** Names the time at which a side gives its orders; undefined: it gives none now. */
  of(position: P, side: Side): string | undefined;
}
