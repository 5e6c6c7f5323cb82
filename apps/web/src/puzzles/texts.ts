import { catalogue } from "../language/language.svelte.ts";

/** The texts of the puzzles. */
export const puzzleTexts = catalogue({
  en: async () => (await import("./language/en.ts")).en,
  fr: async () => (await import("./language/fr.ts")).fr,
});
