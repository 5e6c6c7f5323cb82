import { ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import type { BRIGADES } from "../../brigades/refusals.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of brigades that form or break up. */
export const brigades: RefusalSentences<FiguresByReason<typeof BRIGADES>, RefusalWords> = {
  "form-brigade": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Ce n’est pas un pion de brigade. Choisissez-en un.`,
  ],
  "form-leader": ({ who, leader }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Une brigade se forme autour de son chef, et ${leader} n’est pas sur la carte en tant que pion.`,
  ],
  "form-formed": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Cette brigade est déjà sur la carte. Choisissez-en une autre.`,
  ],
  "form-again": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Cette brigade s’est déjà formée ou séparée ce tour. Attendez le prochain.`,
  ],
  "form-ground": ({ who }) => [
    ligne`${who} ne peut pas se former ici`,
    ligne`Un pion de brigade ne peut pas être sur un gué, un pont ou un abattis. Quittez-le d’abord.`,
  ],
  "form-members": ({ who }) => [
    ligne`${who} ne peut pas se former ainsi`,
    ligne`Seule l’infanterie de la même brigade peut en faire partie, ni cavalerie ni canons.`,
  ],
  "form-kind": ({ who }) => [
    ligne`${who} ne peut pas se former ainsi`,
    ligne`Son chef n’y réunit que de l’infanterie, ni cavalerie ni canons.`,
  ],
  "form-apart": ({ who, leader }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Son infanterie doit être dans un même hexagone avec ${leader}. Réunissez-les d’abord.`,
  ],
  "form-sum": ({ who }) => [
    ligne`${who} ne peut pas se former ainsi`,
    ligne`Les PD de son infanterie doivent égaler exactement les siens. Choisissez-en d’autres.`,
  ],
  "form-moved": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Son chef ou son infanterie ont bougé ce tour. Formez-la au prochain tour, avant tout mouvement.`,
  ],
  "form-contact": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Ses unités étaient en zone de contrôle ennemie au début de la phase. Dégagez-les d’abord.`,
  ],
  "form-frozen": ({ who }) => [
    ligne`${who} ne peut pas se former ainsi`,
    ligne`Certains pions sont face cachée, d’autres face visible. Choisissez les uns ou les autres.`,
  ],
  "break-unformed": ({ who }) => [
    ligne`${who} ne peut pas se séparer`,
    ligne`Ce n’est pas un de vos pions de brigade sur la carte. Choisissez-en un.`,
  ],
  "break-enemy": ({ who }) => [
    ligne`${who} n’est pas à vous`,
    ligne`Chacun sépare ses propres brigades. Choisissez-en une des vôtres.`,
  ],
  "break-safe": ({ who }) => [
    ligne`${who} ne peut pas se séparer maintenant`,
    ligne`Aucun ennemi ne peut l’attaquer. Au tour adverse, une brigade ne se sépare que si cela change quelque chose.`,
  ],
};
