import { catalogue } from "../language/language.svelte.ts";

/** The texts of a Marshal’s ways to lead. */
export const marshalTexts = catalogue({
  en: async () => (await import("./language/en.ts")).marshal,
  fr: async () => (await import("./language/fr.ts")).marshal,
});
