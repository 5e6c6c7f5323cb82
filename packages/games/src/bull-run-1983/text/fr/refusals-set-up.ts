import { ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import type { SET_UP } from "../../set-up/refusals.ts";
import type { RefusalWords } from "./refused.ts";

const onWater = ligne`Rien ne se place sur une rivière, un gué ou un pont. Choisissez un hexagone sur une rive.`;

/** Refusals of the set-up: the hand, where anyone may be placed, terrain markers, dummies. */
export const setUp: RefusalSentences<FiguresByReason<typeof SET_UP>, RefusalWords> = {
  "take-enemy": ({ who }) => [
    ligne`${who} n’est pas à vous`,
    ligne`Vous mettez votre armée en place. Choisissez un de vos pions.`,
  ],
  "take-hand": ({ who }) => [
    ligne`${who} est déjà dans votre main`,
    ligne`Posez ce pion dans un hexagone, ou remettez-le sur sa fiche.`,
  ],
  "take-waits": ({ who, il }) => [
    ligne`${who} ne se place pas maintenant`,
    ligne`C’est un renfort, qui attend son heure sur la fiche ; alors ${il} entre en phase de mouvement.`,
  ],
  "take-exchange": ({ who }) => [
    ligne`${who} ne se place pas directement`,
    ligne`Un pion de brigade vient par échange. Réunissez chef et infanterie, puis formez la brigade.`,
  ],
  "take-held": ({ who }) => [
    ligne`${who} ne se prend pas à part`,
    ligne`Un autre pion le représente. Séparez d’abord celui-là.`,
  ],
  "take-dummy": ({ who }) => [
    ligne`${who} ne se prend pas`,
    ligne`Un leurre prend la place de son chef sur la carte. Cachez le chef dessous, ou séparez le leurre pour le récupérer.`,
  ],
  "take-settled": () => [
    ligne`La mise en place historique est fixée`,
    ligne`Chaque pion est là où il était. Choisissez la mise en place libre pour placer vous-même.`,
  ],
  "return-hand": ({ who }) => [
    ligne`${who} n’est pas dans votre main`,
    ligne`Prenez d’abord ce pion ; il peut alors revenir sur sa fiche.`,
  ],
  "put-empty": () => [
    ligne`Il n’y a rien à poser`,
    ligne`Votre main est vide. Prenez d’abord un pion de votre fiche ou de la carte.`,
  ],
  "put-unplayable": ({ hex }) => [
    ligne`${hex} est hors de la carte`,
    ligne`Cet hexagone est hors jeu. Choisissez-en un autre.`,
  ],
  "put-water": ({ who, atHex }) => [ligne`${who} ne peut pas se placer${atHex}`, onWater],
  "put-limit": ({ who, atHex, points }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Un hexagone contient 12 PD au plus, et il y en a déjà ${points}. Choisissez un autre hexagone.`,
  ],
  "put-abatis": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Un pion de brigade ne peut pas être sur un abattis. Séparez la brigade, ou choisissez un autre hexagone.`,
  ],
  "put-in": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Sa fiche indique un seul hexagone. Posez ce pion là.`,
  ],
  "put-behind": ({ who, atHex, landmark }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Sa fiche dit derrière ${landmark} : à 4 hexagones au plus. Choisissez plus près.`,
  ],
  "put-behind-bank": ({ who, atHex, landmark }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Sa fiche dit derrière ${landmark} : du côté confédéré du Bull Run. Choisissez-y un hexagone.`,
  ],
  "put-at": ({ who, atHex, landmark }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Sa fiche dit à ${landmark} : à 3 hexagones au plus, sur l’une ou l’autre rive. Choisissez plus près.`,
  ],
  "put-waits": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Ce renfort attend son heure sur sa fiche. Choisissez un autre pion.`,
  ],
  "put-side": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`L’Union se place de son côté du Bull Run. Choisissez-y un hexagone.`,
  ],
  "put-recon": (words) => [
    ligne`${words.who} ne peut pas se placer${words.atHex}`,
    ligne`Des Confédérés sont trop près, en ${words.hexes}. Un pion de l’Union se place à 5 hexagones au moins de tout Confédéré.`,
  ],
  "put-road": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Un pion de l’Union se place sur une route ou à côté, au bout de son itinéraire. Choisissez un hexagone près d’une route.`,
  ],
  "put-route": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Toute route de là à Centreville ou à R1 passe à 4 hexagones ou moins d’un Confédéré. Choisissez une autre route.`,
  ],
  "put-ford": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Toute route de là à Centreville ou à R1 passe par un gué, ce qu’aucun itinéraire ne peut. Choisissez une autre route.`,
  ],
  "put-unconnected": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Aucune route ne mène de là à Centreville ou à R1. Choisissez une autre route.`,
  ],
  "put-third-division": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Les routes ne mènent de là qu’à CCC35, et seule la 3e division peut venir par là.`,
  ],
  "put-july": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex}`,
    ligne`Les routes ne mènent de là qu’à R1, et le 20 juillet personne n’a marché par là.`,
  ],
  "put-route-end": ({ who, atHex }) => [
    ligne`${who} ne peut pas se placer${atHex} par cet itinéraire`,
    ligne`L’arrivée que vous nommez n’est pas accessible de là, ou va de soi. Posez le pion sans la nommer.`,
  ],
  "abatis-enemy": () => [
    ligne`Vous n’avez pas d’abattis`,
    ligne`Seuls les Confédérés en placent, pendant leur mise en place.`,
  ],
  "abatis-water": ({ atHex }) => [ligne`Pas d’abattis possible${atHex}`, onWater],
  "abatis-far": ({ atHex }) => [
    ligne`Pas d’abattis possible${atHex}`,
    ligne`Les abattis se placent près des gués nommés sur la fiche. Choisissez un des hexagones marqués.`,
  ],
  "abatis-twice": ({ atHex }) => [
    ligne`Pas de second abattis possible${atHex}`,
    ligne`Un hexagone contient un abattis. Choisissez un autre hexagone.`,
  ],
  "abatis-four": () => [
    ligne`Il n’y a pas de cinquième abattis`,
    ligne`Les quatre sont sur la carte. Retirez-en un pour le placer ailleurs.`,
  ],
  "abatis-brigade": ({ atHex }) => [
    ligne`Pas d’abattis possible${atHex}`,
    ligne`Un pion de brigade s’y trouve, et ne peut pas être sur un abattis. Séparez-le d’abord, ou choisissez un autre hexagone.`,
  ],
  "clear-absent": ({ atHex }) => [
    ligne`Il n’y a pas d’abattis à retirer${atHex}`,
    ligne`Choisissez un hexagone où vous en avez placé un.`,
  ],
  "trestle-enemy": () => [
    ligne`Le pont de chevalets ne dépend pas de vous`,
    ligne`Les Confédérés en décident, pendant leur mise en place.`,
  ],
  "trestle-same": () => [ligne`C’est déjà décidé`, ligne`Décidez le contraire, ou n’y touchez pas.`],
  "hide-off": () => [
    ligne`Il n’y a pas de leurres maintenant`,
    ligne`Les leurres vont avec le brouillard de guerre ; l’Union y cache des pions pendant sa mise en place.`,
  ],
  "hide-enemy": () => [
    ligne`Vous n’avez pas de leurres`,
    ligne`Ils sont pour l’Union, qui y cache des pions pendant sa mise en place.`,
  ],
  "hide-dummy": ({ who }) => [
    ligne`${who} ne peut cacher personne`,
    ligne`Seul un leurre représente des pions cachés. Choisissez-en un.`,
  ],
  "hide-leader": ({ who, leader }) => [
    ligne`${who} ne peut pas servir`,
    ligne`Un leurre représente d’abord son chef de brigade. Cachez dessous ${leader}, seul ou avec d’autres pions de son hexagone.`,
  ],
  "hide-apart": ({ who, pieces, severalPieces }) => [
    ligne`${who} ne peut pas cacher ${pieces}`,
    ligne`Un leurre ne cache que ce qui est dans l’hexagone de son chef. ${severalPieces ? "Amenez-les" : "Amenez-le"} là d’abord.`,
  ],
  "suggest-none": () => [ligne`Il ne reste rien à proposer`, ligne`Tout est placé. Choisissez Prêt.`],
  "ready-hand": () => [
    ligne`Vous n’êtes pas prêt`,
    ligne`Vous avez encore des pions en main. Posez-les, ou remettez-les sur la fiche.`,
  ],
  "ready-left": () => [
    ligne`Vous n’êtes pas prêt`,
    ligne`Des pions de votre fiche ne sont pas encore sur la carte. Placez-les, ou prenez la proposition.`,
  ],
  "ready-abatis": () => [
    ligne`Vous n’êtes pas prêt`,
    ligne`Les quatre abattis doivent être sur la carte. Placez ceux qui restent.`,
  ],
};
