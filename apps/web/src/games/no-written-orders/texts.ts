import { catalogue } from "../../language/language.svelte.ts";

/** The game’s own texts: pieces, questions, log. */
export const gameTexts = catalogue({
  en: async () => (await import("@stonebridge/games/no-written-orders/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/no-written-orders/text/fr")).texts,
});

/** Why something is not allowed: fetched when it is asked for first. */
export const gameRefusals = catalogue({
  en: async () => (await import("@stonebridge/games/no-written-orders/refusals/en")).refusals,
  fr: async () => (await import("@stonebridge/games/no-written-orders/refusals/fr")).refusals,
});
