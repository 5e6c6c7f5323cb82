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
  wait: (side) => `C’est au tour de l’autre camp : ${side}. Un instant.`,
  seen: "Ce que vous avez vu",
};
