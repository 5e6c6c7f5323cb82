import type { FrontWords } from "../contract/entry.ts";

/** The game on the shelf, before anything of it is fetched. */
export const front: Readonly<Record<"en" | "fr", FrontWords>> = {
  en: { facts: ["21 July 1861 · 28–30 August 1862 · hexes", "Orders by courier · chits · 2–12 h"] },
  fr: { facts: ["21 juillet 1861 · 28–30 août 1862 · hexagones", "Ordres par courrier · jetons · 2 à 12 h"] },
};
