import { catalogue } from "../../language/language.svelte.ts";

/** The game's own texts: brigades, questions, log. */
export const gameTexts = catalogue({
  en: async () => (await import("@stonebridge/games/second-bull-run-1862/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/second-bull-run-1862/text/fr")).texts,
});

/** Why something is not allowed: fetched when it is asked for first. */
export const gameRefusals = catalogue({
  en: async () => (await import("@stonebridge/games/second-bull-run-1862/refusals/en")).refusals,
  fr: async () => (await import("@stonebridge/games/second-bull-run-1862/refusals/fr")).refusals,
});
