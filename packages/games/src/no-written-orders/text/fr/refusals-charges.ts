import { ligne } from "@stonebridge/kernel/words/french";
import type { ChargesRefusals } from "../refused.ts";
import { nothingChosen } from "./refusals-unknown.ts";
import type { Words } from "./refused.ts";

/** Refusals of charges. */
export const chargesRefusals: ChargesRefusals<Words> = {
  "charge-other": ({ who }) => [ligne`${who} ne peut pas charger`, ligne`Seule la cavalerie charge.`],
  "charge-again": ({ who }) => [ligne`${who} ne peut plus charger`, ligne`Une charge par tour.`],
  "charge-dark": ({ who }) => [
    ligne`${who} ne peut pas charger`,
    ligne`La cavalerie ne charge ni de nuit ni sous la pluie.`,
  ],
  "charge-nobody": ({ who, hex }) => [ligne`${who} ne peut pas charger ${hex}`, ligne`Aucune unité ennemie n’y est.`],
  "charge-far": ({ who, hex }) => [
    ligne`${who} ne peut pas charger ${hex}`,
    ligne`Une charge porte à 2 hexagones au plus.`,
  ],
  "react-again": ({ who, Il }) => [
    ligne`${who} ne peut pas les charger`,
    ligne`${Il} a déjà testé contre ces unités, ou elles sont trop loin.`,
  ],
  "charge-ground": ({ who, hex }) => [
    ligne`${who} ne peut pas charger ${hex}`,
    ligne`Une charge exige des hexagones clairs et vides en chemin, et ni pont, ni retranchements, ni fort au bout.`,
  ],
  "charge-never": ({ who }) => [
    ligne`${who} ne peut pas charger`,
    ligne`Cette partie se joue sans charges de cavalerie.`,
  ],
  "charge-over": ({ who }) => [
    ligne`${who} ne peut pas charger maintenant`,
    ligne`La cavalerie charge dans un segment de son action, entre bombardements et mouvements.`,
  ],
  "react-none": ({ who }) => [
    ligne`${who} n’a pas à réagir`,
    ligne`La cavalerie peut charger quand l’ennemi arrive à 2 hexagones d’elle.`,
  ],
  "pursue-none": () => [
    ligne`Aucune charge n’est gagnée`,
    ligne`La cavalerie qui en gagne une peut rester, revenir ou poursuivre.`,
  ],
  "end-charges": nothingChosen,
  "end-reaction": nothingChosen,
  "charge-fort": ({ who, hex }) => [ligne`${who} ne peut pas charger ${hex}`, ligne`On ne charge pas un fort.`],
};
