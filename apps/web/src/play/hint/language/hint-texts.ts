import { catalogue } from "../../../language/language.svelte.ts";

/** The texts of the card of a hint: they come with it. */
export const hintTexts = catalogue({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
});
