import type { ExerciseTexts } from "./en.ts";

export const fr: ExerciseTexts = {
  again: "Réessayer",
  show: "Montrer le coup",
  answer: (label) => `Le meilleur coup : ${label}.`,
  shown: "Il est en aperçu sur la carte.",
  played: "Le meilleur coup a été joué sur la carte.",
  goOn: "Continuer la partie",
};
