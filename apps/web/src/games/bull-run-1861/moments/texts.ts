import { catalogue } from "../../../language/language.svelte.ts";

/** What the moments of this game say. */
export const momentTexts = catalogue({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
});
