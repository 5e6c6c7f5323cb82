import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, and of the chits. */
export const turnRefusals = {
  "game-over": () => [
    ligne`La partie est finie`,
    ligne`On ne peut plus rien y faire. Revenez sur une étape, ou commencez une autre partie.`,
  ],
  "other-side": () => [
    ligne`L’autre camp décide maintenant`,
    ligne`Personne ne choisit pour l’ennemi. Votre choix vient ensuite.`,
  ],
  "not-asked": () => [
    ligne`Cela ne peut pas se faire maintenant`,
    ligne`La séquence de jeu demande autre chose ici. Répondez d’abord à la question.`,
  ],
  "no-such-holder": () => [
    ligne`Il n’y a pas de telle formation`,
    ligne`Personne de ce nom ne reçoit d’ordres dans cette partie. Choisissez une formation, une division ou un commandant.`,
  ],
  "no-such-unit": () => [
    ligne`Il n’y a pas de telle unité`,
    ligne`Aucune unité de ce nom n’est dans cette partie. Choisissez-en une qui y soit.`,
  ],
  "no-such-hex": () => [
    ligne`Il n’y a pas de tel hexagone`,
    ligne`Aucun hexagone de ce nom n’est sur la carte. Choisissez-en un qui y soit.`,
  ],

  "begin-other": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`L’action initiale est pour une de vos formations qui a un jeton. Choisissez-en une autre, ou aucune.`,
  ],
  "begin-absent": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`Aucune de ses unités n’est sur la carte. Choisissez une formation présente.`,
  ],
  "begin-wing": ({ formation }) => [
    ligne`${formation} ne peut pas agir en premier`,
    ligne`Un commandant d’aile a gagné l’action initiale : il ne la donne qu’à une formation de son aile.`,
  ],
  "turn-other": ({ formation }) => [
    ligne`${formation} ne peut pas agir maintenant`,
    ligne`C’est déjà fait dans ce tour de joueur, ou son moment n’est pas venu. Choisissez parmi celles qui restent.`,
  ],
  "pair-other": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Les deux formations doivent avoir un jeton et dépendre du commandant qui a gagné l’action coordonnée.`,
  ],
  "pair-reserve": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`En Réserve, on bouge à la fin du tour. Choisissez une formation qui a un ordre.`,
  ],
  "pair-initial": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`C’est elle qui a l’action initiale, et une formation agit une fois par tour.`,
  ],
  "pair-absent": ({ formation }) => [
    ligne`${formation} ne peut pas former la paire`,
    ligne`Pas de jeton pour elle à ce tour : aucune de ses unités n’est sur la carte.`,
  ],
} as const satisfies Record<string, Refused>;
