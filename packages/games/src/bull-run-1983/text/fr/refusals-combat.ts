import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { COMBAT_REFUSALS } from "../../refusals-combat.ts";
import type { Refused, RefusedWords } from "./refused.ts";

function full({ points, limit }: RefusedWords): Line {
  return points === undefined || limit === undefined
    ? ligne`L’hexagone contiendrait trop de PD.`
    : ligne`L’hexagone contient ${limit} PD au plus, et il y en a déjà ${points}.`;
}

/** Refusals of losses, retreats and advances, and of the Rally phase. */
export const combatRefusals = {
  "lose-unpaid": () => [
    ligne`Les pertes ne sont pas complètes`,
    ligne`Il reste des PD à perdre. Choisissez une autre unité.`,
  ],
  "lose-stranger": ({ who }) => [
    ligne`${who} ne peut pas être une perte`,
    ligne`Seules les unités de ce combat au contact de l’ennemi peuvent être perdues. Choisissez-en une.`,
  ],
  "retreat-stranger": ({ who }) => [
    ligne`${who} ne se retire pas`,
    ligne`Rien n’y oblige ce pion. Choisissez-en un qui le doit.`,
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
  "clear-none": ({ atHex }) => [
    ligne`Il n’y a pas d’abattis à enlever${atHex}`,
    ligne`Choisissez un hexagone qui en a un.`,
  ],
  "clear-sapper": ({ atHex }) => [
    ligne`L’abattis${atHex} ne peut pas être enlevé`,
    ligne`Il faut une infanterie restée là tout le tour sans bouger, combattre ni être au contact. Laissez-en une sur place.`,
  ],
  "revive-early": ({ who }) => [
    ligne`${who} ne peut pas encore se rallier`,
    ligne`Le ralliement commence au tour de midi. Attendez jusque-là.`,
  ],
  "revive-once": ({ who }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`Vous avez déjà rallié une unité ce tour. Attendez le prochain.`,
  ],
  "revive-absent": ({ who }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Ce pion n’est pas dans votre case de ralliement. Choisissez-en un qui y est.`,
  ],
  "revive-leader": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier`,
    ligne`Une unité se rallie auprès de son chef de brigade, et ${leader} n’est pas sur la carte.`,
  ],
  "revive-busy": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`${leader} doit rester sur place tout le tour, hors de contact et de combat. Gardez ce chef en arrière au prochain tour.`,
  ],
  "revive-companion": ({ who, leader }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`${leader} a besoin dans son hexagone d’une infanterie de sa brigade qui n’ait ni bougé ni combattu. Amenez-en une.`,
  ],
  "revive-full": ({ who }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`L’unité revient dans l’hexagone de son chef, et il n’y a plus de place. Faites d’abord partir d’autres unités.`,
  ],
} as const satisfies Readonly<Record<keyof typeof COMBAT_REFUSALS, Refused>>;
