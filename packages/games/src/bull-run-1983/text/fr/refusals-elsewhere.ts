import { ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import type { ELSEWHERE } from "../../elsewhere.ts";
import type { RefusalWords } from "./refused.ts";

/** Refusals of choices that belong to another moment. */
export const elsewhere: RefusalSentences<FiguresByReason<typeof ELSEWHERE>, RefusalWords> = {
  "set-up-later": () => [
    ligne`Votre mise en place vient ensuite`,
    ligne`Les Confédérés se placent d’abord. Attendez qu’ils soient prêts.`,
  ],
  "set-up-done": () => [
    ligne`Votre mise en place est finie`,
    ligne`Vous étiez prêt, et maintenant l’Union se place. Attendez qu’elle soit prête.`,
  ],
  "set-up-over": () => [
    ligne`La mise en place est finie`,
    ligne`On ne place des pions qu’avant le premier tour. Maintenant ils bougent en phase de mouvement.`,
  ],
  "abatis-over": () => [
    ligne`Pas d’abattis possible maintenant`,
    ligne`Les Confédérés les placent pendant leur mise en place, et ils ne bougent jamais.`,
  ],
  "trestle-over": () => [
    ligne`C’est déjà décidé`,
    ligne`Le sort du pont de chevalets a été réglé à la mise en place, pour toute la partie.`,
  ],
  "hide-over": () => [
    ligne`On ne peut plus cacher personne`,
    ligne`Des pions ne passent sous un leurre que pendant la mise en place de l’Union.`,
  ],
  "thaw-off": () => [
    ligne`Rien à révéler ici`,
    ligne`Les pions de l’Union ne sont face cachée que dans le brouillard de guerre, que cette partie n’emploie pas.`,
  ],
  "thaw-side": () => [
    ligne`Rien à révéler ici`,
    ligne`Vos pions face cachée sont révélés à leur heure, ou quand un ennemi vient à 4 hexagones ou moins.`,
  ],
  "thaw-phase": () => [
    ligne`Rien à révéler maintenant`,
    ligne`L’Union révèle ses pions en phase de commandement, tant qu’il en reste face cachée.`,
  ],
  "move-later": () => [
    ligne`Personne ne bouge encore`,
    ligne`La phase de commandement vient d’abord. Les pions bougent en phase de mouvement.`,
  ],
  "move-over": () => [
    ligne`Plus personne ne bouge`,
    ligne`La phase de mouvement de ce tour est finie. Attendez votre prochaine.`,
  ],
  "march-first": () => [
    ligne`Une marche n’est pas finie`,
    ligne`Les pions bougent l’un après l’autre, chacun jusqu’au bout. Continuez, ou arrêtez-vous d’abord.`,
  ],
  "march-none": () => [ligne`Personne n’est en marche`, ligne`Prenez d’abord un pion ; alors il peut bouger.`],
  "step-stopped": ({ who, il, e, toHex, ofEnemies }) => [
    ligne`${who} ne peut pas continuer${toHex}`,
    ligne`Entré${e} dans la zone de contrôle ${ofEnemies}, ${il} doit s’y arrêter.`,
  ],
  "step-moved": ({ who, toHex }) => [
    ligne`${who} ne peut pas continuer${toHex}`,
    ligne`Sa marche de ce tour est finie. Choisissez un autre pion.`,
  ],
  "step-railed": ({ who, il, e, toHex }) => [
    ligne`${who} ne peut pas continuer${toHex}`,
    ligne`Venu${e} par le rail ce tour, ${il} reste où le train s’est arrêté. Choisissez un autre pion.`,
  ],
  "step-broken": ({ who, toHex }) => [
    ligne`${who} ne peut pas continuer${toHex}`,
    ligne`Sa brigade a bougé avant de se séparer. Seules les unités d’une brigade séparée avant de bouger peuvent encore bouger.`,
  ],
  "form-phase": ({ who }) => [
    ligne`${who} ne peut pas se former maintenant`,
    ligne`Les brigades se forment en phase de mouvement, ou à la mise en place.`,
  ],
  "flip-phase": ({ who, e }) => [
    ligne`${who} ne peut pas être retourné${e} maintenant`,
    ligne`Une batterie se retourne en phase de mouvement, avant de bouger.`,
  ],
  "enter-phase": ({ who }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`Les renforts entrent en phase de mouvement.`,
  ],
  "overwhelm-march": () => [
    ligne`La victoire automatique doit attendre`,
    ligne`Une marche n’est pas finie. Continuez, ou arrêtez-vous avant d’attaquer.`,
  ],
  "overwhelm-phase": () => [
    ligne`Pas de victoire automatique maintenant`,
    ligne`Elles se livrent en phase de mouvement.`,
  ],
  "overwhelm-first": () => [
    ligne`Une victoire automatique se prépare`,
    ligne`Elle se livre aussitôt, avant que d’autres ne bougent. Livrez-la, ou renoncez-y d’abord.`,
  ],
  "overwhelm-none": () => [
    ligne`Aucune victoire automatique ne se prépare`,
    ligne`Choisissez d’abord quels ennemis écraser.`,
  ],
  "break-moment": ({ who }) => [
    ligne`${who} ne peut pas se séparer maintenant`,
    ligne`Une brigade se sépare dans les phases de son camp, avant que l’ennemi déclare ses combats, ou après un jet de dé.`,
  ],
  "battle-later": () => [
    ligne`Aucun combat ne se déclare encore`,
    ligne`Les combats se déclarent en phase de combat, après tous les mouvements.`,
  ],
  "battle-declared": () => [
    ligne`Les combats sont déclarés`,
    ligne`Tous se déclarent avant de livrer le premier, et aucun ne s’ajoute ensuite.`,
  ],
  "battle-none": () => [
    ligne`Il n’y avait aucun combat à déclarer`,
    ligne`Aucune de vos unités n’était au contact, et aucune batterie ne pouvait bombarder.`,
  ],
  "battle-over": () => [
    ligne`Aucun combat ne se déclare maintenant`,
    ligne`La phase de combat de ce tour est finie. Attendez votre prochaine.`,
  ],
  "order-settled": () => [
    ligne`L’ordre des combats est fixé`,
    ligne`Il se choisit une fois, après leur déclaration et avant de livrer le premier.`,
  ],
  "loss-none": ({ who }) => [ligne`${who} n’est pas à perdre`, ligne`Aucun résultat ne vous coûte d’unité maintenant.`],
  "retreat-none": ({ who }) => [
    ligne`${who} ne se retire pas`,
    ligne`Aucun résultat ne fait se retirer un pion maintenant.`,
  ],
  "follow-none": ({ who }) => [
    ligne`${who} n’accompagne personne`,
    ligne`Les chefs n’accompagnent qu’une unité de leur hexagone qui se retire ou avance.`,
  ],
  "advance-none": ({ who }) => [
    ligne`${who} ne peut pas avancer maintenant`,
    ligne`On avance aussitôt après un combat qui a vidé un hexagone adjacent, s’il y a de la place.`,
  ],
  "clear-phase": ({ atHex }) => [
    ligne`L’abattis${atHex} ne peut pas être enlevé maintenant`,
    ligne`On les enlève en phase de ralliement, avec une infanterie restée là tout le tour hors de contact.`,
  ],
  "revive-phase": ({ who }) => [
    ligne`${who} ne peut pas se rallier maintenant`,
    ligne`On rallie en phase de ralliement, là où un chef est resté tout le tour avec une infanterie de sa brigade.`,
  ],
};
