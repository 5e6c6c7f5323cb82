import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { COMBAT_REFUSALS } from "../../refusals-combat.ts";
import type { Refused, RefusedWords } from "./refused.ts";

function full({ points, limit }: RefusedWords): Line {
  return points === undefined || limit === undefined
    ? ligne`L’hexagone contiendrait trop de PD.`
    : ligne`L’hexagone contient ${limit} PD au plus, et ${points} y ${points < 2 ? "est" : "sont"}.`;
}

/** Refusals of losses, retreats and advances, and of the Rally phase. */
export const combatRefusals = {
  "lose-unpaid": () => [
    ligne`La perte n’est pas payée`,
    ligne`Il reste des PD à payer. Choisissez une autre unité perdue.`,
  ],
  "lose-stranger": ({ who }) => [
    ligne`${who} ne peut pas payer`,
    ligne`Seules les unités de ce combat au contact de l’ennemi peuvent être perdues. Choisissez-en une.`,
  ],
  "retreat-stranger": ({ who }) => [
    ligne`${who} ne se retire pas`,
    ligne`Ce pion n’est pas de ceux qui le doivent. Choisissez-en un.`,
  ],
  "retreat-two": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Une retraite fait deux hexagones et finit à deux hexagones. Choisissez-en un ainsi.`,
  ],
  "retreat-edge": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Ce serait quitter la carte et périr. Choisissez un autre chemin.`,
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
    ligne`On ne se retire pas à travers un gué ou un abattis ; la retraite peut y finir. Choisissez un autre chemin.`,
  ],
  "retreat-full": (words) => [
    ligne`${words.who} ne peut pas se retirer${words.toHex}`,
    ligne`${full(words)} Ce serait fatal. Choisissez un autre hexagone.`,
  ],
  "retreat-brigade": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`Aucun pion de brigade n’entre dans un gué, un pont ou un abattis. Rompez-le d’abord, ou choisissez un autre chemin.`,
  ],
  "retreat-away": ({ who, toHex }) => [
    ligne`${who} ne peut pas se retirer${toHex}`,
    ligne`La retraite finit deux hexagones plus loin de chaque ennemi combattu, tant que c’est possible. Choisissez ainsi.`,
  ],
  "follow-stranger": ({ who }) => [
    ligne`${who} ne peut pas suivre`,
    ligne`Seuls suivent les chefs de l’hexagone quitté. Choisissez-en un.`,
  ],
  "advance-stranger": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seules avancent les unités qui ont attaqué dans ce combat. Choisissez-en une.`,
  ],
  "advance-hex": ({ who, toHex }) => [
    ligne`${who} ne peut pas avancer${toHex}`,
    ligne`Ce combat n’a pas vidé cet hexagone. Choisissez-en un qu’il a vidé.`,
  ],
  "advance-adjacent": ({ who, toHex }) => [
    ligne`${who} ne peut pas avancer${toHex}`,
    ligne`On avance d’un hexagone, et l’unité n’est pas à côté. Choisissez-en une autre.`,
  ],
  "advance-brigade": ({ who, toHex }) => [
    ligne`${who} ne peut pas avancer${toHex}`,
    ligne`Aucun pion de brigade n’entre dans un gué, un pont ou un abattis. Rompez-le d’abord.`,
  ],
  "advance-full": (words) => [
    ligne`${words.who} ne peut pas avancer${words.toHex}`,
    ligne`${full(words)} Faites avancer moins de monde, ou d’autres.`,
  ],
  "clear-none": ({ atHex }) => [
    ligne`Il n’y a pas d’abattis à enlever${atHex}`,
    ligne`Choisissez un hexagone qui en a un.`,
  ],
  "clear-sapper": ({ atHex }) => [
    ligne`L’abattis${atHex} ne peut pas être enlevé`,
    ligne`Il y faut une infanterie qui n’a ni bougé, ni combattu, ni touché l’ennemi de tout le tour. Laissez-en une sur place.`,
  ],
  "revive-early": ({ who }) => [
    ligne`${who} ne peut pas encore se rallier`,
    ligne`On rallie dès le tour de midi. Attendez jusque-là.`,
  ],
  "revive-once": ({ who }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`On rallie une unité par tour, et c’est fait. Attendez le prochain tour.`,
  ],
  "revive-absent": ({ who }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Ce pion n’est pas dans votre case de ralliement. Choisissez-en un qui y est.`,
  ],
  "revive-leader": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`On se rallie auprès du chef de brigade, et ${leader} n’est pas sur la carte.`,
  ],
  "revive-busy": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`${leader} doit rester sur place, loin de l’ennemi et des combats, tout le tour. Gardez ce chef en arrière au prochain tour.`,
  ],
  "revive-companion": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`${leader} a besoin d’une infanterie de la brigade dans son hexagone, qui n’ait ni bougé ni combattu. Amenez-en une.`,
  ],
  "revive-full": ({ who }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`On revient dans l’hexagone du chef, et il n’y a pas la place. Faites-en partir d’autres.`,
  ],
} as const satisfies Readonly<Record<keyof typeof COMBAT_REFUSALS, Refused>>;
