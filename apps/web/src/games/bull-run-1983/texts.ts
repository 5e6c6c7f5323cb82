import { catalogue } from "../../language/language.svelte.ts";

/** The game's own texts: pieces, questions, log. */
export const gameTexts = catalogue({
  en: async () => (await import("@stonebridge/games/bull-run-1983/text/en")).texts,
  fr: async () => (await import("@stonebridge/games/bull-run-1983/text/fr")).texts,
});

/** Why something is not allowed: fetched when it is asked for first. */
export const gameRefusals = catalogue({
  en: async () => (await import("@stonebridge/games/bull-run-1983/refusals/en")).refusals,
  fr: async () => (await import("@stonebridge/games/bull-run-1983/refusals/fr")).refusals,
});
