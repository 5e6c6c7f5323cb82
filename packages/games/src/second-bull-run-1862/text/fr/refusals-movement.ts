import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused, RefusedWords } from "./refused.ts";

/** "Cela coûte 2 PM et il en reste 1." */
function dear({ points, needed }: RefusedWords, usual: number): Line {
  const cost = needed ?? usual;
  return points === undefined
    ? ligne`Cela coûte ${cost} PM, et il en reste moins.`
    : ligne`Cela coûte ${cost} PM et il en reste ${points}.`;
}

function held({ enemies, several }: RefusedWords): Line {
  return ligne`${enemies ?? "Une brigade ennemie"} ${several ? "tiennent" : "tient"} la zone`;
}

/** Refusals of a brigade's action: rest, steps, forced march, mounting, attack, end, facing; and of commanders who ride. */
export const movementRefusals = {
  "rest-fresh": ({ who, Il }) => [
    ligne`${who} ne peut pas se reposer`,
    ligne`${Il} n’a pas de Fatigue à perdre. Pour rester sur place, finissez l’action.`,
  ],
  "rest-moved": ({ who, Il }) => [
    ligne`${who} ne peut plus se reposer`,
    ligne`${Il} a commencé à bouger, et une brigade se repose ou bouge. Finissez plutôt l’action.`,
  ],
  "rest-entering": ({ who, Il }) => [
    ligne`${who} ne peut pas se reposer maintenant`,
    ligne`${Il} est en train d’entrer ou de marcher de nuit, ce qui n’est pas une action.`,
  ],

  "step-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`La zone n’est pas voisine de la sienne. On marche d’une zone à la suivante.`,
  ],
  "step-river": ({ who }) => [
    ligne`${who} ne peut pas franchir le Bull Run ici`,
    ligne`Il n’y a pas de pont ici. Allez au Stone Bridge.`,
  ],
  "step-enemy": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toZone}`,
    ligne`${held(words)}, et on n’entre pas dans une zone ennemie. Attaquez-la depuis une zone voisine.`,
  ],
  "step-stopped": ({ who, toZone, Il, ofEnemies }) => [
    ligne`${who} ne peut pas continuer${toZone}`,
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
    ligne`${words.who} ne peut pas marcher${words.toZone}`,
    ligne`${dear(words, 2)} Forcez la marche si c’est possible, ou finissez l’action.`,
  ],
  "step-contact": ({ who, toZone }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`La zone est dans une zone de contrôle ennemie : ni renforts ni marche de nuit n’y entrent.`,
  ],
  "force-kind": ({ who }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`Ni l’artillerie, ni la cavalerie à pied ou qui vient de remonter ne force la marche.`,
  ],
  "force-fatigue": ({ who, Il }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} est déjà à Fatigue 2, et la marche forcée coûte un niveau de plus.`,
  ],
  "force-isolated": ({ who, Il, e }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} était isolé${e} au début de cette demi-phase. Rapprochez-vous d’abord de la division.`,
  ],
  "force-entering": ({ who, Il }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} est en train d’entrer ou de marcher de nuit, et cette marche ne se force jamais.`,
  ],
  "force-once": ({ who, Il }) => [
    ligne`${who} ne peut plus forcer la marche`,
    ligne`${Il} l’a déjà fait dans cette action, et une seule fois est permise.`,
  ],
  "force-early": ({ who, Il }) => [
    ligne`${who} ne peut pas encore forcer la marche`,
    ligne`${Il} a encore les PM pour tout ce qui lui est possible, ou 2 de plus n’y changeraient rien.`,
  ],
  "mount-kind": ({ who }) => [ligne`${who} n’a pas de chevaux`, ligne`Seule la cavalerie monte et démonte.`],
  "mount-already": ({ who }) => [
    ligne`${who} ne peut pas faire cela`,
    ligne`La cavalerie montée ne peut que démonter, la cavalerie à pied que remonter.`,
  ],
  "mount-points": (words) => [
    ligne`${words.who} ne peut pas faire cela maintenant`,
    ligne`${dear(words, 2)} Finissez l’action.`,
  ],
  "mount-once": ({ who, Il }) => [
    ligne`${who} ne peut pas remonter maintenant`,
    ligne`${Il} a mis pied à terre dans cette action et pourra remonter dans la prochaine.`,
  ],

  "attack-kind": ({ who }) => [
    ligne`${who} ne peut pas déclarer d’attaque`,
    ligne`L’artillerie se joint automatiquement aux attaques quand la zone attaquée est dans son Front.`,
  ],
  "attack-points": (words) => [
    ligne`${words.who} ne peut pas attaquer ${words.zone}`,
    ligne`${dear(words, 2)} Forcez la marche si c’est possible.`,
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
    ligne`${friends ?? "La brigade de la même zone"} attaque une autre zone, et deux brigades d’une zone attaquent la même.`,
  ],
  "attack-apart": ({ who, zone }) => [
    ligne`${who} ne peut pas se joindre à l’attaque contre ${zone}`,
    ligne`Les zones qui attaquent ensemble doivent être voisines. Attaquez depuis une zone voisine de l’une d’elles.`,
  ],
  "attack-twice": ({ who, Il }) => [
    ligne`${who} ne peut pas déclarer une seconde attaque`,
    ligne`${Il} porte déjà un marqueur d’attaque, et une attaque déclarée doit être jouée.`,
  ],
  "attack-entering": ({ who, Il }) => [
    ligne`${who} ne peut pas attaquer maintenant`,
    ligne`${Il} est en train d’entrer ou de marcher de nuit. Les attaques se déclarent en phase d’action.`,
  ],

  "end-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas finir${atZone}`,
    ligne`Deux brigades s’y trouvent, c’est le maximum. On peut seulement traverser, jusqu’à une zone qui a de la place.`,
  ],
  "end-corps": ({ who, atZone, friends }) => [
    ligne`${who} ne peut pas finir${atZone}`,
    ligne`Un autre corps s’y trouve : ${friends ?? "une de ses brigades"}. Continuez, ou arrêtez-vous avant.`,
  ],
  "end-cohesion": ({ who, atZone }) => [
    ligne`${who} ne peut pas finir${atZone}`,
    ligne`Une brigade de la division finirait à plus de 2 zones (cavalerie montée 3) des autres. Restez plus près.`,
  ],
  "face-border": ({ who, zone }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`Une brigade fait face à une zone voisine de la sienne. Choisissez-en une.`,
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

  "try-twice": ({ general, Il }) => [
    ligne`${general} ne peut pas tenter de bouger`,
    ligne`${Il} est déjà activé. Un commandant d’armée passe un test par tour.`,
  ],
  "try-rank": ({ general }) => [
    ligne`${general} ne se déplace pas ainsi`,
    ligne`Un commandant d’armée passe un test avant de bouger ; un commandant de corps bouge sans test.`,
  ],
  "ride-other": ({ general }) => [
    ligne`${general} ne bouge pas maintenant`,
    ligne`Avant les combats, le commandant de corps choisi peut bouger, et le commandant d’armée si son test le permet.`,
  ],
  "ride-border": ({ general, toZone }) => [
    ligne`${general} ne peut pas aller${toZone}`,
    ligne`La zone n’est pas voisine de la sienne. Un commandant se déplace d’une zone à la suivante.`,
  ],
  "ride-enemy": ({ general, toZone }) => [
    ligne`${general} ne peut pas aller${toZone}`,
    ligne`L’ennemi tient la zone. Choisissez-en une sans ennemi.`,
  ],
  "ride-contact": ({ general, toZone }) => [
    ligne`${general} ne peut pas aller${toZone}`,
    ligne`La zone est voisine d’une brigade ennemie et ne contient aucune brigade amie. Choisissez une zone plus sûre.`,
  ],
  "ride-points": ({ general, toZone, points }) => [
    ligne`${general} ne peut pas aller${toZone}`,
    points === undefined
      ? ligne`Cela coûte plus de PM qu’il n’en reste, et les commandants ne forcent pas la marche.`
      : ligne`Cela coûte plus que les ${points} PM qui restent, et les commandants ne forcent pas la marche.`,
  ],
  "displace-zone": ({ general, toZone }) => [
    ligne`${general} ne peut pas se replier${toZone}`,
    ligne`Il va à 1 ou 2 zones, hors de contact. Choisissez une des zones marquées.`,
  ],
} as const satisfies Record<string, Refused>;
