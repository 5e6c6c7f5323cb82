import { catalogue } from "../../../language/language.svelte.ts";
import { scriptOf } from "../../../play/guide/script.ts";
import type { OldBullRun } from "../table.ts";
import { LESSON, LESSONS, type LessonId, onward } from "./lessons.ts";

/** The words of the lessons. */
const texts = catalogue({
  en: async () => (await import("./en.ts")).lessons,
  fr: async () => (await import("./fr.ts")).lessons,
});

/** The guided first two turns of Bull Run (1983). */
export const guideScript = scriptOf<OldBullRun, LessonId>({ order: LESSONS, lessons: LESSON, texts, onward });
