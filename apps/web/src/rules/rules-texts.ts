import { catalogue } from "../language/language.svelte.ts";
import { bookOf } from "./book.ts";

/** The rules of Bull Run 1861 as a book, in the language of the page. */
export const bullRunBook = catalogue({
  en: async () => bookOf((await import("@stonebridge/games/bull-run-1861/rules/en")).rules),
  fr: async () => bookOf((await import("@stonebridge/games/bull-run-1861/rules/fr")).rules),
});
