import type { AnalysisTexts } from "./en.ts";

/** The analysis in French. */
export const fr: AnalysisTexts = {
  title: "Analyse",
  working: (step, of) => `Calcul des chances : étape ${step} sur ${of}`,
  cancel: "Annuler",
  cancelled: "Analyse annulée.",
  again: "Recommencer",
  failed: "L’analyse n’a pas abouti.",
  notOver: {
    title: "Cette partie n’est pas finie",
    text: "Seules les parties finies s’analysent : en cours de partie, ce serait une aide.",
    back: "Retour à la partie",
  },
  missing: "Cette partie n’est pas dans ce navigateur.",
  sums: {
    title: "Hasard et décisions",
    about:
      "Chaque colonne s’additionne : chances au début, hasard, ses décisions et celles de l’adversaire donnent le résultat.",
    what: "Chances de victoire",
    start: "Au début",
    luck: "Hasard des dés",
    own: "Ses décisions",
    enemy: "Décisions de l’adversaire",
    ended: "Abandon ou interruption",
    result: "Résultat",
  },
  told: {
    dice: (side, share, gave) =>
      gave ? `Dés favorables (${side}) : ${share}.` : `Dés contraires (${side}) : ${share}.`,
    skill: (side, share, gained) =>
      gained ? `Décisions gagnantes (${side}) : ${share}.` : `Décisions coûteuses (${side}) : ${share}.`,
    none: "Ni les dés ni les décisions n’ont rien changé.",
  },
  curve: {
    title: (side) => `Chances de victoire : ${side}`,
    all: "tout étant connu",
    known: (side) => `d’après ce que savait le camp : ${side}`,
    readAloud: (side, from, to) => `Chances de victoire, ${side} : de ${from} à ${to}`,
    choose: "Étape",
    at: (step, of, chance) => `Étape ${step} sur ${of} : ${chance}`,
    see: "Voir sur la carte",
  },
  points: {
    title: "Tournants",
    none: "Aucune étape n’a fait basculer la partie à elle seule.",
  },
  steps: {
    title: "Les étapes qui ont compté",
    about: "Chaque étape dont les dés ou la décision ont changé les chances d’au moins 1 %.",
    none: "Aucune étape n’a changé les chances de 1 %.",
    step: "Étape",
    side: "Camp",
    what: "Ce qui s’est passé",
    luck: "Dés",
    skill: "Décision",
    opening: "Avant la première décision",
    ended: (change) => `Abandon ou interruption : ${change}`,
    unnamed: (step) => `Étape ${step}`,
  },
};
