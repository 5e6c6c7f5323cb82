import { catalogue } from "../../language/language.svelte.ts";

/** The game's own texts: units, questions, log. */
export const bullRunTexts = catalogue({
  en: async () => (await import("@stonebridge/games/bull-run-1861/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/bull-run-1861/text/fr")).texts,
});

/** Why something is not allowed: fetched when it is asked for first. */
export const bullRunRefusals = catalogue({
  en: async () => (await import("@stonebridge/games/bull-run-1861/refusals/en")).refusals,
  fr: async () => (await import("@stonebridge/games/bull-run-1861/refusals/fr")).refusals,
});
