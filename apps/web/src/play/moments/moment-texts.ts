import { catalogue } from "../../language/language.svelte.ts";

/** What banners of moments say for every game. */
export const momentTexts = catalogue({
  en: async () => (await import("./language/en.ts")).en,
  fr: async () => (await import("./language/fr.ts")).fr,
});
