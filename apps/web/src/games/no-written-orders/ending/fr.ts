import type { EndWords } from "./en.ts";

/** The page of the end in French. */
export const fr: EndWords = {
  points: "Points de victoire",
  losses: "points de force perdus, pas compris",
  ahead: (points) => (points === 1 ? "d’un point" : `de ${points} points`),
  tie: "à égalité",
};
