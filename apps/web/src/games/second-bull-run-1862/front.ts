import type { FrontWords } from "../contract/entry.ts";

/** The game on the shelf, before anything of it is fetched. */
export const front: Readonly<Record<"en" | "fr", FrontWords>> = {
  en: {
    facts: [
      "28–30 August 1862 · corps, divisions, brigades, zones",
      "10 turns a day, both days with the night · nothing hidden · 4 to 9 h",
    ],
  },
  fr: {
    facts: [
      "28-30 août 1862 · corps, divisions, brigades, zones",
      "10 tours par jour, les deux jours avec la nuit · rien de caché · 4 à 9 h",
    ],
  },
};
