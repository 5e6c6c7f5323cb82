import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of combats, losses, retreats and advances. */
export const combatRefusals = {
  "fight-unmarked": ({ zone }) => [
    ligne`Il n’y a pas de combat pour ${zone}`,
    ligne`Aucun marqueur d’attaque ne la vise, ou le combat est déjà joué. Choisissez une zone attaquée.`,
  ],
  "choose-stronger": ({ who }) => [
    ligne`On ne peut pas choisir ${who}`,
    ligne`La brigade au plus haut potentiel de combat est touchée ; on ne choisit qu’entre égales. Choisissez-en une marquée.`,
  ],
  "withdraw-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`La zone n’est pas voisine de celle de la brigade. Choisissez une zone voisine.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`${enemies ?? "Une brigade ennemie"} ${several ? "tiennent" : "tient"} la zone. Choisissez-en une sans ennemi.`,
  ],
  "withdraw-river": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`Le Bull Run les sépare, sans pont à cet endroit. Choisissez une autre zone.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`Une retraite ne revient jamais dans une zone quittée. Choisissez une autre zone.`,
  ],
  "withdraw-worse": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`Une autre zone est prioritaire : plus loin de l’adversaire, hors des Fronts ou zones de contrôle, ou plus près d’un but.`,
  ],
  "withdraw-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas finir la retraite${atZone}`,
    ligne`Deux brigades, ou une d’un autre corps, y sont. Choisissez une zone qui a de la place.`,
  ],
  "advance-stranger": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seules les brigades engagées du camp vainqueur peuvent avancer. Choisissez-en une, ou aucune.`,
  ],
  "advance-artillery": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`L’artillerie n’avance jamais après un combat.`,
  ],
  "advance-full": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`La place manque : deux brigades par zone, d’un même corps. Choisissez une autre brigade ou zone, ou personne.`,
  ],
  "advance-zone": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`On n’avance que dans une zone voisine que ce combat a vidée.`,
  ],
} as const satisfies Record<string, Refused>;
