import { ligne } from "@stonebridge/kernel/words/french";
import type { HidingRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of hidden marches and of what deceives. */
export const hidingRefusals: HidingRefusals<Words> = {
  "hide-other": () => [
    ligne`Cet ordre ne peut pas être caché`,
    ligne`Seules les formations et les divisions cachent une marche, et seulement la première étape d’un ordre de leur propre camp.`,
  ],
  "hide-march": () => [
    ligne`Cet ordre ne peut pas être caché`,
    ligne`Seule une Marche peut l’être. Choisissez d’abord son objectif et ses points de passage.`,
  ],
  "hide-seen": ({ recipient }) => [
    ligne`${recipient} ne peut pas partir sans être vu`,
    ligne`L’ennemi le verrait encore après un tour de marche.`,
  ],
  "reveal-other": ({ holder }) => [ligne`${holder} n’a rien à dévoiler`, ligne`Aucune marche cachée n’est en cours.`],
  "appear-other": ({ who }) => [
    ligne`${who} n’apparaît pas ici`,
    ligne`Seules les unités de la marche découverte se déploient, une fois chacune.`,
  ],
  "appear-far": ({ who, atHex }) => [
    ligne`${who} ne peut pas apparaître${atHex}`,
    ligne`Les unités se déploient avec le mouvement restant, 2 PM au plus, hors des zones de contrôle ennemies, à 12 points de force par hexagone.`,
  ],
  "appear-full": () => [
    ligne`Trop d’unités dans cet hexagone`,
    ligne`Un hexagone contient 12 points de force. Déployez-les d’abord.`,
  ],
  "plant-many": () => [ligne`Tous les leurres sont posés`, ligne`Retirez-en un pour le poser ailleurs.`],
  "plant-there": ({ atHex }) => [ligne`Un leurre est déjà posé${atHex}`, ligne`Choisissez un autre hexagone.`],
  "strike-none": ({ atHex }) => [ligne`Aucun leurre${atHex}`, ligne`Vous ne pouvez retirer que vos propres leurres.`],
  "show-other": ({ who, Il }) => [
    ligne`On ne peut pas mettre ${who} au-dessus`,
    ligne`${Il} n’est pas à vous, ou n’est pas sur la carte.`,
  ],
  "show-lies": ({ who }) => [ligne`${who} est déjà au-dessus`, ligne`L’ennemi voit déjà ce pion.`],
  "show-guns": ({ who }) => [
    ligne`On ne peut pas mettre ${who} au-dessus maintenant`,
    ligne`L’ennemi voit cette pile, et en vue l’artillerie va au-dessus.`,
  ],
  "hide-never": () => [ligne`Il n’y a pas de marches cachées`, ligne`Cette partie se joue sans elles.`],
  "reveal-moment": ({ holder }) => [
    ligne`${holder} ne peut pas être dévoilé maintenant`,
    ligne`Cela se fait quand vous donnez des ordres et quand vos unités se déplacent.`,
  ],
  "deceive-moment": () => [
    ligne`Rien à poser maintenant pour tromper`,
    ligne`Les leurres se posent quand vous donnez des ordres ou quand vos unités se déplacent.`,
  ],
  "show-moment": ({ who }) => [
    ligne`On ne peut pas mettre ${who} au-dessus maintenant`,
    ligne`Les piles s’arrangent quand vous donnez des ordres ou quand vos unités se déplacent.`,
  ],
  "appear-room": ({ who, atHex }) => [
    ligne`${who} ne peut pas apparaître${atHex}`,
    ligne`L’hexagone dépasserait 12 points de force.`,
  ],
};
