import { catalogue } from "../../../language/language.svelte.ts";
import { scriptOf } from "../../../play/guide/script.ts";
import type { SecondBullRun } from "../table.ts";
import { LESSON, LESSONS, type LessonId } from "./lessons.ts";
import { onward } from "./turn-end.ts";

/** The words of the lessons. */
const texts = catalogue({
  en: async () => (await import("./en.ts")).lessons,
  fr: async () => (await import("./fr.ts")).lessons,
});

/** The guided first turn of August 30. */
export const guideScript = scriptOf<SecondBullRun, LessonId>({ order: LESSONS, lessons: LESSON, texts, onward });
