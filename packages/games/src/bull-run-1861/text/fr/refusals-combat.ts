import type { FiguresByReason } from "@stonebridge/kernel";
import type { Line, RefusalSentences } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { COMBAT } from "../../combat/refusals.ts";
import type { Priced, Said } from "../refused.ts";
import type { RefusedWords } from "./refused.ts";

function full(way: string): Line {
  return ligne`Deux brigades s’y trouvent, c’est le maximum. ${way}`;
}

const tooDear = ({ who, Il, needed, points }: RefusedWords["piece"] & Priced): Said => [
  ligne`${who} ne peut pas attaquer`,
  ligne`Il faut ${needed} PM, il en reste ${points}. ${Il} peut forcer la marche si c’est encore possible.`,
];
type Aimed = Pick<RefusedWords["piece"] & RefusedWords["zone"], "who" | "zone">;
const again = ({ who, zone }: Aimed): Said => [
  ligne`${who} ne peut pas attaquer de nouveau ${zone}`,
  ligne`Une zone ne peut être attaquée qu’une fois par phase de mouvement.`,
];
const noCrossing = ({ who, zone }: Aimed): Said => [
  ligne`${who} ne peut pas attaquer ${zone}`,
  ligne`Le Bull Run les sépare, sans gué ni pont à cet endroit. Attaquez par un passage.`,
];
const unknownFord = ({ who }: Pick<RefusedWords["piece"], "who">): Said => [
  ligne`${who} ne peut pas attaquer par Farm Ford`,
  ligne`Le Nord ne le connaît pas encore. Sa première brigade à l’utiliser doit partir d’une zone voisine et payer 4 PM.`,
];

/** Refusals of attacks, combats, retreats and advances. */
export const combatRefusals: RefusalSentences<FiguresByReason<typeof COMBAT>, RefusedWords> = {
  "attack-inactive": ({ who, e }) => [
    ligne`${who} n’est pas activé${e}`,
    ligne`Seule une brigade activée attaque, pour 2 PM. Activez d’abord cette brigade.`,
  ],
  "attack-carried": ({ who, host, e }) => [
    ligne`${who} ne peut pas attaquer seul${e}`,
    ligne`La Légion est avec ${host} et y ajoute sa force. Attaquez plutôt avec cette brigade.`,
  ],
  "attack-locked": ({ who, friends }) => [
    ligne`${who} ne peut pas attaquer`,
    ligne`${friends} porte un marqueur Attaque : les lignes restent telles quelles jusqu’à la fin des combats.`,
  ],
  "attack-points": tooDear,
  "attack-points-ford": tooDear,
  "attack-none": ({ who, zone, Il }) => [
    ligne`${who} ne peut pas attaquer face à ${zone}`,
    ligne`${Il} n’aurait dans son Front aucun ennemi à sa portée. Orientez-vous vers un ennemi accessible.`,
  ],
  "attack-nobody": ({ who }) => [
    ligne`${who} ne peut pas attaquer`,
    ligne`Aucune brigade ennemie n’est dans une zone voisine. Marchez d’abord jusqu’à l’une d’elles.`,
  ],
  "attack-twice": ({ who, Il }) => [
    ligne`${who} ne peut pas déclarer une seconde attaque`,
    ligne`${Il} porte déjà un marqueur Attaque. Une attaque peut viser toutes les zones ennemies du Front.`,
  ],
  "attack-again": again,
  "attack-farm-ford": unknownFord,
  "attack-known-ford": ({ who }) => [
    ligne`${who} ne peut pas découvrir Farm Ford`,
    ligne`Le Nord le connaît déjà. Attaquer par là coûte 2 PM, comme par tout gué.`,
  ],
  "attack-river": noCrossing,

  "fight-unmarked": ({ who, Il }) => [
    ligne`${who} ne peut pas mener ce combat`,
    ligne`${Il} n’a pas de marqueur Attaque. Seules les brigades qui ont déclaré une attaque combattent.`,
  ],
  "fight-front": ({ who, zone, zones }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`La zone n’est pas dans son Front : ${zones}.`,
  ],
  "fight-river": noCrossing,
  "fight-farm-ford": unknownFord,
  "fight-empty": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`${zone} ne contient aucune brigade ennemie. Choisissez une zone qui en contient.`,
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
  "fight-again": again,
  "fight-early": () => [
    ligne`Aucun combat ne se joue maintenant`,
    ligne`Les combats se jouent une fois que les brigades et les QG du camp ont bougé.`,
  ],
  "fight-next": () => [
    ligne`Ce combat doit attendre`,
    ligne`Un autre est en cours. L’attaquant choisit le suivant quand il est fini.`,
  ],

  "lose-forced": ({ who, Il }) => [
    ligne`${who} ne peut pas simplement perdre un pas`,
    ligne`La perte laisserait moins de la moitié de sa force de combat d’origine. ${Il} doit tenter la retraite.`,
  ],
  "lose-retreating": ({ who, Il }) => [
    ligne`${who} ne peut plus choisir`,
    ligne`Après une Touche, une brigade perd un pas ou tente la retraite. ${Il} se retire.`,
  ],
  "lose-second": ({ who, e }) => [
    ligne`${who} n’est pas touché${e}`,
    ligne`Une seconde ligne ne subit pas de perte. Elle se retire si sa première ligne le fait.`,
  ],
  "retreat-nowhere": ({ who, Il }) => [
    ligne`${who} ne peut pas se retirer`,
    ligne`Aucune zone n’est libre pour la retraite. ${Il} reste et perd un pas.`,
  ],
  "hit-none": ({ who }) => [
    ligne`${who} ne peut pas faire cela maintenant`,
    ligne`Seule une brigade qui subit une Touche perd un pas ou se retire.`,
  ],
  "hit-other": ({ who, e }) => [
    ligne`${who} n’est pas touché${e}`,
    ligne`Le résultat ne frappe que les premières lignes de ce combat.`,
  ],

  "withdraw-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Ni frontière terrestre, ni gué, ni pont n’y mène. Choisissez une zone reliée.`,
  ],
  "withdraw-river": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Le Bull Run n’a ici ni gué ni pont. Choisissez une zone reliée.`,
  ],
  "withdraw-farm-ford": ({ who }) => [
    ligne`${who} ne peut pas se retirer par Farm Ford`,
    ligne`Le Nord ne le connaît pas encore. Choisissez une autre zone.`,
  ],
  "withdraw-confined": ({ who }) => [
    ligne`${who} ne peut pas encore se retirer au-delà du Bull Run`,
    ligne`Avec la Manœuvre historique, le Sud reste sur sa rive au tour 1.`,
  ],
  "withdraw-back": ({ who, toZone }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`Une retraite ne revient jamais dans une zone quittée. Continuez, ou arrêtez-vous s’il y a de la place.`,
  ],
  "withdraw-enemy": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas se retirer${toZone}`,
    ligne`${enemies} ${several ? "tiennent" : "tient"} la zone. Choisissez-en une sans ennemi.`,
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
  "withdraw-other": ({ who }) => [
    ligne`${who} ne peut pas se retirer maintenant`,
    ligne`Une autre brigade se retire. Finissez d’abord sa retraite.`,
  ],
  "halt-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas s’arrêter${atZone}`,
    full("La retraite continue jusqu’à la zone suivante."),
  ],
  "halt-early": ({ who }) => [
    ligne`${who} ne peut pas encore s’arrêter`,
    ligne`Une retraite mène à 1 ou 2 zones du combat. Choisissez une zone.`,
  ],

  "advance-stranger": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Seule une brigade de première ligne qui a attaqué peut avancer. Choisissez-en une, ou aucune.`,
  ],
  "advance-second": ({ who }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`Une seconde ligne n’avance jamais. Choisissez une brigade de première ligne qui a attaqué, ou aucune.`,
  ],
  "advance-extended": ({ who, Il }) => [
    ligne`${who} ne peut pas avancer`,
    ligne`${Il} est en ligne étendue, et aucune partie d’une ligne n’avance.`,
  ],
  "advance-zone": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`On n’occupe qu’une zone que ses défenseurs viennent d’abandonner.`,
  ],
  "advance-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`Ni frontière terrestre, ni gué, ni pont n’y mène. Choisissez un autre attaquant, ou aucun.`,
  ],
  "advance-confined": ({ who }) => [
    ligne`${who} ne peut pas encore avancer au-delà du Bull Run`,
    ligne`Avec la Manœuvre historique, le Sud reste sur sa rive au tour 1.`,
  ],
  "advance-farm-ford": ({ who }) => [
    ligne`${who} ne peut pas avancer par Farm Ford`,
    ligne`Le Nord ne le connaît pas encore. Choisissez un autre attaquant, ou aucun.`,
  ],
  "advance-held": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas avancer${toZone}`,
    ligne`${enemies} ${several ? "tiennent" : "tient"} encore la zone.`,
  ],
  "advance-late": () => [
    ligne`Personne n’avance maintenant`,
    ligne`Un attaquant peut occuper une zone à l’instant où ses défenseurs l’abandonnent, et pas plus tard.`,
  ],
};
