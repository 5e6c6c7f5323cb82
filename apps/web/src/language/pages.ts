import { catalogue } from "./language.svelte.ts";

/** Texts that nobody needs to begin a game: rules, Learn, settings, the dice checked. */
export const pages = catalogue({
  en: () => import("./en/pages.ts"),
  fr: () => import("./fr/pages.ts"),
});
