import { FIRST_TURN } from "./first-turn.ts";
import { commitFirst } from "../../../play/guide/lesson-hands.ts";
import type { Lesson, Play } from "./screen.ts";
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

export const LESSON: Readonly<Record<LessonId, Lesson>> = { ...FIRST_TURN, ...SECOND_TURN };

/** The shortest way through a phase: what is begun is ended, what is in contact is fought. */
export function onward(play: Play): void {
  commitFirst(play, "stop", "close", "target", "assign", "complete", "done");
}
