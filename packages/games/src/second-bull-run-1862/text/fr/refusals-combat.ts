import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { ATTACK, COMBAT, RETREAT } from "../../combat/refusals.ts";
import type { Sentences } from "./refused.ts";
import { dear } from "./refusals-movement.ts";

/** Refusals of declaring an attack. */
export const attack: Sentences<typeof ATTACK> = {
  "attack-kind": ({ who }) => [
    ligne`${who} ne peut pas déclarer d’attaque`,
    ligne`L’artillerie se joint automatiquement aux attaques quand la zone attaquée est dans son Front.`,
  ],
  "attack-points": (words) => [
    ligne`${words.who} ne peut pas attaquer ${words.zone}`,
    ligne`${dear(words)} Forcez la marche si c’est possible.`,
  ],
  "attack-border": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`La zone n’est pas voisine de celle de l’attaquant. Attaquez une zone voisine, ou rapprochez-vous.`,
  ],
  "attack-river": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`Le Bull Run les sépare, sans pont à cet endroit. Attaquez par le Stone Bridge.`,
  ],
  "attack-none": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`La zone ne contient aucune brigade ennemie. Choisissez une zone qui en contient.`,
  ],
  "attack-strength": ({ who, Il }) => [
    ligne`${who} ne peut pas attaquer`,
    ligne`${Il} n’a plus de potentiel de combat à pied, seulement à cheval.`,
  ],
  "attack-front": ({ who, zone, zones, Il }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    zones === undefined
      ? ligne`${Il} doit avoir le plus d’ennemis possible dans son Front, et cette zone n’y est alors pas. Attaquez-en une qui y soit.`
      : ligne`${Il} doit avoir le plus d’ennemis possible dans son Front, et cette zone n’y est alors pas. Le Front : ${zones}.`,
  ],
  "attack-again": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`La zone a déjà été attaquée dans cette demi-phase, et une seule fois est permise.`,
  ],
  "attack-stack": ({ who, zone, friends }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`${friends} attaque une autre zone, et deux brigades d’une zone attaquent la même.`,
  ],
  "attack-apart": ({ who, zone }) => [
    ligne`${who} ne peut pas se joindre à l’attaque contre ${zone}`,
    ligne`Les zones qui attaquent ensemble doivent être voisines. Attaquez depuis une zone voisine de l’une d’elles.`,
  ],
  "attack-twice": ({ who, Il }) => [
    ligne`${who} ne peut pas déclarer une seconde attaque`,
    ligne`${Il} porte déjà un marqueur d’attaque, et une attaque déclarée doit être jouée.`,
  ],
  "attack-entering": attackWhileEntering,
  "attack-night": attackWhileEntering,
};

function attackWhileEntering({ who, Il }: { readonly who: Line; readonly Il: string }) {
  return [
    ligne`${who} ne peut pas attaquer maintenant`,
    ligne`${Il} est en train d’entrer ou de marcher de nuit. Les attaques se déclarent en phase d’action.`,
  ] as const;
}

/** Refusals of combats and losses. */
export const combat: Sentences<typeof COMBAT> = {
  "fight-unmarked": ({ zone }) => [
    ligne`Il n’y a pas de combat pour ${zone}`,
    ligne`Aucun marqueur d’attaque ne la vise, ou le combat est déjà joué. Choisissez une zone attaquée.`,
  ],
  "fight-again": ({ zone }) => [
    ligne`On a déjà attaqué ${zone}`,
    ligne`Une zone n’est attaquée qu’une fois par demi-phase. Choisissez une autre zone attaquée.`,
  ],
  "fight-void": ({ zone }) => [
    ligne`Il n’y a plus de combat pour ${zone}`,
    ligne`L’ennemi l’a quittée : le marqueur d’attaque est retiré.`,
  ],
  "fight-nothing": () => [
    ligne`Il n’y a pas de combat à jouer`,
    ligne`Aucune brigade ne porte de marqueur d’attaque à jouer.`,
  ],
  "fight-early": () => [
    ligne`On ne joue pas encore les combats`,
    ligne`On les joue quand toutes les divisions activées et les commandants ont bougé.`,
  ],
  "choose-stronger": ({ who }) => [
    ligne`On ne peut pas choisir ${who}`,
    ligne`La brigade au plus haut potentiel de combat est touchée ; on ne choisit qu’entre égales. Choisissez-en une marquée.`,
  ],
  "choose-artillery": ({ who }) => [
    ligne`On ne peut pas choisir ${who}`,
    ligne`Un 6 naturel ne touche jamais l’artillerie. Choisissez une brigade marquée.`,
  ],
  "choose-stranger": ({ who, Il, e }) => [
    ligne`On ne peut pas choisir ${who}`,
    ligne`${Il} n’est pas engagé${e} dans ce combat. Choisissez une brigade marquée.`,
  ],
  "choose-sure": ({ who, Il, e }) => [
    ligne`On ne peut pas choisir ${who} de nouveau`,
    ligne`${Il} est déjà touché${e}. Choisissez parmi les autres.`,
  ],
  "choose-settled": () => [
    ligne`Il n’y a rien à choisir`,
    ligne`La brigade au plus haut potentiel de combat est touchée. Son joueur ne choisit qu’entre égales.`,
  ],
};

/** Refusals of retreats and advances. */
export const retreat: Sentences<typeof RETREAT> = {
  "withdraw-other": ({ who, Il }) => [
    ligne`${who} ne recule pas maintenant`,
    ligne`${Il} n’est pas la brigade qui doit reculer, ou n’a qu’un seul chemin.`,
  ],
  "withdraw-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer ${toZone}`,
    ligne`La zone n’est pas voisine de celle de la brigade. Choisissez une zone voisine.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas reculer ${toZone}`,
    ligne`${enemies} ${several ? "tiennent" : "tient"} la zone. Choisissez-en une sans ennemi.`,
  ],
  "withdraw-river": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer ${toZone}`,
    ligne`Le Bull Run les sépare, sans pont à cet endroit. Choisissez une autre zone.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer ${toZone}`,
    ligne`Une retraite ne revient jamais dans une zone quittée. Choisissez une autre zone.`,
  ],
  "withdraw-worse": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer ${toZone}`,
    ligne`Une autre zone est prioritaire : plus loin de l’adversaire, hors des Fronts ou zones de contrôle, ou plus près d’un but.`,
  ],
  "withdraw-farther": ({ who, toZone }) => [
    ligne`${who} ne peut pas reculer ${toZone}`,
    ligne`Une zone aussi bonne est plus proche du but de la retraite : B, C, D ou E pour l’Union, G, H ou la zone 193 pour les Confédérés.`,
  ],
  "withdraw-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas finir la retraite ${atZone}`,
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
    ligne`${who} ne peut pas avancer ${toZone}`,
    ligne`La place manque : deux brigades par zone, d’un même corps. Choisissez une autre brigade ou zone, ou personne.`,
  ],
  "advance-zone": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer ${toZone}`,
    ligne`On n’avance que dans une zone voisine que ce combat a vidée.`,
  ],
  "advance-river": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer ${toZone}`,
    ligne`Le Bull Run les sépare, sans pont à cet endroit.`,
  ],
  "advance-nowhere": () => [
    ligne`Personne n’avance maintenant`,
    ligne`Les brigades qui ont gagné un combat avancent aussitôt, dans une zone qu’il a vidée.`,
  ],
};
