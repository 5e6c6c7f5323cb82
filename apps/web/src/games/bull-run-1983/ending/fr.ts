import type { EndWords } from "./en.ts";

/** The page of the end in French. */
export const fr: EndWords = {
  points: "Étoiles de victoire tenues",
  counted: "Les étoiles de victoire à la fin",
  losses: "points de défense perdus",
};
