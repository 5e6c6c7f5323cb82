import { ligne } from "@stonebridge/kernel/words/french";
import type { ChargesRefusals } from "../refused.ts";
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
};
