import { catalogue } from "../../language/language.svelte.ts";

/** The game’s own texts: pieces, questions, refusals, log. */
export const gameTexts = catalogue({
  en: async () => (await import("@stonebridge/games/no-written-orders/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/no-written-orders/text/fr")).texts,
});
