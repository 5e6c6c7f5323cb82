import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { FACING, MARCH } from "../../movement/refusals.ts";
import type { Sentences } from "./refused.ts";

interface Priced {
  readonly who: Line;
  readonly points: number;
  readonly needed: number;
}

/** "Cela coûte 2 PM et il en reste 1." */
export function dear({ points, needed }: Omit<Priced, "who">): Line {
  return ligne`Cela coûte ${needed} PM et il en reste ${points}.`;
}

/** Refusals of a brigade’s action. */
export const march: Sentences<typeof MARCH> = {
  "rest-fresh": ({ who, Il }) => [
    ligne`${who} ne peut pas se reposer`,
    ligne`${Il} n’a pas de Fatigue à perdre. Pour rester sur place, finissez l’action.`,
  ],
  "rest-artillery": ({ who }) => [
    ligne`${who} ne peut pas se reposer`,
    ligne`L’artillerie n’a jamais de Fatigue à perdre. Pour rester sur place, finissez l’action.`,
  ],
  "rest-moved": ({ who, Il }) => [
    ligne`${who} ne peut plus se reposer`,
    ligne`${Il} a commencé à bouger, et une brigade se repose ou bouge. Finissez plutôt l’action.`,
  ],
  "rest-entering": entering,
  "rest-night": entering,
  "step-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas marcher ${toZone}`,
    ligne`La zone n’est pas voisine de la sienne. On marche d’une zone à la suivante.`,
  ],
  "step-river": ({ who }) => [
    ligne`${who} ne peut pas franchir le Bull Run ici`,
    ligne`Il n’y a pas de pont ici. Allez au Stone Bridge.`,
  ],
  "step-enemy": ({ who, toZone, enemies, several }) => [
    ligne`${who} ne peut pas marcher ${toZone}`,
    ligne`${enemies} ${several ? "tiennent" : "tient"} la zone, et on n’entre pas dans une zone ennemie. Attaquez-la depuis une zone voisine.`,
  ],
  "step-stopped": ({ who, toZone, Il, ofEnemies }) => [
    ligne`${who} ne peut pas continuer ${toZone}`,
    ligne`${Il} est dans la zone de contrôle ${ofEnemies} et doit s’arrêter. S’il reste des PM, une attaque est possible.`,
  ],
  "step-mounted": ({ who, Il }) => [
    ligne`${who} ne peut pas continuer`,
    ligne`${Il} vient de remonter à cheval et ne peut plus marcher dans cette action.`,
  ],
  "step-dismounted": ({ who, Il }) => [
    ligne`${who} ne peut pas continuer`,
    ligne`${Il} a mis pied à terre et ne peut plus entrer dans une zone. Les PM restants peuvent payer une attaque.`,
  ],
  "step-points": (words) => [
    ligne`${words.who} ne peut pas marcher ${words.toZone}`,
    ligne`${dear(words)} Forcez la marche si c’est possible, ou finissez l’action.`,
  ],
  "step-road": (words) => [
    ligne`${words.who} ne peut pas marcher ${words.toZone}`,
    ligne`En zone de contrôle ennemie, une route n’économise rien. ${dear(words)} Forcez la marche si c’est possible, ou finissez l’action.`,
  ],
  "step-surcharge": (words) => [
    ligne`${words.who} ne peut pas marcher ${words.toZone}`,
    ligne`Un pont, un gué ou une montée coûte 1 PM de plus. ${dear(words)} Forcez la marche si c’est possible, ou finissez l’action.`,
  ],
  "step-guns": (words) => [
    ligne`${words.who} ne peut pas marcher ${words.toZone}`,
    ligne`Dans le Front de canons ennemis, la zone coûte 1 PM de plus. ${dear(words)} Forcez la marche si c’est possible, ou finissez l’action.`,
  ],
  "step-contact": intoContact,
  "step-night": intoContact,
  "force-kind": unforceable,
  "force-mounted": unforceable,
  "force-fatigue": ({ who, Il }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} est déjà à Fatigue 2, et la marche forcée coûte un niveau de plus.`,
  ],
  "force-isolated": ({ who, Il, e }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} était isolé${e} au début de cette demi-phase. Rapprochez-vous d’abord de la division.`,
  ],
  "force-entering": unforced,
  "force-night": unforced,
  "force-once": ({ who, Il }) => [
    ligne`${who} ne peut plus forcer la marche`,
    ligne`${Il} l’a déjà fait dans cette action, et une seule fois est permise.`,
  ],
  "force-early": ({ who, Il }) => [
    ligne`${who} ne peut pas encore forcer la marche`,
    ligne`${Il} a encore les PM pour tout ce qui lui est possible, ou 2 de plus n’y changeraient rien.`,
  ],
  "dismount-kind": horseless,
  "dismount-already": mountedOrNot,
  "dismount-points": mountingPoints,
  "mount-kind": horseless,
  "mount-already": mountedOrNot,
  "mount-points": mountingPoints,
  "mount-once": ({ who, Il }) => [
    ligne`${who} ne peut pas remonter maintenant`,
    ligne`${Il} a mis pied à terre dans cette action et pourra remonter dans la prochaine.`,
  ],
  "end-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas finir ${atZone}`,
    ligne`Deux brigades s’y trouvent, c’est le maximum. On peut seulement traverser, jusqu’à une zone qui a de la place.`,
  ],
  "end-corps": ({ who, atZone, friends }) => [
    ligne`${who} ne peut pas finir ${atZone}`,
    ligne`Un autre corps s’y trouve : ${friends}. Continuez, ou arrêtez-vous avant.`,
  ],
  "end-cohesion": ({ who, atZone }) => [
    ligne`${who} ne peut pas finir ${atZone}`,
    ligne`Une brigade de la division finirait à plus de 2 zones (cavalerie montée 3) des autres. Restez plus près.`,
  ],
};

function entering({ who, Il }: { readonly who: Line; readonly Il: string }) {
  return [
    ligne`${who} ne peut pas se reposer maintenant`,
    ligne`${Il} est en train d’entrer ou de marcher de nuit, ce qui n’est pas une action.`,
  ] as const;
}

function intoContact({ who, toZone }: { readonly who: Line; readonly toZone: Line }) {
  return [
    ligne`${who} ne peut pas marcher ${toZone}`,
    ligne`La zone est dans une zone de contrôle ennemie : ni renforts ni marche de nuit n’y entrent.`,
  ] as const;
}

function unforceable({ who }: { readonly who: Line }) {
  return [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`Ni l’artillerie, ni la cavalerie à pied ou qui vient de remonter ne force la marche.`,
  ] as const;
}

function unforced({ who, Il }: { readonly who: Line; readonly Il: string }) {
  return [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} est en train d’entrer ou de marcher de nuit, et cette marche ne se force jamais.`,
  ] as const;
}

function horseless({ who }: { readonly who: Line }) {
  return [ligne`${who} n’a pas de chevaux`, ligne`Seule la cavalerie monte et démonte.`] as const;
}

function mountedOrNot({ who }: { readonly who: Line }) {
  return [
    ligne`${who} ne peut pas faire cela`,
    ligne`La cavalerie montée ne peut que démonter, la cavalerie à pied que remonter.`,
  ] as const;
}

function mountingPoints(words: Priced) {
  return [ligne`${words.who} ne peut pas faire cela maintenant`, ligne`${dear(words)} Finissez l’action.`] as const;
}

/** Refusals of facing. */
export const facing: Sentences<typeof FACING> = {
  "face-border": ({ who, zone }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`Une brigade fait face à une zone voisine de la sienne. Choisissez-en une.`,
  ],
  "face-there": ({ who, zone }) => [
    ligne`${who} fait déjà face à ${zone}`,
    ligne`Choisissez une autre zone, ou gardez celle-ci.`,
  ],
  "face-unplaced": ({ who }) => [
    ligne`${who} n’est pas encore en place`,
    ligne`Choisissez d’abord sa zone, puis son orientation.`,
  ],
  "face-contact": ({ who, zone, Il }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`${Il} est au contact et doit avoir dans son Front le plus de brigades ennemies possible. Choisissez une zone marquée.`,
  ],
  "face-toward": ({ who, zone }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`L’ennemi qui vient d’arriver doit être dans le Front. Choisissez une zone marquée.`,
  ],
  "face-target": ({ who, zone }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`Une attaque est déclarée depuis cette zone, et sa cible doit rester dans le Front.`,
  ],
  "face-stack": ({ who }) => [
    ligne`${who} ne tourne pas à part`,
    ligne`Les brigades d’une zone ont la même orientation, et la dernière arrivée la choisit.`,
  ],
  "face-engaged": ({ who, Il }) => [
    ligne`${who} ne peut pas tourner maintenant`,
    ligne`${Il} était déjà au contact, et ne tourne qu’à la fin de sa propre action.`,
  ],
  "face-untouched": ({ who }) => [
    ligne`${who} ne peut pas tourner maintenant`,
    ligne`Dans la demi-phase ennemie, une brigade ne tourne que si un ennemi arrive à son contact.`,
  ],
  "face-moved": ({ who }) => [
    ligne`${who} ne peut pas tourner maintenant`,
    ligne`Une brigade choisit son orientation à la fin de sa propre action, et la garde.`,
  ],
  "face-commander": ({ who }) => [
    ligne`${who} n’a pas d’orientation`,
    ligne`Seules les brigades font face à une zone, jamais les commandants.`,
  ],
  "face-routed": ({ who, Il }) => [
    ligne`${who} n’a pas d’orientation`,
    ligne`${Il} est en déroute, et une brigade en déroute n’a que des Flancs.`,
  ],
};
