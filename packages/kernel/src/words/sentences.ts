import type { ActionBase } from "../game.ts";
import type { Line } from "./line.ts";

/** The part of a decision that its sentence needs; the game's `Decision` will do. */
export interface AskedOf<A extends ActionBase> {
  readonly step: string;
  readonly about: Readonly<Record<string, unknown>>;
  readonly actions: readonly A[];
}

/** One sentence that asks, and a second line with what is left and what it costs. */
export interface Question {
  readonly sentence: Line;
  readonly detail: Line;
}

/** What is not possible, then the fact and what to do instead. */
export interface RefusalText {
  readonly title: Line;
  readonly sentence: Line;
}

/** A thing to choose, by its name and in a sentence. */
export interface Described {
  readonly name: string;
  /** One line of explanation. */
  readonly help: string;
}

/** Writes a refusal, its title and its sentence, from the words it is given. */
export type Refusing<W> = (words: W) => readonly [title: Line, sentence: Line];
