import type { EndWords } from "./en.ts";

/** The page of the end in French. */
export const fr: EndWords = {
  points: "Points de victoire",
  losses: "pas perdus",
  ahead: (points) => (points === 1 ? "d’un point" : `de ${points} points`),
  tie: "à égalité",
};
