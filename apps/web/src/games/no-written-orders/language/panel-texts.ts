import { catalogue } from "../../../language/language.svelte.ts";

export type { PanelTexts } from "./en.ts";

/** What the client says of this game beside the game’s own texts. */
export const panelTexts = catalogue({
  en: async () => (await import("./en.ts")).en,
  fr: async () => (await import("./fr.ts")).fr,
});
