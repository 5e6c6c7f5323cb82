import { catalogue } from "../../language/language.svelte.ts";

/** What the page of the end says for every game. */
export const endTexts = catalogue({
  en: async () => (await import("./language/en.ts")).en,
  fr: async () => (await import("./language/fr.ts")).fr,
});
