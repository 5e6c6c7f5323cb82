import { catalogue } from "../../../language/language.svelte.ts";
import { scriptOf } from "../../../play/guide/script.ts";
import type { OrdersGame } from "../table.ts";
import { onward } from "./acting.ts";
import { LESSON, LESSONS, type LessonId } from "./lessons.ts";

/** The words of the lessons. */
const texts = catalogue({
  en: async () => (await import("./en.ts")).lessons,
  fr: async () => (await import("./fr.ts")).lessons,
});

/** The guided first turn of First Bull Run. */
export const guideScript = scriptOf<OrdersGame, LessonId>({ order: LESSONS, lessons: LESSON, texts, onward });
