import { type Dice, type EventBase, fastDice, type Seat, type SituationBase } from "@stonebridge/kernel";
import type { GoalState, LessonGame, LessonRoom, ShortLesson, ShortLessonText } from "../games/contract/lessons.ts";
import type { Catalogue } from "../language/language.svelte.ts";

/** Width that the page gives a picture on a desk, in CSS px. */
export const WIDTH = 460;

/** What a lesson needs from its game's rules. */
export interface LessonRules<P, V> {
  start(dice: Dice): P;
  view(position: P, seat: Seat): V;
}

/** A game opened for a lesson: its rules, and whatever else its pictures and goals look things up in. */
export interface LessonTools<P, V> {
  readonly game: LessonRules<P, V>;
}

/** A lesson as its game started it. */
export interface Begun<T, P, V> {
  readonly tools: T;
  readonly position: P;
  readonly view: V;
}

/** A position to learn from, and the goal to reach. */
export interface LessonPosition<T, P, V, E extends EventBase> {
  readonly situation: SituationBase;
  standing(begun: Begun<T, P, V>, now: LessonGame<P, V, E>): GoalState;
}

/** What is different in each game's lessons. */
export interface Lessons<Id extends string, T, P, V, L> {
  /** In the order of the page. */
  readonly positions: Readonly<Record<Id, L>>;
  readonly texts: Catalogue<Readonly<Record<Id, ShortLessonText>>>;
  /** Who looks at the pictures. */
  readonly seat: Seat;
  /** Loads what the pictures need. */
  load(): Promise<unknown>;
  open(situation: SituationBase): T & LessonTools<P, V>;
}

/** How a lesson is shown. `begun` opens its game when that is first needed. */
type Shows<T, P, V, L> = (id: string, lesson: L, begun: () => Begun<T, P, V>) => Pick<ShortLesson, "cut" | "drawing">;

/** The room of a game's short lessons: each position is opened once, when it is first drawn or judged. */
export function lessonRoom<Id extends string, T, P, V, E extends EventBase, L extends LessonPosition<T, P, V, E>>(
  { positions, texts, seat, load, open }: Lessons<Id, T, P, V, L>,
  shows: Shows<T, P, V, L>,
): LessonRoom {
  const known = new Map<Id, Begun<T, P, V>>();
  const begin = (id: Id): Begun<T, P, V> => {
    const tools = open(positions[id].situation);
    const position = tools.game.start(fastDice(1));
    return { tools, position, view: tools.game.view(position, seat) };
  };
  const begun = (id: Id): Begun<T, P, V> => {
    const lesson = known.get(id) ?? begin(id);
    known.set(id, lesson);
    return lesson;
  };
  return {
    async load() {
      await Promise.all([texts.load(), load()]);
    },
    list: () =>
      (Object.keys(positions) as Id[]).map((id) => ({
        id,
        ...texts.t[id],
        situation: positions[id].situation,
        // The page judges a game of this lesson alone: its position, view and events are this game’s.
        standing: (now) => positions[id].standing(begun(id), now as LessonGame<P, V, E>),
        ...shows(id, positions[id], () => begun(id)),
      })),
  };
}
