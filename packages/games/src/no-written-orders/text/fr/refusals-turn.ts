import { ligne } from "@stonebridge/kernel/words/french";
import type { TurnRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of the chits and of the Reorganisation. */
export const turnRefusals: TurnRefusals<Words> = {
  "begin-other": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`L’action initiale va à une de vos formations qui a un jeton. Choisissez-en une autre, ou aucune.`,
  ],
  "begin-absent": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`Aucune de ses unités n’est sur la carte. Choisissez une autre formation.`,
  ],
  "begin-wing": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`Un commandant d’aile a obtenu l’action initiale : il ne la donne qu’à une formation de son aile.`,
  ],
  "turn-other": ({ formation }) => [
    ligne`${formation} ne peut pas agir maintenant`,
    ligne`Cette formation a déjà agi dans ce tour de joueur, ou son moment n’est pas venu. Choisissez-en une autre.`,
  ],
  "pair-other": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Les deux formations doivent avoir un jeton et dépendre du commandant qui a obtenu l’action coordonnée.`,
  ],
  "pair-reserve": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Une formation en Réserve agit à la fin du tour. Choisissez-en une qui a un ordre.`,
  ],
  "pair-initial": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Cette formation a l’action initiale, et une formation agit une fois par tour.`,
  ],
  "pair-absent": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Cette formation n’a pas de jeton ce tour-ci : aucune de ses unités n’est sur la carte.`,
  ],
  "return-other": ({ who }) => [
    ligne`On ne peut pas rallier ${who}`,
    ligne`Vous ne ralliez que vos unités éliminées, ou les grandes réduites à leur dernier pas dans l’hexagone de leur chef.`,
  ],
  "return-leader": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Le chef de sa formation n’est pas sur la carte, ou il est tombé ce tour-ci.`,
  ],
  "return-order": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Sa formation doit être en Réserve.`,
  ],
  "return-seen": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Des unités ennemies voient son chef. Mettez-le d’abord hors de vue.`,
  ],
  "return-limit": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Son chef a déjà rallié tout ce qu’il pouvait ce tour-ci.`,
  ],
  "return-early": ({ who, Il }) => [
    ligne`On ne peut pas encore rallier ${who}`,
    ligne`${Il} ne peut revenir qu’à partir de la prochaine nuit.`,
  ],
  "return-alone": ({ who }) => [
    ligne`On ne peut pas rallier ${who} séparément`,
    ligne`Les unités d’un seul pas reviennent par paires : de deux identiques éliminées, une revient.`,
  ],
  "return-full": ({ who, limit }) => [
    ligne`On ne peut pas rallier ${who} ici`,
    ligne`L’hexagone de son chef dépasserait ${limit} points de force. Faites d’abord de la place.`,
  ],
  "return-train": ({ who }) => [
    ligne`On ne peut pas rallier ${who} ici`,
    ligne`Son chef est avec un train, et une unité ne s’empile pas avec un train. Déplacez d’abord l’un ou l’autre.`,
  ],
  "shift-other": ({ who }) => [
    ligne`${who} n’a pas à faire place`,
    ligne`Seules les unités de l’hexagone d’un chef qui rallie font place.`,
  ],
  "shift-there": ({ who, toHex }) => [
    ligne`${who} ne peut pas s’écarter${toHex}`,
    ligne`Il faut un hexagone voisin où il reste de la place, hors des zones de contrôle ennemies.`,
  ],
  "shift-train": ({ who, toHex }) => [
    ligne`${who} ne peut pas s’écarter${toHex}`,
    ligne`Un de vos trains y est, et une unité ne s’empile pas avec un train.`,
  ],
};
