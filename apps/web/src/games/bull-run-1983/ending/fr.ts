import type { EndWords } from "./en.ts";

/** The page of the end in French. */
export const fr: EndWords = {
  points: "Étoiles de victoire tenues",
  losses: "points de défense perdus",
};
