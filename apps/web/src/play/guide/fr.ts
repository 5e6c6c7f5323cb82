import type { GuideTexts } from "./en.ts";

/** Le guide en français. */
export const fr: GuideTexts = {
  label: "Le guide",
  step: (step, of) => `Guide, étape ${step} sur ${of}`,
  short: (step, of) => `${step}/${of}`,
  minutes: (minutes) => `environ ${minutes === 1 ? "1 minute" : `${minutes} minutes`}`,
  showMe: "Montrez-moi",
  back: "Retour",
  leave: "Quitter le guide",
  goOn: "Continuer",
  takeBack: "Annuler",
  skip: "Continuer sans",
  open: "Ouvrir le guide",
  fold: "Replier le guide",
  astray: "Vous avez pris un autre chemin, c’est permis. Annulez pour suivre le guide, ou continuez sans cette étape.",
  elsewhere: "Une autre question vient d’abord. Répondez-y comme vous voulez.",
  next: (what) => `Montrez-moi : ${what}.`,
  choose: (piece) => `choisir ${piece}`,
  canWait: "La question au-dessus de la carte peut attendre.",
  seenNow: "C’est cela. Fermez quand vous avez regardé, ou choisissez Continuer.",
  leftOut: (lesson) => `Passée : ${lesson}. Retour la montre.`,
  wait: (side) => `${side} joue. Un instant.`,
  waitHere: "Un instant.",
  seen: "Ce que vous avez vu",
};
