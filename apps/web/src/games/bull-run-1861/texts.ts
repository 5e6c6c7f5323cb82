import { catalogue } from "../../language/language.svelte.ts";

/** The game's own texts: units, questions, refusals, log. */
export const bullRunTexts = catalogue({
  en: async () => (await import("@stonebridge/games/bull-run-1861/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/bull-run-1861/text/fr")).texts,
});
