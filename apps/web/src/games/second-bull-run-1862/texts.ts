import { catalogue } from "../../language/language.svelte.ts";

/** The game's own texts: brigades, questions, refusals, log. */
export const gameTexts = catalogue({
  en: async () => (await import("@stonebridge/games/second-bull-run-1862/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/second-bull-run-1862/text/fr")).texts,
});
