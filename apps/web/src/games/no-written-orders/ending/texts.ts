import { catalogue } from "../../../language/language.svelte.ts";

/** What the page of the end says of this game. */
export const endTexts = catalogue({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
});
