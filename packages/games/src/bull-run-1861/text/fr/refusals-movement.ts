import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused, RefusedWords } from "./refused.ts";

/** "Il faut 2 PM, il en reste 1." */
function dear({ points, needed }: RefusedWords, usual: number): Line {
  const cost = needed ?? usual;
  return points === undefined
    ? ligne`Il faut ${cost} PM, et il en reste moins.`
    : ligne`Il faut ${cost} PM, il en reste ${points}.`;
}

function held({ zone, enemies, several }: RefusedWords): Line {
  return enemies === undefined
    ? ligne`Une brigade ennemie tient ${zone}`
    : ligne`${enemies} ${several ? "tiennent" : "tient"} ${zone}`;
}

function full(way: string): Line {
  return ligne`Deux brigades s’y trouvent, c’est le maximum. ${way}`;
}

const unknownFord = ligne`Le Nord ne le connaît pas encore. Sa première brigade à l’utiliser doit partir d’une zone voisine et payer 4 PM.`;

/** Refusals of a march: steps, push, extended line, attack, end of a move, headquarters. */
export const movementRefusals = {
  "step-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`La zone n’est pas voisine de la sienne. On marche d’une zone à la suivante.`,
  ],
  "step-river": ({ who }) => [
    ligne`${who} ne peut pas franchir le Bull Run ici`,
    ligne`Il n’y a ici ni gué ni pont. Marchez vers un des passages.`,
  ],
  "step-enemy": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toZone}`,
    ligne`${held(words)}, et on n’entre pas dans une zone ennemie. Attaquez-la depuis une zone voisine.`,
  ],
  "step-stopped": ({ who, toZone, Il, il, e, ofEnemies }) => [
    ligne`${who} ne peut pas continuer${toZone}`,
    ligne`Entré${e} dans la zone de contrôle ${ofEnemies}, ${il} doit s’arrêter. ${Il} peut encore s’orienter, se déployer ou attaquer.`,
  ],
  "step-contact": ({ who, toZone, Il, enemies, ofEnemies }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`${Il} passerait directement d’une zone de contrôle ennemie à une autre${
      enemies === undefined ? "" : ligne`, celle ${ofEnemies}`
    }. ${Il} peut passer par une zone libre.`,
  ],
  "step-extended": ({ who, toZone, Il }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`${Il} est en ligne étendue et ne peut pas bouger. ${Il} peut d’abord se regrouper pour 2 PM.`,
  ],
  "step-points": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toZone}`,
    ligne`${dear(words, 2)} ${words.Il} peut forcer la marche si c’est encore possible, ou finir son mouvement.`,
  ],
  "step-full": ({ who, toZone, Il }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`${Il} devrait s’y arrêter, et deux brigades y sont déjà. Choisissez une zone où il y a de la place.`,
  ],
  "step-farm-ford": ({ who }) => [ligne`${who} ne peut pas franchir Farm Ford`, unknownFord],
  "step-confined": ({ who }) => [
    ligne`${who} ne peut pas encore franchir le Bull Run`,
    ligne`Avec la Manœuvre historique, le Sud reste sur sa rive au tour 1. Les passages s’ouvrent au tour 2.`,
  ],
  "push-fatigue": ({ who, Il, fatigue }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} est déjà à Fatigue ${fatigue ?? 2}, le maximum.`,
  ],
  "push-once": ({ who, Il }) => [
    ligne`${who} ne peut plus forcer la marche`,
    ligne`${Il} l’a déjà fait dans cette activation, et une seule fois est permise.`,
  ],
  "push-early": ({ who, Il }) => [
    ligne`${who} ne peut pas encore forcer la marche`,
    ligne`${Il} a encore les PM pour tout ce qui lui est possible. Forcez la marche quand ils ne suffisent plus.`,
  ],

  "deploy-extended": ({ who, Il }) => [
    ligne`${who} ne peut pas se déployer`,
    ligne`${Il} est déjà en ligne étendue, et une ligne couvre 2 zones.`,
  ],
  "deploy-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas se déployer${toZone}`,
    ligne`Une ligne ne s’étend que par une frontière terrestre. Choisissez une zone voisine de la même rive.`,
  ],
  "deploy-enemy": (words) => [
    ligne`${words.who} ne peut pas se déployer${words.toZone}`,
    ligne`${held(words)}. Choisissez une zone sans ennemi.`,
  ],
  "deploy-full": ({ who, toZone }) => [
    ligne`${who} ne peut pas se déployer${toZone}`,
    full("Le marqueur compte comme une brigade : choisissez une zone où il y a de la place."),
  ],
  "deploy-points": (words) => [
    ligne`${words.who} ne peut pas se déployer`,
    ligne`${dear(words, 2)} ${words.Il} peut forcer la marche si c’est encore possible.`,
  ],
  "deploy-legion": ({ who, host }) => [
    ligne`${who} ne peut pas se déployer`,
    ligne`La Légion est avec ${host} et suit sa ligne. Déployez plutôt cette brigade.`,
  ],
  "regroup-whole": ({ who, Il }) => [ligne`${who} ne peut pas se regrouper`, ligne`${Il} n’est pas en ligne étendue.`],
  "regroup-points": (words) => [
    ligne`${words.who} ne peut pas se regrouper`,
    ligne`${dear(words, 2)} ${words.Il} peut forcer la marche si c’est encore possible.`,
  ],
  "regroup-attacked": ({ who }) => [
    ligne`${who} ne peut pas se regrouper maintenant`,
    ligne`Une partie de la ligne a déclaré une attaque. La ligne reste telle quelle jusqu’à la fin des combats.`,
  ],

  "attack-carried": ({ who, host, e }) => [
    ligne`${who} ne peut pas attaquer seul${e}`,
    ligne`La Légion est avec ${host} et y ajoute sa force. Attaquez plutôt avec cette brigade.`,
  ],
  "attack-locked": ({ who, friends }) => [
    ligne`${who} ne peut pas attaquer`,
    ligne`${friends ?? "La brigade de devant"} porte un marqueur Attaque : les lignes restent telles quelles jusqu’à la fin des combats.`,
  ],
  "attack-points": (words) => [
    ligne`${words.who} ne peut pas attaquer`,
    ligne`${dear(words, 2)} ${words.Il} peut forcer la marche si c’est encore possible.`,
  ],
  "attack-front": ({ who, zone, zones }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    zones === undefined
      ? ligne`La zone n’est pas dans son Front.`
      : ligne`La zone n’est pas dans son Front : ${zones}.`,
  ],
  "attack-none": ({ who, zone, Il }) => [
    ligne`${who} ne peut pas attaquer face à ${zone}`,
    ligne`${Il} n’aurait dans son Front aucun ennemi à sa portée. Orientez-vous vers un ennemi accessible.`,
  ],
  "attack-twice": ({ who, Il }) => [
    ligne`${who} ne peut pas déclarer une seconde attaque`,
    ligne`${Il} porte déjà un marqueur Attaque. Une attaque peut viser toutes les zones ennemies du Front.`,
  ],
  "attack-again": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer de nouveau ${zone}`,
    ligne`Une zone ne peut être attaquée qu’une fois par phase de mouvement.`,
  ],
  "attack-farm-ford": ({ who }) => [ligne`${who} ne peut pas attaquer par Farm Ford`, unknownFord],
  "attack-river": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`Le Bull Run les sépare, sans gué ni pont à cet endroit. Attaquez par un passage.`,
  ],

  "end-full": ({ who, atZone, Il }) => [
    ligne`${who} ne peut pas s’arrêter${atZone}`,
    full(`${Il} peut traverser la zone.`),
  ],
  "line-locked": ({ who, friends }) => [
    ligne`${who} ne peut pas prendre la première ligne`,
    ligne`${friends ?? "La brigade de devant"} porte un marqueur Attaque : les lignes restent telles quelles jusqu’à la fin des combats.`,
  ],
  "line-alone": ({ who }) => [
    ligne`${who} ne peut pas changer de ligne`,
    ligne`C’est la seule brigade de la zone, et une brigade seule est en première ligne.`,
  ],
  "face-border": ({ who, zone }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`La zone n’est pas voisine de la sienne. Choisissez une zone voisine.`,
  ],
  "face-already": ({ who, zone }) => [
    ligne`${who} fait déjà face à ${zone}`,
    ligne`Choisissez une autre zone voisine, ou gardez cette orientation.`,
  ],
  "face-contact": ({ who, zone, enemies }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`Au contact, le Front doit contenir ${enemies ?? "le plus possible de ces ennemis"}. Choisissez une autre zone.`,
  ],
  "face-second": ({ who, e }) => [
    ligne`${who} ne peut pas s’orienter seul${e}`,
    ligne`La seconde ligne a l’orientation de sa première ligne. Orientez plutôt la première ligne.`,
  ],
  "face-target": ({ who, zone, Il }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`${Il} a déclaré une attaque et doit garder une zone attaquable dans son Front.`,
  ],
  "join-apart": ({ who, host }) => [
    ligne`${who} ne peut pas rejoindre ${host}`,
    ligne`La Légion rejoint une brigade de la même zone. Marchez-y d’abord.`,
  ],
  "leave-alone": ({ who }) => [
    ligne`${who} ne peut pas laisser la Légion`,
    ligne`La Légion n’est pas avec cette brigade.`,
  ],

  "ride-activated": ({ who, Il, e }) => [
    ligne`${who} ne peut pas se déplacer maintenant`,
    ligne`${Il} s’est déjà déplacé${e} à ce tour. Le QG est de nouveau disponible à la fin du tour.`,
  ],
  "ride-contact": ({ who, toZone, enemies }) => [
    ligne`${who} ne peut pas aller${toZone}`,
    ligne`Un QG ne va jamais à côté de l’ennemi${enemies === undefined ? "" : ligne`, ici ${enemies}`}, même de l’autre côté du Bull Run.`,
  ],
  "ride-points": ({ who, toZone, needed, limit }) => [
    ligne`${who} ne peut pas aller${toZone}`,
    needed === undefined
      ? ligne`C’est à plus de ${limit ?? 6} PM, et un QG ne force pas la marche. Choisissez une zone plus proche.`
      : ligne`C’est à ${needed} PM, et un QG n’en a que ${limit ?? 6}. Choisissez une zone plus proche.`,
  ],
  "ride-stacked": ({ who, toZone }) => [
    ligne`${who} ne peut pas aller${toZone}`,
    ligne`L’autre QG s’y trouve, et une zone n’en contient qu’un. Choisissez une zone voisine.`,
  ],
  "displace-zone": ({ who, toZone }) => [
    ligne`${who} ne peut pas se replier${toZone}`,
    ligne`Un QG se replie de 1 ou 2 zones, jamais à côté d’une brigade ennemie. Choisissez une zone marquée.`,
  ],
} as const satisfies Record<string, Refused>;
