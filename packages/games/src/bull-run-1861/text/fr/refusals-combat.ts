import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

function full(way: string): Line {
  return ligne`Deux brigades s’y trouvent, c’est le maximum. ${way}`;
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
      ? ligne`La zone n’est pas dans son Front, ou n’est pas accessible de là.`
      : ligne`La zone n’est pas dans son Front : ${zones}.`,
  ],
  "fight-empty": ({ who, zone, Zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`${Zone} ne contient aucune brigade ennemie. Choisissez une zone qui en contient.`,
  ],
  "fight-apart": ({ who, zone }) => [
    ligne`${who} ne peut pas se joindre à l’attaque de ${zone}`,
    ligne`On attaque ensemble depuis des zones reliées entre elles. Jouez deux combats, ou laissez une brigade de côté.`,
  ],
  "fight-several": () => [
    ligne`Plusieurs zones ne peuvent pas en attaquer plusieurs`,
    ligne`Soit plusieurs zones attaquent 1 zone, soit 1 brigade en attaque plusieurs.`,
  ],
  "fight-partial": ({ who }) => [
    ligne`${who} ne peut pas attaquer une partie de ces zones`,
    ligne`Une brigade attaque 1 zone, ou toutes les zones ennemies de son Front qu’aucune autre brigade n’attaque.`,
  ],
  "fight-again": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer de nouveau ${zone}`,
    ligne`Une zone ne peut être attaquée qu’une fois par phase de mouvement.`,
  ],
  "lose-forced": ({ who, Il }) => [
    ligne`${who} ne peut pas simplement perdre un pas`,
    ligne`La perte laisserait moins de la moitié de sa force de combat d’origine. ${Il} doit tenter la retraite.`,
  ],
  "retreat-nowhere": ({ who, Il }) => [
    ligne`${who} ne peut pas se retirer`,
    ligne`Aucune zone n’est libre pour la retraite. ${Il} reste et perd un pas.`,
  ],

  "withdraw-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Ni frontière terrestre, ni gué, ni pont n’y mène. Choisissez une zone reliée.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Une retraite ne revient jamais dans une zone quittée. Continuez, ou arrêtez-vous s’il y a de la place.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`${enemies ?? "Une brigade ennemie"} ${several ? "tiennent" : "tient"} la zone. Choisissez-en une sans ennemi.`,
  ],
  "withdraw-toward": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`La zone est voisine de l’ennemi de ce combat, et une autre plus éloignée est libre. Choisissez-la.`,
  ],
  "withdraw-front": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`La zone est dans un Front ennemi, et une autre, hors de ce Front, est libre. Choisissez-la.`,
  ],
  "withdraw-full": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    full("Choisissez une zone où il y a de la place."),
  ],
  "withdraw-common": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Une ligne étendue va d’abord dans une zone reliée à ses deux zones et s’y regroupe.`,
  ],
  "withdraw-far": ({ who, Il }) => [
    ligne`${who} ne peut pas se retirer plus loin`,
    ligne`Une retraite fait 1 ou 2 zones. ${Il} s’arrête ici.`,
  ],
  "halt-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas s’arrêter${atZone}`,
    full("La retraite continue jusqu’à la zone suivante."),
  ],

  "advance-stranger": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seule une brigade de première ligne qui a attaqué peut avancer. Choisissez-en une, ou aucune.`,
  ],
  "advance-extended": ({ who, Il }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`${Il} est en ligne étendue, et aucune partie d’une ligne n’avance.`,
  ],
  "advance-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`Ni frontière terrestre, ni gué, ni pont n’y mène. Choisissez un autre attaquant, ou aucun.`,
  ],
  "advance-confined": ({ who }) => [
    ligne`${who} ne peut pas encore avancer au-delà du Bull Run`,
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
    ligne`Une brigade ennemie tient la zone. La brigade arrive à la fin d’un tour où la zone est libre.`,
  ],
} as const satisfies Record<string, Refused>;
