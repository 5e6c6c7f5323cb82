import { catalogue } from "./language.svelte.ts";

/** The texts of the shell: everything that is not the play screen or a game. */
export const shell = catalogue({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
});
