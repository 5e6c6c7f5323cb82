import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of the Reorganisation and of headquarters. */
export const campaignRefusals = {
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
  "seat-order": ({ holder }) => [
    ligne`${holder} ne peut pas bouger`,
    ligne`Un quartier général ne bouge que sur son propre ordre de Marche ou de Repli.`,
  ],
  "seat-once": ({ holder }) => [ligne`${holder} a déjà bougé`, ligne`Un quartier général bouge une fois par tour.`],
  "seat-there": ({ holder, toHex, order }) => [
    ligne`${holder} ne peut pas aller${toHex}`,
    ligne`${order("march")} : en Marche il va vers son objectif, en Repli il ne s’approche pas de l’ennemi, et il n’entre jamais dans son hexagone.`,
  ],
  "seat-far": ({ holder, toHex }) => [
    ligne`${holder} ne peut pas aller${toHex}`,
    ligne`C’est à plus de 5 PM, ou aucun chemin n’y mène.`,
  ],
  "seat-near": ({ holder }) => [
    ligne`${holder} ne peut pas encore finir sa retraite`,
    ligne`Un ennemi est à 2 hexagones ou moins. Éloignez-vous d’abord.`,
  ],
  "seat-friends": ({ holder, toHex }) => [
    ligne`${holder} ne peut pas revenir${toHex}`,
    ligne`Il ne revient qu’auprès d’une unité amie.`,
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

  "haul-other": () => [
    ligne`Ce train ne peut pas bouger maintenant`,
    ligne`Il n’est pas à vous, ou n’est pas sur la carte.`,
  ],
  "haul-once": () => [ligne`Ce train a déjà bougé`, ligne`Un train bouge une fois par tour.`],
  "haul-order": () => [
    ligne`Le train de l’armée ne peut pas bouger`,
    ligne`Il ne bouge que sur son propre ordre de Marche, que donne le commandant de l’armée.`,
  ],
  "haul-there": ({ toHex, target }) => [
    ligne`Le train de l’armée ne peut pas aller${toHex}`,
    ligne`Marche : il va vers ${target} par le plus court chemin.`,
  ],
  "haul-units": ({ toHex }) => [
    ligne`Le train ne peut pas aller${toHex}`,
    ligne`Vos propres unités y sont, et un train ne s’empile pas avec elles.`,
  ],
  "haul-enemy": ({ toHex }) => [
    ligne`Le train ne peut pas aller${toHex}`,
    ligne`L’ennemi y est ou est à côté, ou les chariots n’y passent pas. Choisissez un autre hexagone.`,
  ],
  "haul-far": ({ toHex }) => [
    ligne`Le train ne peut pas aller${toHex}`,
    ligne`Il a 3 PM et ne passe les ruisseaux que par les ponts.`,
  ],
  "reload-other": ({ who }) => [
    ligne`${who} n’a pas à recharger`,
    ligne`Seules les unités de la formation active à court de cartouches rechargent.`,
  ],
  "reload-far": ({ who, il }) => [
    ligne`${who} ne peut pas recharger`,
    ligne`Pour cela, ${il} doit être à 2 hexagones au plus du train de sa formation.`,
  ],
  "reload-empty": ({ who }) => [
    ligne`${who} ne peut pas recharger`,
    ligne`Le train de sa formation est vide. Il se remplit en finissant son mouvement à côté du train de l’armée.`,
  ],
} as const satisfies Record<string, Refused>;
