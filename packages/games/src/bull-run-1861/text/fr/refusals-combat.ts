import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

function full(way: string): Line {
  return ligne`Deux brigades y sont, c’est le maximum. ${way}`;
}

/** Refusals of combats, retreats, advances and arrivals. */
export const combatRefusals = {
  "fight-unmarked": ({ who, Il }) => [
    ligne`${who} ne peut pas mener ce combat`,
    ligne`${Il} n’a pas de marqueur Attaque. Seules les brigades qui ont déclaré une attaque combattent.`,
  ],
  "fight-front": ({ who, zone, zones }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    zones === undefined
      ? ligne`La zone n’est pas dans son Front, ou n’est pas accessible d’ici.`
      : ligne`La zone n’est pas dans son Front : ${zones}.`,
  ],
  "fight-empty": ({ who, zone, Zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`${Zone} n’a pas de brigade ennemie. Choisissez une zone qui en a.`,
  ],
  "fight-apart": ({ who, zone }) => [
    ligne`${who} ne peut pas se joindre à l’attaque de ${zone}`,
    ligne`On attaque ensemble de zones reliées entre elles. Jouez deux combats, ou laissez une brigade de côté.`,
  ],
  "fight-several": () => [
    ligne`Plusieurs zones ne peuvent pas en attaquer plusieurs`,
    ligne`Ou bien plusieurs zones attaquent 1 zone, ou bien 1 brigade en attaque plusieurs.`,
  ],
  "fight-partial": ({ who }) => [
    ligne`${who} ne peut pas attaquer une partie de ces zones`,
    ligne`Une brigade attaque 1 zone, ou toutes les zones ennemies de son Front que nul autre n’attaque.`,
  ],
  "fight-again": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer de nouveau ${zone}`,
    ligne`Une zone n’est attaquée qu’une fois par phase de mouvement.`,
  ],
  "lose-forced": ({ who, Il }) => [
    ligne`${who} ne peut pas simplement perdre un pas`,
    ligne`La perte laisserait moins de la moitié de sa force de combat d’origine. ${Il} doit tenter la retraite.`,
  ],
  "retreat-nowhere": ({ who, Il }) => [
    ligne`${who} ne peut pas se retirer`,
    ligne`Aucune zone ne s’ouvre en arrière. ${Il} reste et perd un pas.`,
  ],

  "withdraw-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Ni bord de terre, ni gué, ni pont n’y mène. Choisissez une zone reliée.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Une retraite ne revient jamais vers une zone quittée. Continuez, ou arrêtez-vous s’il y a de la place.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`${enemies ?? "Une brigade ennemie"} ${several ? "tiennent" : "tient"} la zone. Choisissez-en une sans ennemi.`,
  ],
  "withdraw-toward": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`La zone borde l’ennemi de ce combat, et une zone plus lointaine est ouverte. Choisissez celle-là.`,
  ],
  "withdraw-front": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`La zone est dans un Front ennemi, et une zone au-dehors est ouverte. Choisissez celle-là.`,
  ],
  "withdraw-full": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    full("Choisissez une zone où il y a de la place."),
  ],
  "withdraw-common": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Une ligne étendue va d’abord à une zone reliée à ses deux zones, et s’y regroupe.`,
  ],
  "withdraw-far": ({ who, Il }) => [
    ligne`${who} ne peut pas se retirer plus loin`,
    ligne`Une retraite mène à 1 ou 2 zones. ${Il} s’arrête ici.`,
  ],
  "halt-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas s’arrêter${atZone}`,
    full("La retraite continue jusqu’à la zone suivante."),
  ],

  "advance-stranger": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seule une brigade de première ligne qui a attaqué peut occuper la zone. Choisissez-en une, ou personne.`,
  ],
  "advance-extended": ({ who, Il }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`${Il} est en ligne étendue, et aucune partie d’une ligne n’avance.`,
  ],
  "advance-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`Ni bord de terre, ni gué, ni pont n’y mène. Choisissez un autre attaquant, ou personne.`,
  ],
  "advance-confined": ({ who }) => [
    ligne`${who} ne peut pas encore avancer par-delà le Bull Run`,
    ligne`Avec la Manœuvre historique, le Sud reste sur sa rive au tour 1.`,
  ],
  "advance-held": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`${enemies ?? "Une brigade ennemie"} ${several ? "tiennent" : "tient"} encore la zone.`,
  ],
  "arrive-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas arriver${atZone}`,
    full("Choisissez la zone la plus proche où il y a de la place."),
  ],
  "arrive-enemy": ({ who, atZone }) => [
    ligne`${who} ne peut pas arriver${atZone}`,
    ligne`Une brigade ennemie tient la zone. L’arrivée attend qu’un tour s’achève avec la zone libre.`,
  ],
} as const satisfies Record<string, Refused>;
