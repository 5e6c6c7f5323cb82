import type { GuideTexts } from "./en.ts";

/** Le guide en français. */
export const fr: GuideTexts = {
  label: "Le guide",
  step: (step, of) => `Guide, étape ${step} sur ${of}`,
  minutes: (minutes) => `environ ${minutes === 1 ? "1 minute" : `${minutes} minutes`}`,
  showMe: "Montrez-moi",
  back: "Retour",
  leave: "Quitter le guide",
  goOn: "Continuer",
  takeBack: "Reprendre",
  astray:
    "Vous avez pris un autre chemin. C’est permis : reprenez pour suivre le guide, ou quittez-le et jouez librement.",
  elsewhere:
    "Une autre question est posée. Répondez-y comme vous voulez, ou laissez le guide vous montrer : il mène à cette étape.",
  wait: (side) => `C’est au tour de l’autre camp : ${side}. Un instant.`,
  seen: "Ce que vous avez vu",
};
