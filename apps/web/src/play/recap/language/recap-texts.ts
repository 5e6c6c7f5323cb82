import { catalogue } from "../../../language/language.svelte.ts";

/** The texts of the card of what the other side did: they come with it. */
export const recapTexts = catalogue({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
});
