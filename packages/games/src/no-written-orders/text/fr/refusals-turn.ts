import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, and of the chits. */
export const turnRefusals = {
  "game-over": () => [ligne`La partie est finie`, ligne`Annulez une étape, ou commencez une autre partie.`],
  "other-side": () => [
    ligne`L’autre camp décide maintenant`,
    ligne`Ce choix est celui de l’ennemi. Le vôtre vient ensuite.`,
  ],
  "not-asked": () => [
    ligne`Impossible maintenant`,
    ligne`La séquence de jeu demande autre chose. Répondez d’abord à la question posée.`,
  ],
  "no-such-holder": () => [
    ligne`Cette formation n’existe pas`,
    ligne`Aucune formation, division ni commandant ne porte ce nom dans cette partie. Choisissez-en un autre.`,
  ],
  "no-such-unit": () => [
    ligne`Cette unité n’existe pas`,
    ligne`Aucune unité ne porte ce nom dans cette partie. Choisissez-en une autre.`,
  ],
  "no-such-hex": () => [
    ligne`Cet hexagone n’existe pas`,
    ligne`Aucun hexagone de la carte ne porte ce nom. Choisissez-en un autre.`,
  ],

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
} as const satisfies Record<string, Refused>;
