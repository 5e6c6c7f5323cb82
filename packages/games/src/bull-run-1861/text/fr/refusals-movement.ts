import type { FiguresByReason } from "@stonebridge/kernel";
import type { Line, RefusalSentences } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { MOVEMENT } from "../../movement/refusals.ts";
import type { Priced, Said } from "../refused.ts";
import type { RefusedWords } from "./refused.ts";

/** "Il faut 2 PM, il en reste 1." */
function dear({ points, needed }: Priced): Line {
  return ligne`Il faut ${needed} PM, il en reste ${points}.`;
}

/** "Jackson et Evans tiennent Portici" */
function held({ zone, enemies, several }: RefusedWords["zone"] & RefusedWords["enemies"]): Line {
  return ligne`${enemies} ${several ? "tiennent" : "tient"} ${zone}`;
}

function full(way: string): Line {
  return ligne`Deux brigades s’y trouvent, c’est le maximum. ${way}`;
}

const confined = ({ who }: Pick<RefusedWords["piece"], "who">): Said => [
  ligne`${who} ne peut pas encore franchir le Bull Run`,
  ligne`Avec la Manœuvre historique, le Sud reste sur sa rive au tour 1. Les passages s’ouvrent au tour 2.`,
];

const unknownFord = ligne`Le Nord ne le connaît pas encore. Sa première brigade à l’utiliser doit partir d’une zone voisine et payer 4 PM.`;

/** Refusals of a march: steps, push, extended line, end of a move, the Legion, headquarters. */
export const movementRefusals: RefusalSentences<FiguresByReason<typeof MOVEMENT>, RefusedWords> = {
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
  "step-contact": ({ who, toZone, Il, ofEnemies }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`${Il} passerait directement d’une zone de contrôle ennemie à une autre, celle ${ofEnemies}. ${Il} peut passer par une zone libre.`,
  ],
  "step-extended": ({ who, toZone, Il }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`${Il} est en ligne étendue et ne peut pas bouger. ${Il} peut d’abord se regrouper pour 2 PM.`,
  ],
  "step-points": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toZone}`,
    ligne`${dear(words)} ${words.Il} peut forcer la marche si c’est encore possible, ou finir son mouvement.`,
  ],
  "step-points-operational": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toZone}`,
    ligne`${dear(words)} On ne force pas la marche en mouvement opérationnel : finissez le mouvement.`,
  ],
  "step-full": ({ who, toZone, Il }) => [
    ligne`${who} ne peut pas marcher${toZone}`,
    ligne`${Il} devrait s’y arrêter, et deux brigades y sont déjà. Choisissez une zone où il y a de la place.`,
  ],
  "step-farm-ford": ({ who }) => [ligne`${who} ne peut pas franchir Farm Ford`, unknownFord],
  "step-confined": confined,
  "push-fatigue": ({ who, Il, fatigue }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`${Il} est déjà à Fatigue ${fatigue}, le maximum.`,
  ],
  "push-once": ({ who, Il }) => [
    ligne`${who} ne peut plus forcer la marche`,
    ligne`${Il} l’a déjà fait dans cette activation, et une seule fois est permise.`,
  ],
  "push-early": ({ who, Il }) => [
    ligne`${who} ne peut pas encore forcer la marche`,
    ligne`${Il} a encore les PM pour tout ce qui lui est possible. Forcez la marche quand ils ne suffisent plus.`,
  ],
  "push-headquarters": ({ who }) => [
    ligne`${who} ne peut pas forcer la marche`,
    ligne`Un QG a ses 6 PM et ne prend pas de Fatigue pour en avoir plus.`,
  ],

  "deploy-extended": ({ who, Il }) => [
    ligne`${who} ne peut pas se déployer`,
    ligne`${Il} est déjà en ligne étendue, et une ligne couvre 2 zones.`,
  ],
  "deploy-far": ({ who, toZone }) => [
    ligne`${who} ne peut pas se déployer${toZone}`,
    ligne`Une ligne couvre sa propre zone et une zone voisine. Choisissez une zone voisine.`,
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
    ligne`${dear(words)} ${words.Il} peut forcer la marche si c’est encore possible.`,
  ],
  "deploy-legion": ({ who, host }) => [
    ligne`${who} ne peut pas se déployer`,
    ligne`La Légion est avec ${host} et suit sa ligne. Déployez plutôt cette brigade.`,
  ],
  "marker-absent": ({ who }) => [ligne`${who} n’est pas sur la carte`, ligne`La brigade n’est pas en ligne étendue.`],
  "regroup-whole": ({ who, Il }) => [ligne`${who} ne peut pas se regrouper`, ligne`${Il} n’est pas en ligne étendue.`],
  "regroup-elsewhere": ({ who, atZone }) => [
    ligne`${who} ne peut pas se regrouper${atZone}`,
    ligne`Une ligne se regroupe dans une des 2 zones qu’elle couvre.`,
  ],
  "regroup-points": (words) => [
    ligne`${words.who} ne peut pas se regrouper`,
    ligne`${dear(words)} ${words.Il} peut forcer la marche si c’est encore possible.`,
  ],
  "regroup-attacked": ({ who }) => [
    ligne`${who} ne peut pas se regrouper maintenant`,
    ligne`Une partie de la ligne a déclaré une attaque. La ligne reste telle quelle jusqu’à la fin des combats.`,
  ],

  "end-full": ({ who, atZone, Il }) => [
    ligne`${who} ne peut pas s’arrêter${atZone}`,
    full(`${Il} peut traverser la zone.`),
  ],
  "line-locked": ({ who, friends }) => [
    ligne`${who} ne peut pas prendre la première ligne`,
    ligne`${friends} porte un marqueur Attaque : les lignes restent telles quelles jusqu’à la fin des combats.`,
  ],
  "line-alone": ({ who }) => [
    ligne`${who} ne peut pas changer de ligne`,
    ligne`C’est la seule brigade de la zone, et une brigade seule est en première ligne.`,
  ],
  "line-already": ({ who }) => [
    ligne`${who} est déjà dans cette ligne`,
    ligne`Gardez-la, ou choisissez l’autre ligne.`,
  ],
  "line-carried": ({ who, host }) => [
    ligne`${who} n’a ni ligne ni orientation propres`,
    ligne`La Légion est avec ${host} et se tient comme cette brigade. Disposez plutôt celle-ci.`,
  ],
  "line-arrival": ({ who, Il }) => [
    ligne`${who} ne peut pas encore le faire`,
    ligne`${Il} choisit sa ligne là où finit le mouvement. Finissez-le d’abord.`,
  ],
  "line-once": ({ who, e }) => [
    ligne`${who} ne peut plus être disposé${e} autrement`,
    ligne`Vous venez de choisir sa ligne ou son orientation. Annulez pour en changer.`,
  ],
  "line-inactive": ({ who }) => [
    ligne`${who} ne peut pas changer de ligne maintenant`,
    ligne`L’ordre d’une pile ne change que pendant l’activation d’une de ses brigades.`,
  ],
  "face-border": ({ who, zone }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`La zone n’est pas voisine de la sienne. Choisissez une zone voisine.`,
  ],
  "face-contact": ({ who, zone, enemies }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`Au contact, le Front doit contenir ${enemies}. Choisissez une autre zone.`,
  ],
  "face-fewer": ({ who, zone }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`Au contact, le Front doit contenir le plus possible de ces ennemis. Choisissez une autre zone.`,
  ],
  "face-newcomer": ({ who, zone }) => [
    ligne`${who} ne peut pas faire face à ${zone}`,
    ligne`Un ennemi vient au contact, et le Front doit le contenir. Choisissez une autre zone.`,
  ],
  "face-second": ({ who, e }) => [
    ligne`${who} ne peut pas s’orienter seul${e}`,
    ligne`La seconde ligne a l’orientation de sa première ligne. Orientez plutôt la première ligne.`,
  ],
  "face-kept": ({ who, Il }) => [
    ligne`${who} ne s’oriente pas`,
    ligne`${Il} a déjà un ennemi dans son Front et ne se tourne pas vers un autre qui vient au contact.`,
  ],
  "face-late": ({ who }) => [
    ligne`${who} ne peut pas s’orienter maintenant`,
    ligne`Une brigade s’oriente à la fin de son mouvement, ou quand elle se repose ou déclare une attaque.`,
  ],
  "face-headquarters": ({ who }) => [
    ligne`${who} n’a ni ligne ni orientation`,
    ligne`Un QG ne fait face à aucune zone. Choisissez une brigade.`,
  ],
  "join-other": ({ who, host }) => [
    ligne`${who} ne peut pas rejoindre ${host}`,
    ligne`Seule la Légion de Hampton rejoint une autre brigade.`,
  ],
  "join-apart": ({ who, host }) => [
    ligne`${who} ne peut pas rejoindre ${host}`,
    ligne`La Légion rejoint une brigade de la même zone. Marchez-y d’abord.`,
  ],
  "join-already": ({ who, host }) => [
    ligne`${who} est déjà avec ${host}`,
    ligne`La Légion marche avec cette brigade, ou la quitte.`,
  ],
  "join-extended": ({ who, host }) => [
    ligne`${who} ne peut pas rejoindre ${host}`,
    ligne`La Légion est en ligne étendue et ne peut pas bouger. Regroupez-la d’abord.`,
  ],
  "leave-alone": ({ who }) => [
    ligne`${who} ne peut pas laisser la Légion`,
    ligne`La Légion n’est pas avec cette brigade.`,
  ],
  "leave-single": ({ who }) => [
    ligne`${who} ne peut pas quitter de brigade`,
    ligne`La Légion n’est avec aucune brigade.`,
  ],
  "leave-already": ({ who }) => [
    ligne`${who} a déjà laissé la Légion`,
    ligne`Elle reste en arrière quand la marche commence.`,
  ],
  "leave-late": ({ who }) => [
    ligne`${who} ne peut plus laisser la Légion`,
    ligne`La Légion reste là où la marche commence, ou pas du tout.`,
  ],

  "ride-activated": ({ who, Il, e }) => [
    ligne`${who} ne peut pas se déplacer maintenant`,
    ligne`${Il} s’est déjà déplacé${e} à ce tour. Le QG est de nouveau disponible à la fin du tour.`,
  ],
  "ride-contact": ({ who, toZone, enemies }) => [
    ligne`${who} ne peut pas aller${toZone}`,
    ligne`Un QG ne va jamais à côté de l’ennemi, ici ${enemies}, même de l’autre côté du Bull Run.`,
  ],
  "ride-passing": ({ who, toZone }) => [
    ligne`${who} ne peut pas aller${toZone}`,
    ligne`Tous les chemins à sa portée passent à côté de l’ennemi, où un QG ne va jamais. Choisissez une autre zone.`,
  ],
  "ride-points": ({ who, toZone, limit }) => [
    ligne`${who} ne peut pas aller${toZone}`,
    ligne`C’est à plus de ${limit} PM, et un QG ne force pas la marche. Choisissez une zone plus proche.`,
  ],
  "ride-confined": confined,
  "ride-farm-ford": ({ who }) => [
    ligne`${who} ne peut pas franchir Farm Ford`,
    ligne`Le Nord ne le connaît pas encore. Une brigade doit d’abord le trouver.`,
  ],
  "ride-stacked": ({ who, toZone }) => [
    ligne`${who} ne peut pas aller${toZone}`,
    ligne`L’autre QG s’y trouve, et une zone n’en contient qu’un. Choisissez une zone voisine.`,
  ],
  "ride-here": ({ who, atZone }) => [
    ligne`${who} est déjà${atZone}`,
    ligne`Choisissez une autre zone, ou laissez le QG sur place.`,
  ],
  "ride-absent": ({ who }) => [ligne`${who} ne peut pas se déplacer`, ligne`Ce QG n’est pas sur la carte.`],
  "ride-time": ({ who }) => [
    ligne`${who} ne peut pas se déplacer maintenant`,
    ligne`Les QG se déplacent après les brigades de leur camp et avant ses combats.`,
  ],
  "stay-time": () => [
    ligne`Aucun QG ne se déplace maintenant`,
    ligne`Les QG se déplacent après les brigades de leur camp et avant ses combats.`,
  ],
  "displace-contact": ({ who, toZone }) => [
    ligne`${who} ne peut pas se replier${toZone}`,
    ligne`La zone est à côté d’une brigade ennemie. Choisissez une zone marquée.`,
  ],
  "displace-stacked": ({ who, toZone }) => [
    ligne`${who} ne peut pas se replier${toZone}`,
    ligne`L’autre QG s’y trouve, et une zone n’en contient qu’un. Choisissez une zone marquée.`,
  ],
  "displace-far": ({ who, toZone }) => [
    ligne`${who} ne peut pas se replier${toZone}`,
    ligne`Un QG se replie de 1 ou 2 zones, sans traverser l’ennemi. Choisissez une zone marquée.`,
  ],
  "displace-other": ({ who }) => [
    ligne`${who} ne peut pas se replier maintenant`,
    ligne`Un QG ne se replie que si une brigade ennemie vient à son contact.`,
  ],
};
