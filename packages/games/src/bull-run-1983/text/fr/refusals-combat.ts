import { ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import type { COMBAT } from "../../combat/refusals.ts";
import { full, type RefusalWords } from "./refused.ts";

/** Refusals of losses, retreats and advances, and of automatic victories. */
export const combat: RefusalSentences<FiguresByReason<typeof COMBAT>, RefusalWords> = {
  "lose-unpaid": () => [
    ligne`Les pertes ne sont pas complètes`,
    ligne`Il reste des PD à perdre. Choisissez une autre unité.`,
  ],
  "lose-count": () => [ligne`Les pertes ne sont pas complètes`, ligne`Une unité doit être perdue. Choisissez-la.`],
  "lose-excess": () => [
    ligne`L’hexagone déborde encore`,
    ligne`Des unités sont perdues jusqu’à ce qu’il n’en contienne plus trop. Choisissez-en une.`,
  ],
  "lose-stranger": ({ who }) => [
    ligne`${who} ne peut pas être une perte`,
    ligne`Seules les unités de ce combat au contact de l’ennemi peuvent être perdues. Choisissez-en une.`,
  ],
  "lose-enemy": ({ who }) => [
    ligne`${who} n’est pas à vous`,
    ligne`Chacun choisit ses pertes. Choisissez une de vos unités.`,
  ],
  "lose-gun": ({ who }) => [
    ligne`${who} ne peut pas être une perte`,
    ligne`Une batterie qui soutient de loin ne subit pas de pertes. Choisissez une unité au contact de l’ennemi.`,
  ],
  "lose-held": ({ who }) => [
    ligne`${who} ne peut pas être une perte à part`,
    ligne`Un pion de brigade la représente. Séparez d’abord la brigade.`,
  ],
  "lose-elsewhere": ({ who }) => [
    ligne`${who} ne peut pas être une perte`,
    ligne`Seules des unités de l’hexagone qui déborde le peuvent. Choisissez-en une.`,
  ],
  "retreat-stranger": ({ who }) => [
    ligne`${who} ne se retire pas`,
    ligne`Rien n’y oblige ce pion. Choisissez-en un qui le doit.`,
  ],
  "retreat-gun": ({ who }) => [
    ligne`${who} ne se retire pas`,
    ligne`Une batterie qui soutient de loin ne se retire jamais. Choisissez un pion qui le doit.`,
  ],
  "retreat-leader": ({ who }) => [
    ligne`${who} ne se retire pas`,
    ligne`Un chef accompagne une unité de son hexagone, une fois qu’elle s’est retirée. Choisissez un pion qui le doit.`,
  ],
  "retreat-held": ({ who }) => [
    ligne`${who} ne peut pas se retirer à part`,
    ligne`Son pion de brigade se retire d’un bloc. Séparez-le d’abord.`,
  ],
  "retreat-two": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Une retraite est de 2 hexagones et finit à 2 hexagones du départ. Choisissez un hexagone qui convient.`,
  ],
  "retreat-edge": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Ce pion quitterait la carte et serait perdu. Choisissez un autre chemin.`,
  ],
  "retreat-contact": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Le chemin entre dans une zone de contrôle ennemie, ce qui serait fatal. Choisissez un autre chemin.`,
  ],
  "retreat-river": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Le chemin entre dans la rivière, ce qui serait fatal. Choisissez un autre chemin.`,
  ],
  "retreat-through": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Une retraite peut finir sur un gué ou un abattis, mais pas les traverser. Choisissez un autre chemin.`,
  ],
  "retreat-full": (words) => [
    ligne`${words.who} ne peut pas se retirer${words.toHex}`,
    ligne`${full(words)} Ce serait fatal. Choisissez un autre hexagone.`,
  ],
  "retreat-brigade": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Aucun pion de brigade n’entre dans un gué, un pont ou un abattis. Séparez-le d’abord, ou choisissez un autre chemin.`,
  ],
  "retreat-away": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`La retraite doit finir 2 hexagones plus loin de chaque ennemi combattu, si possible. Choisissez un hexagone qui convient.`,
  ],
  "follow-stranger": ({ who }) => [
    ligne`${who} ne peut pas les accompagner`,
    ligne`Seuls les chefs de l’hexagone quitté le peuvent. Choisissez-en un.`,
  ],
  "advance-stranger": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seules les unités qui ont attaqué dans ce combat avancent. Choisissez-en une.`,
  ],
  "advance-held": ({ who }) => [
    ligne`${who} ne peut pas avancer à part`,
    ligne`Son pion de brigade avance d’un bloc. Séparez-le d’abord.`,
  ],
  "advance-defender": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Les défenseurs n’avancent jamais. Choisissez une unité qui a attaqué dans ce combat.`,
  ],
  "advance-again": ({ who }) => [
    ligne`${who} ne peut plus avancer`,
    ligne`Cette unité a avancé, et c’est tout pour ce tour. Choisissez-en une autre.`,
  ],
  "advance-hex": ({ who, toHex }) => [
    ligne`${who} ne peut pas avancer${toHex}`,
    ligne`Ce combat n’a pas vidé cet hexagone. Choisissez-en un qu’il a vidé.`,
  ],
  "advance-adjacent": ({ who, toHex }) => [
    ligne`${who} ne peut pas avancer${toHex}`,
    ligne`On avance d’un hexagone, et cette unité n’est pas adjacente. Choisissez-en une autre.`,
  ],
  "advance-brigade": ({ who, toHex }) => [
    ligne`${who} ne peut pas avancer${toHex}`,
    ligne`Aucun pion de brigade n’entre dans un gué, un pont ou un abattis. Séparez-le d’abord.`,
  ],
  "advance-full": (words) => [
    ligne`${words.who} ne peut pas avancer${words.toHex}`,
    ligne`${full(words)} Faites avancer moins d’unités, ou d’autres.`,
  ],
  "advance-ford": ({ who, atHex }) => [
    ligne`${who} ne peut pas avancer dans le gué${atHex}`,
    ligne`8 PD au plus entrent dans un gué par tour, et ce serait trop. Choisissez-en d’autres, ou restez.`,
  ],
  "overwhelm-leader": ({ who }) => [
    ligne`${who} ne peut pas être une cible`,
    ligne`Les chefs n’attaquent pas et ne peuvent pas être attaqués. Choisissez des unités de combat.`,
  ],
  "overwhelm-brigade": ({ who, e }) => [
    ligne`${who} ne peut pas être attaqué${e} à part`,
    ligne`Sa brigade est formée, et les unités d’un pion de brigade ne sont attaquées qu’avec lui. Choisissez la brigade.`,
  ],
  "overwhelm-own": ({ who }) => [
    ligne`${who} ne peut pas être une cible`,
    ligne`Ce n’est pas une unité ennemie sur la carte. Choisissez-en.`,
  ],
  "overwhelm-odds": ({ enemies }) => [
    ligne`La victoire automatique sur ${enemies} n’est pas encore possible`,
    ligne`Il faut 8-1 sans tir à longue portée. Ajoutez des attaquants, ou attendez la phase de combat.`,
  ],
  "overwhelm-near": ({ enemies }) => [
    ligne`La victoire automatique sur ${enemies} n’est pas possible`,
    ligne`Aucune de vos unités n’est adjacente à tous. Choisissez d’autres défenseurs.`,
  ],
  "overwhelm-others": ({ enemies }) => [
    ligne`La victoire automatique sur ${enemies} n’est pas possible`,
    ligne`Vos unités voisines doivent attaquer chaque ennemi adjacent, et il y en a d’autres. Prenez-les tous.`,
  ],
  "overwhelm-done": ({ enemies }) => [
    ligne`La victoire automatique sur ${enemies} n’est pas possible`,
    ligne`Vos unités voisines en ont déjà livré une ce tour et n’attaquent plus. Choisissez d’autres défenseurs.`,
  ],
  "overwhelm-adjacent": ({ who }) => [
    ligne`${who} ne peut pas participer à la victoire automatique`,
    ligne`Chaque attaquant doit être adjacent à tous les défenseurs. Choisissez-en qui le sont.`,
  ],
  "overwhelm-all": ({ who }) => [
    ligne`${who} ne peut pas participer à la victoire automatique`,
    ligne`Il faut attaquer chaque ennemi adjacent, et il y en a d’autres. Prenez-les tous, ou choisissez d’autres unités.`,
  ],
  "overwhelm-spent": ({ who }) => [
    ligne`${who} ne peut pas participer à la victoire automatique`,
    ligne`Cette unité en a déjà livré une ce tour et n’attaque plus. Choisissez-en une autre.`,
  ],
};
