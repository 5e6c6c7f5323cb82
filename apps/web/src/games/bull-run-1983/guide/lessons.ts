import { FIRST_TURN } from "./first-turn.ts";
import type { Lesson } from "./screen.ts";
import { SECOND_TURN } from "./second-turn.ts";

/** The lessons of the first two turns, in order. */
export const LESSONS = [
  "pieces",
  "command",
  "refused",
  "march",
  "ride",
  "limber",
  "recon",
  "phase",
  "sight",
  "guns",
  "declare",
  "fight",
  "result",
  "score",
  "finished",
] as const;
export type LessonId = (typeof LESSONS)[number];

export function isLesson(id: string): id is LessonId {
  return LESSONS.some((one) => one === id);
}

export const LESSON: Readonly<Record<LessonId, Lesson>> = { ...FIRST_TURN, ...SECOND_TURN };
