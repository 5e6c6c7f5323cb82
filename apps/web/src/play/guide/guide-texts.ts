import { catalogue } from "../../language/language.svelte.ts";

export type { GuideTexts } from "./en.ts";

/** The texts of the guided first turn. */
export const guideTexts = catalogue({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
});
