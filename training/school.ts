import type { ActionBase, Bid, Decision, Dice, EventBase, Game } from "@stonebridge/kernel";
import type { Bot, Thinking } from "@stonebridge/bots";
import type { Tutor } from "@stonebridge/bots/account";
import type { Inputs } from "@stonebridge/bots/value";

/** What is played: a scenario with its options, and how often beside the others. */
export interface Opening {
  readonly scenario: string;
  readonly options?: Readonly<Record<string, string>>;
  /** What even chances ask for, if not what new games get. */
  readonly bid?: Bid;
  readonly share: number;
}

/** Who plays a side in self-play: he knows everything. */
export interface Commander<P, A extends ActionBase> {
  choose(position: P, decision: Decision<A>): A | Promise<A>;
}

/** Makes a bot for a seat of a game. */
export type MakeBot<A extends ActionBase, V> = (level: string, seed: number, thinking: Thinking) => Bot<A, V>;

/** An opened situation, for self-play and training. */
export interface Lesson<P, A extends ActionBase, E extends EventBase, V> {
  readonly game: Game<P, A, E, V>;
  readonly inputs: Inputs<P>;
  /** A commander whose weights and style are drawn at random around a Colonel’s or General’s; he does not search. */
  commander(side: number, dice: Dice): Commander<P, A>;
  /** Points of the first side less the second’s when the game is over; where a game counts none, 1, 0 and -1. */
  lead(position: P): number;
  /** Share of the game that is played, 0 to 1. */
  progress(position: P): number;
  /** What the first side can expect by the judgment that Generals have, 0 to 1. */
  judgment(position: P): number;
  /** Accounts for games. */
  readonly tutor: Tutor<P, A>;
  /** Bots for duels. */
  readonly bot: MakeBot<A, V>;
}

/** What a game gives its value to learn from. */
export interface School<P, A extends ActionBase, E extends EventBase, V> {
  readonly game: string;
  readonly openings: readonly Opening[];
  open(opening: Omit<Opening, "share">): Lesson<P, A, E, V>;
}
