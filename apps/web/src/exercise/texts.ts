import { catalogue } from "../language/language.svelte.ts";

/** What all exercises say. */
export const exerciseTexts = catalogue({
  en: async () => (await import("./language/en.ts")).en,
  fr: async () => (await import("./language/fr.ts")).fr,
});
