import { catalogue } from "./language.svelte.ts";

/** The texts of pages that nobody needs to begin a game: rules, Learn, settings. */
export const pages = catalogue({
  en: () => import("./en/pages.ts"),
  fr: () => import("./fr/pages.ts"),
});
