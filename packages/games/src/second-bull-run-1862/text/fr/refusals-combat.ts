import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of combats, losses, retreats and advances. */
export const combatRefusals = {
  "fight-unmarked": ({ zone }) => [
    ligne`Il n’y a pas de combat pour ${zone}`,
    ligne`Aucun marqueur d’attaque ne la vise, ou le combat est joué. Choisissez une zone attaquée.`,
  ],
  "choose-stronger": ({ who }) => [
    ligne`${who} ne peut pas convenir`,
    ligne`La brigade du plus haut potentiel de combat est frappée ; on ne choisit qu’entre égales. Choisissez-en une marquée.`,
  ],
  "withdraw-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`La zone ne touche pas celle où la retraite est arrivée. Choisissez une zone voisine.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`${enemies ?? "Une brigade ennemie"} ${several ? "tiennent" : "tient"} la zone. Choisissez-en une sans ennemi.`,
  ],
  "withdraw-river": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`Le Bull Run est entre les deux, sans pont sur ce bord. Choisissez une autre zone.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`Une retraite ne revient jamais à une zone quittée. Choisissez une autre zone.`,
  ],
  "withdraw-worse": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer${toZone}`,
    ligne`Une autre zone vaut mieux : plus loin de l’adversaire, hors des Fronts ou zones de contrôle, ou plus près d’un but.`,
  ],
  "withdraw-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas finir la retraite${atZone}`,
    ligne`Deux brigades, ou une d’un autre corps, y sont. Choisissez une zone qui a de la place.`,
  ],
  "advance-stranger": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seules les brigades engagées du camp vainqueur peuvent occuper la zone. Choisissez-en une, ou personne.`,
  ],
  "advance-artillery": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`L’artillerie n’avance jamais après un combat.`,
  ],
  "advance-full": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`Il n’y a plus de place : deux brigades par zone, d’un même corps. Choisissez autre chose, ou personne.`,
  ],
  "advance-zone": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`On n’occupe qu’une zone que ce combat a vidée et qui touche celle de la brigade.`,
  ],
} as const satisfies Record<string, Refused>;
