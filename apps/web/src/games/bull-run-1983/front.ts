import type { FrontWords } from "../contract/entry.ts";

/** The game on the shelf, before anything of it is fetched. */
export const front: Readonly<Record<"en" | "fr", FrontWords>> = {
  en: { facts: ["21 July 1861 · regiments, hexes", "23 turns · face-down pieces · 4–6 h"] },
  fr: { facts: ["21 juillet 1861 · régiments, hexagones", "23 tours · pions cachés · 4 à 6 h"] },
};
