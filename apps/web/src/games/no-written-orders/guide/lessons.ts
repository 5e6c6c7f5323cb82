import { ACTING } from "./acting.ts";
import { GIVING } from "./giving.ts";
import { OPENING } from "./opening.ts";
import { NEXT_TURN } from "./next-turn.ts";
import type { Lesson } from "./screen.ts";

/** The lessons of the guided turn, in order. */
export const LESSONS = [
  "tries",
  "score",
  "counter",
  "formations",
  "addressee",
  "kind",
  "aide",
  "second",
  "waypoint",
  "face",
  "complete",
  "compliance",
  "cup",
  "column",
  "guns",
  "result",
  "contact",
  "refused",
  "march",
  "end",
  "assault",
  "outcome",
  "free",
  "riding",
  "finished",
] as const;
export type LessonId = (typeof LESSONS)[number];

export const LESSON: Readonly<Record<LessonId, Lesson>> = { ...OPENING, ...GIVING, ...ACTING, ...NEXT_TURN };
