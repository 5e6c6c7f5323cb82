import { catalogue } from "../../../language/language.svelte.ts";
import type { GuideScript } from "../../contract/guide.ts";
import type { OldBullRun } from "../types.ts";
import { isLesson, LESSON, LESSONS } from "./lessons.ts";

/** The words of the lessons. */
export const lessonTexts = catalogue({
  en: async () => (await import("./en.ts")).lessons,
  fr: async () => (await import("./fr.ts")).lessons,
});

/** The guided first two turns of Bull Run (1983). */
export const guideScript: GuideScript<OldBullRun> = {
  lessons: LESSONS.map((id) => ({ id, ...LESSON[id] })),
  text(id) {
    if (!isLesson(id)) throw new Error(`There is no lesson ${id}.`);
    return lessonTexts.t[id];
  },
};
