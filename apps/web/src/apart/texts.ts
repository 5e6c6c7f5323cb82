import { catalogue } from "../language/language.svelte.ts";

/** The texts of games that people play apart. */
export const apartTexts = catalogue({
  en: async () => (await import("./language/en.ts")).apart,
  fr: async () => (await import("./language/fr.ts")).apart,
});
