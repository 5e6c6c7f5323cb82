import { ASSAULT } from "./assault.ts";
import { OPENING } from "./opening.ts";
import type { Lesson } from "./screen.ts";
import { TURN_END } from "./turn-end.ts";

/** The lessons of the guided turn, in order. */
export const LESSONS = [
  "setup",
  "score",
  "counter",
  "order",
  "designate",
  "command",
  "division",
  "choose",
  "cohesion",
  "control",
  "march",
  "refused",
  "weigh",
  "declare",
  "second",
  "commanders",
  "fight",
  "result",
  "free",
  "reinforcements",
  "finished",
] as const;
export type LessonId = (typeof LESSONS)[number];

export const LESSON: Readonly<Record<LessonId, Lesson>> = { ...OPENING, ...ASSAULT, ...TURN_END };
