import { catalogue } from "../language/language.svelte.ts";

export type { ReportTexts } from "./language/en.ts";

/** What reports and films of games that are over say, and the sheet that they are ordered from. */
export const reportTexts = catalogue({
  en: async () => (await import("./language/en.ts")).en,
  fr: async () => (await import("./language/fr.ts")).fr,
});
