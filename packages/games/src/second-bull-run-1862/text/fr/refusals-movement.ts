import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused, RefusedWords } from "./refused.ts";

/** "Cela coûte 2 PM et il en reste 1." */
function dear({ points, needed }: RefusedWords, usual: number): Line {
  const cost = needed ?? usual;
  return points === undefined
    ? ligne`Cela coûte ${cost} PM, plus qu’il n’en reste.`
    : ligne`Cela coûte ${cost} PM et il en reste ${points}.`;
}

function held({ enemies, several }: RefusedWords): Line {
  return ligne`${enemies ?? "Une brigade ennemie"} ${several ? "tiennent" : "tient"} la zone`;
}

/** Refusals of a brigade's action: rest, steps, forced march, mounting, attack, end, facing; and of commanders who ride. */
export const movementRefusals = {
  "rest-fresh": ({ who, Il }) => [
    ligne`${who} ne peut pas se reposer`,
    ligne`${Il} n’a pas de Fatigue à perdre. Pour rester, finissez l’action aussitôt.`,
  ],
  "rest-moved": ({ who, Il }) => [
    ligne`${who} ne peut plus se reposer`,
    ligne`${Il} a commencé à bouger, et une brigade se repose ou bouge. Finissez plutôt l’action.`,
  ],
  "rest-entering": ({ who, Il }) => [
    ligne`${who} ne peut pas se reposer maintenant`,
    ligne`${Il} est en chemin, à l’entrée ou de nuit, et une telle marche n’est pas une action.`,
  ],

  "step-border": ({ who, toZone }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`La zone ne touche pas celle où la marche est arrivée. On marche de zone en zone voisine.`,
  ],
  "step-river": ({ who }) => [
    ligne`${who} ne peut pas passer ici`,
    ligne`Le Bull Run n’a pas de pont sur ce bord. Allez au Stone Bridge.`,
  ],
  "step-enemy": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toZone}`,
    ligne`${held(words)}, et une zone tenue par l’ennemi est fermée. On peut l’attaquer d’une zone voisine.`,
  ],
  "step-stopped": ({ who, toZone, Il, ofEnemies }) => [
    ligne`${who} ne peut pas continuer${toZone}`,
    ligne`${Il} est dans la zone de contrôle ${ofEnemies} et doit s’arrêter. S’il reste des PM, une attaque est possible.`,
  ],
  "step-mounted": ({ who, Il }) => [
    ligne`${who} ne peut pas continuer`,
    ligne`${Il} est remonté à cheval, et ne marche plus ensuite dans la même action.`,
  ],
  "step-dismounted": ({ who, Il }) => [
    ligne`${who} ne peut pas continuer`,
    ligne`${Il} a mis pied à terre, et n’entre ensuite dans aucune zone. Le reste peut payer une attaque.`,
  ],
  "step-points": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toZone}`,
    ligne`${dear(words, 2)} Forcez la marche si c’est possible, ou finissez l’action.`,
  ],
  "step-contact": ({ who, toZone }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`La zone est dans une zone de contrôle ennemie ; à l’entrée ou de nuit, on les évite.`,
  ],
  "force-kind": ({ who }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`Ni l’artillerie, ni la cavalerie à pied ou qui vient de remonter ne force la marche.`,
  ],
  "force-fatigue": ({ who, Il }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} a déjà Fatigue 2, et forcer coûte un niveau de plus.`,
  ],
  "force-isolated": ({ who, Il, e }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} était isolé${e} au début de cette moitié. Rejoignez la division, et la phase suivante sera libre.`,
  ],
  "force-entering": ({ who, Il }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} est en chemin, à l’entrée ou de nuit, et cela ne se force jamais.`,
  ],
  "force-once": ({ who, Il }) => [
    ligne`${who} ne peut pas forcer de nouveau la marche`,
    ligne`${Il} l’a forcée dans cette action, et une fois suffit.`,
  ],
  "force-early": ({ who, Il }) => [
    ligne`${who} ne peut pas encore forcer la marche`,
    ligne`${Il} a les PM de tout pas possible, ou 2 de plus n’en ouvriraient aucun. On force après la marche ordinaire.`,
  ],
  "mount-kind": ({ who }) => [ligne`${who} n’a pas de chevaux`, ligne`Seule la cavalerie monte et démonte.`],
  "mount-already": ({ who }) => [
    ligne`${who} ne peut pas faire cela`,
    ligne`C’est déjà fait : la cavalerie montée démonte, la cavalerie à pied remonte.`,
  ],
  "mount-points": (words) => [
    ligne`${words.who} ne peut pas faire cela maintenant`,
    ligne`${dear(words, 2)} Finissez l’action.`,
  ],
  "mount-once": ({ who, Il }) => [
    ligne`${who} ne peut pas remonter maintenant`,
    ligne`${Il} a mis pied à terre dans cette action. La prochaine donne une autre occasion.`,
  ],

  "attack-kind": ({ who }) => [
    ligne`${who} ne peut pas déclarer d’attaque`,
    ligne`L’artillerie se joint d’elle-même aux attaques quand la zone attaquée est dans son Front.`,
  ],
  "attack-points": (words) => [
    ligne`${words.who} ne peut pas attaquer ${words.zone}`,
    ligne`${dear(words, 2)} Forcez la marche si c’est possible.`,
  ],
  "attack-border": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`La zone ne touche pas celle de l’attaquant. Attaquez une zone voisine, ou approchez.`,
  ],
  "attack-river": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`Le Bull Run est entre les deux, sans pont sur ce bord. Attaquez par le Stone Bridge.`,
  ],
  "attack-none": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`Aucune brigade ennemie n’y est. Choisissez une zone qui en a.`,
  ],
  "attack-strength": ({ who, Il }) => [
    ligne`${who} ne peut pas attaquer`,
    ligne`${Il} n’a plus de potentiel de combat à pied. À cheval, il en resterait.`,
  ],
  "attack-front": ({ who, zone, zones }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    zones === undefined
      ? ligne`Aucune orientation avec le plus d’ennemis possible dans le Front ne contient cette zone. Attaquez-en une qui y soit.`
      : ligne`Aucune orientation avec le plus d’ennemis possible dans le Front ne contient cette zone. Le Front : ${zones}.`,
  ],
  "attack-again": ({ who, zone }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`On s’y est déjà battu dans cette moitié, et une zone n’est attaquée qu’une fois.`,
  ],
  "attack-stack": ({ who, zone, friends }) => [
    ligne`${who} ne peut pas attaquer ${zone}`,
    ligne`${friends ?? "La brigade auprès d’elle"} attaque une autre zone, et deux brigades d’une zone attaquent la même.`,
  ],
  "attack-apart": ({ who, zone }) => [
    ligne`${who} ne peut pas se joindre à l’attaque contre ${zone}`,
    ligne`Les zones qui attaquent ensemble se tiennent. Attaquez d’une zone voisine d’une qui attaque.`,
  ],
  "attack-twice": ({ who, Il }) => [
    ligne`${who} ne peut pas déclarer une seconde attaque`,
    ligne`${Il} porte un marqueur d’attaque, et ce qui est déclaré est joué.`,
  ],
  "attack-entering": ({ who, Il }) => [
    ligne`${who} ne peut pas attaquer maintenant`,
    ligne`${Il} est en chemin, à l’entrée ou de nuit. Les attaques se déclarent en phase d’action.`,
  ],

  "end-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas finir${atZone}`,
    ligne`Deux brigades y sont, c’est le maximum. On peut seulement passer, jusqu’à une zone qui a de la place.`,
  ],
  "end-corps": ({ who, atZone, friends }) => [
    ligne`${who} ne peut pas finir${atZone}`,
    ligne`${friends ?? "La brigade qui y est"} appartient à un autre corps. Continuez, ou arrêtez-vous avant.`,
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
    ligne`Une attaque est déclarée de cette zone, et ce qu’elle vise doit rester dans le Front.`,
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
    ligne`Avant les combats peut bouger le commandant de corps nommé, et le commandant d’armée si son test le permet.`,
  ],
  "ride-border": ({ general, toZone }) => [
    ligne`${general} ne peut pas aller${toZone}`,
    ligne`La zone ne touche pas celle qu’il a atteinte. Les commandants vont de zone en zone voisine.`,
  ],
  "ride-enemy": ({ general, toZone }) => [
    ligne`${general} ne peut pas aller${toZone}`,
    ligne`L’ennemi tient la zone. Choisissez-en une sans ennemi.`,
  ],
  "ride-contact": ({ general, toZone }) => [
    ligne`${general} ne peut pas aller${toZone}`,
    ligne`La zone touche une brigade ennemie, et aucune brigade amie n’y est. Choisissez une zone plus sûre.`,
  ],
  "ride-points": ({ general, toZone, points }) => [
    ligne`${general} ne peut pas aller${toZone}`,
    points === undefined
      ? ligne`Cela coûte plus de PM qu’il n’en reste, et les commandants ne forcent pas la marche.`
      : ligne`Cela coûte plus que les ${points} PM qui restent, et les commandants ne forcent pas la marche.`,
  ],
  "displace-zone": ({ general, toZone }) => [
    ligne`${general} ne peut pas s’écarter${toZone}`,
    ligne`Il va à 1 ou 2 zones, hors du contact de l’ennemi. Choisissez une des zones marquées.`,
  ],
} as const satisfies Record<string, Refused>;
