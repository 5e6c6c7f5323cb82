import { catalogue } from "../../language/language.svelte.ts";

/** The texts of what two who play apart say to each other. */
export const talkTexts = catalogue({
  en: async () => (await import("./language/en.ts")).talk,
  fr: async () => (await import("./language/fr.ts")).talk,
});
