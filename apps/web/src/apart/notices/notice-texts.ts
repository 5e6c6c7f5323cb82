import { catalogue } from "../../language/language.svelte.ts";

/** The texts about how somebody is told that a game waits for him. */
export const noticeTexts = catalogue({
  en: async () => (await import("./language/en.ts")).notices,
  fr: async () => (await import("./language/fr.ts")).notices,
});
