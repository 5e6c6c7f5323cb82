import { catalogue } from "../../language/language.svelte.ts";

/** The game's own texts: pieces, questions, refusals, log. */
export const gameTexts = catalogue({
  en: async () => (await import("@stonebridge/games/bull-run-1983/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/bull-run-1983/text/fr")).texts,
});
