import { catalogue } from "../language/language.svelte.ts";

/** The texts of the games kept in this browser. */
export const keptTexts = catalogue({
  en: async () => (await import("./language/en.ts")).kept,
  fr: async () => (await import("./language/fr.ts")).kept,
});
