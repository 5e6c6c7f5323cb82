import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of the Reorganisation and of headquarters. */
export const campaignRefusals = {
  "return-other": ({ who }) => [
    ligne`On ne peut pas rallier ${who}`,
    ligne`Seulement vos unités éliminées, ou les grandes à leur dernière force dans l’hexagone de leur chef.`,
  ],
  "return-leader": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Le chef de sa formation n’est pas sur la carte, ou est tombé à ce tour.`,
  ],
  "return-order": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Sa formation doit être en Réserve.`,
  ],
  "return-seen": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Des unités ennemies voient son chef. Il doit être hors de leur vue.`,
  ],
  "return-limit": ({ who }) => [
    ligne`On ne peut pas rallier ${who} maintenant`,
    ligne`Son chef en a rallié autant qu’il peut à ce tour.`,
  ],
  "return-early": ({ who, Il }) => [
    ligne`On ne peut pas encore rallier ${who}`,
    ligne`${Il} doit d’abord passer une nuit.`,
  ],
  "return-alone": ({ who }) => [
    ligne`On ne peut pas rallier ${who} à part`,
    ligne`Une unité d’un seul pas ne revient qu’avec une autre de même sorte : deux en font une.`,
  ],
  "return-full": ({ who, limit }) => [
    ligne`On ne peut pas rallier ${who} ici`,
    ligne`Plus de ${limit} points de force seraient dans l’hexagone de son chef. Que quelqu’un fasse d’abord place.`,
  ],
  "return-train": ({ who }) => [
    ligne`On ne peut pas rallier ${who} ici`,
    ligne`Un train est dans l’hexagone de son chef, et aucune unité n’en partage un avec lui. Déplacez d’abord l’un ou l’autre.`,
  ],
  "seat-order": ({ holder }) => [
    ligne`${holder} ne peut pas bouger`,
    ligne`Un quartier général ne bouge que sur son propre ordre de Marche ou de Repli.`,
  ],
  "seat-once": ({ holder }) => [ligne`${holder} a déjà bougé`, ligne`Un quartier général bouge une fois par tour.`],
  "seat-there": ({ holder, toHex, order }) => [
    ligne`${holder} ne peut pas aller${toHex}`,
    ligne`${order("march")} : une Marche va vers son objectif, un Repli pas vers l’ennemi, et ni l’une ni l’autre dans son hexagone.`,
  ],
  "seat-far": ({ holder, toHex }) => [
    ligne`${holder} ne peut pas aller${toHex}`,
    ligne`C’est à plus de 5 PM, ou aucun chemin n’y mène.`,
  ],
  "seat-near": ({ holder }) => [
    ligne`${holder} ne peut pas encore finir sa retraite`,
    ligne`Un ennemi est à 2 hexagones. Éloignez-vous d’abord.`,
  ],
  "seat-friends": ({ holder, toHex }) => [
    ligne`${holder} ne peut pas revenir${toHex}`,
    ligne`Il revient auprès d’une unité de son camp.`,
  ],
  "shift-other": ({ who, il }) => [
    ligne`${who} n’a pas à faire place`,
    ligne`Seul qui est dans l’hexagone d’un chef qui rallie fait place ; ce n’est pas là qu’${il} se tient.`,
  ],
  "shift-there": ({ who, toHex }) => [
    ligne`${who} ne peut pas faire place${toHex}`,
    ligne`Il faut un hexagone voisin, avec de la place, hors de portée de l’ennemi.`,
  ],
  "shift-train": ({ who, toHex }) => [
    ligne`${who} ne peut pas faire place${toHex}`,
    ligne`Un de vos trains y est, et aucune unité ne partage d’hexagone avec lui.`,
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
    ligne`Des unités à vous y sont, et aucune ne partage d’hexagone avec un train.`,
  ],
  "haul-enemy": ({ toHex }) => [
    ligne`Le train ne peut pas aller${toHex}`,
    ligne`L’ennemi y est ou est à côté, ou aucun chariot n’y passe. Choisissez un hexagone hors de sa portée.`,
  ],
  "haul-far": ({ toHex }) => [
    ligne`Le train ne peut pas aller${toHex}`,
    ligne`Il a 3 PM, et ne passe les ruisseaux que sur les ponts.`,
  ],
  "reload-other": ({ who }) => [
    ligne`${who} n’a pas à recharger`,
    ligne`Seules rechargent les unités de la formation qui agit, si elles sont à court de cartouches.`,
  ],
  "reload-far": ({ who, il }) => [
    ligne`${who} ne peut pas recharger`,
    ligne`Pour cela, ${il} doit être à 2 hexagones du train de sa formation.`,
  ],
  "reload-empty": ({ who }) => [
    ligne`${who} ne peut pas recharger`,
    ligne`Le train de sa formation est vide. Il se remplit en s’arrêtant à côté du train de l’armée.`,
  ],
} as const satisfies Record<string, Refused>;
