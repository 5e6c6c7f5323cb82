import type { EventBase, SituationBase } from "@stonebridge/kernel";
import type { CounterStyle } from "../../board/counters/counter.ts";
import type { PictureCut } from "./pictures.ts";
import type { Line } from "./words.ts";

/** What a short lesson says. */
export interface ShortLessonText {
  readonly title: string;
  readonly words: readonly Line[];
  /** What the picture shows. */
  readonly picture: string;
  /** What is to be reached from the position. */
  readonly goal: {
    readonly task: string;
    /** Said once it is reached, or cannot be reached any more. */
    readonly reached: string;
    readonly missed: string;
  };
}

/** How it stands with the goal of a lesson. */
export type GoalState = "open" | "reached" | "missed";

/** A short lesson of the Learn page: a position, and what is to be seen in it. */
export interface ShortLesson extends ShortLessonText {
  readonly id: string;
  readonly cut: PictureCut;
  /** What lies over the map in the picture: markup of an SVG in map units. */
  drawing(style: CounterStyle): string;
  /** The position, to be played on. */
  readonly situation: SituationBase;
  /** How it stands with its goal in a game that began from the position. */
  standing(game: LessonGame): GoalState;
}

/** What a goal is judged by: the game as it stands, and everything that was told since it began. */
export interface LessonGame<P = unknown, V = unknown, E extends EventBase = EventBase> {
  readonly position: P;
  readonly view: V;
  readonly events: readonly E[];
}

/** What a game's chunk of short lessons exports. */
export interface LessonRoom {
  /** Fetches what the lessons need, in the language of the page. */
  load(): Promise<void>;
  /** The lessons in order, in the language of the page; {@link load} must have ended once before. */
  list(): readonly ShortLesson[];
}
