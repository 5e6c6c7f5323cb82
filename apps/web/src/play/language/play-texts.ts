import { catalogue } from "../../language/language.svelte.ts";

export type { PlayTexts } from "./en.ts";

/** The texts of the play screen itself; the game's own texts come from the game. */
export const playTexts = catalogue({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
});
