import type { Line } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { MOVEMENT_REFUSALS } from "../../refusals-movement.ts";
import type { Refused, RefusedWords } from "./refused.ts";

/** "Il faut 2 PM, il en reste 1½ sur 4." */
function dear({ needed, left, allowance }: RefusedWords): Line {
  if (needed === undefined) return ligne`Il faut plus de PM qu’il n’en reste.`;
  return left === undefined
    ? ligne`Il faut ${needed} PM, et il en reste moins.`
    : ligne`Il faut ${needed} PM, il en reste ${left}${allowance === undefined ? "" : ` sur ${allowance}`}.`;
}

/** "L’hexagone contient 12 PD au plus, et il y en a déjà 10." */
function full({ points, limit }: RefusedWords): Line {
  if (limit === undefined) return ligne`L’hexagone contiendrait trop de PD.`;
  return points === undefined
    ? ligne`L’hexagone contient ${limit} PD au plus, et ce serait trop.`
    : ligne`L’hexagone contient ${limit} PD au plus, et il y en a déjà ${points}.`;
}

/** Refusals of the Movement phase: who may move, steps, brigades and batteries, reinforcements, automatic victories. */
export const movementRefusals = {
  "move-inactive": ({ who, Il, e }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Aucun ordre ne l’a atteint${e} en phase de commandement. ${Il} peut combattre, et bougera quand un chef l’activera.`,
  ],
  "move-frozen": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Ce pion est figé jusqu’à 10 h 30, ou jusqu’à ce qu’un ennemi vienne à 4 hexagones ou moins. Choisissez un pion face visible.`,
  ],
  "move-moved": ({ who }) => [
    ligne`${who} ne peut plus bouger`,
    ligne`Sa marche de ce tour est finie. Choisissez un autre pion.`,
  ],
  "move-spent": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Sa victoire automatique a mis fin à son tour. Choisissez un autre pion.`,
  ],
  "move-absent": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Ce pion n’est pas sur la carte. Choisissez-en un qui y est.`,
  ],
  "move-enemy": ({ who }) => [ligne`${who} n’est pas à vous`, ligne`Choisissez un pion de votre camp.`],
  "move-shut": ({ who }) => [
    ligne`${who} n’a nulle part où aller`,
    ligne`L’eau, l’ennemi, des hexagones pleins ou le manque de PM bloquent tous les hexagones voisins. Laissez ce pion sur place.`,
  ],
  "with-apart": ({ who }) => [
    ligne`${who} ne peut pas marcher avec les autres`,
    ligne`Les pions qui marchent ensemble partent du même hexagone. Déplacez celui-ci à part.`,
  ],

  "step-adjacent": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Cet hexagone n’est pas adjacent, et aucun chemin n’y mène avec les PM qui restent.`,
  ],
  "step-unplayable": ({ who, toHex }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Cet hexagone est hors jeu. Choisissez-en un autre.`,
  ],
  "step-river": ({ who, atHex }) => [
    ligne`${who} ne peut pas franchir${atHex}`,
    ligne`La rivière n’y a ni gué ni pont. Marchez vers un des passages.`,
  ],
  "step-points": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${dear(words)} Prenez un chemin moins cher, ou arrêtez-vous.`,
  ],
  "step-stopped": ({ who, toHex, e, il, ofEnemies }) => [
    ligne`${who} ne peut pas continuer${toHex}`,
    ligne`Entré${e} dans la zone de contrôle ${ofEnemies}, ${il} doit s’y arrêter.`,
  ],
  "step-contact": ({ who, toHex, Il, ofEnemies }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`${Il} resterait dans la zone de contrôle ${ofEnemies}. Il faut d’abord en sortir, et y revenir au prochain tour.`,
  ],
  "step-enemy": ({ who, toHex, Il }) => [
    ligne`${who} ne peut pas marcher${toHex}`,
    ligne`Une unité ennemie l’occupe : on n’y entre pas. ${Il} peut s’arrêter à côté et attaquer en phase de combat.`,
  ],
  "step-ford": ({ who, atHex }) => [
    ligne`${who} ne peut pas entrer dans le gué${atHex}`,
    ligne`8 PD au plus entrent dans un gué par tour, et ce serait trop. Passez ailleurs, ou au prochain tour.`,
  ],
  "step-full": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${full(words)} ${words.Il} ne peut que traverser, et n’a nulle part où s’arrêter au-delà.`,
  ],
  "stop-full": (words) => [
    ligne`${words.who} ne peut pas s’arrêter ici`,
    ligne`${full(words)} Continuez, ou envoyez moins d’unités.`,
  ],
  "stop-unmoved": ({ who }) => [
    ligne`${who} n’a pas encore bougé`,
    ligne`Un mouvement fait au moins 1 hexagone. Avancez, ou annulez.`,
  ],

  "form-brigade": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Ce n’est pas un pion de brigade. Choisissez-en un.`,
  ],
  "form-leader": ({ who, leader }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Une brigade se forme autour de son chef, et ${leader} n’est pas sur la carte en tant que pion.`,
  ],
  "form-formed": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Cette brigade est déjà formée, ou a été séparée ce tour. Attendez le prochain tour.`,
  ],
  "form-ground": ({ who }) => [
    ligne`${who} ne peut pas se former ici`,
    ligne`Un pion de brigade ne peut pas être sur un gué, un pont ou un abattis. Quittez-le d’abord.`,
  ],
  "form-members": ({ who }) => [
    ligne`${who} ne peut pas se former ainsi`,
    ligne`Seule l’infanterie de la même brigade peut en faire partie, ni cavalerie ni canons.`,
  ],
  "form-apart": ({ who, leader }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Son infanterie doit être dans un même hexagone avec ${leader}. Réunissez-les d’abord.`,
  ],
  "form-sum": ({ who }) => [
    ligne`${who} ne peut pas se former ainsi`,
    ligne`Les PD de son infanterie doivent égaler exactement les siens. Choisissez-en d’autres.`,
  ],
  "form-moved": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Son chef ou son infanterie ont bougé ce tour. Formez-la au prochain tour, avant tout mouvement.`,
  ],
  "form-contact": ({ who }) => [
    ligne`${who} ne peut pas se former`,
    ligne`Ses unités étaient en zone de contrôle ennemie au début de la phase. Dégagez-les d’abord.`,
  ],
  "form-frozen": ({ who }) => [
    ligne`${who} ne peut pas se former ainsi`,
    ligne`Certains pions sont face cachée, d’autres face visible. Choisissez les uns ou les autres.`,
  ],
  "break-unformed": ({ who }) => [
    ligne`${who} ne peut pas se séparer`,
    ligne`Ce n’est pas un de vos pions de brigade sur la carte. Choisissez-en un.`,
  ],
  "flip-battery": ({ who }) => [
    ligne`${who} n’a pas de second pion`,
    ligne`Seules les batteries en ont un. Choisissez une batterie.`,
  ],
  "flip-moved": ({ who }) => [
    ligne`${who} ne peut pas être retournée`,
    ligne`Elle a bougé ou combattu ce tour. Une batterie se retourne avant de bouger.`,
  ],
  "flip-twice": ({ who }) => [
    ligne`${who} ne peut plus être retournée`,
    ligne`C’est déjà fait ce tour. Attendez le prochain.`,
  ],

  "enter-early": ({ who }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`Ce n’est pas un renfort attendu à ce tour. Attendez son heure.`,
  ],
  "enter-contact": ({ who, hex }) => [
    ligne`${who} ne peut pas entrer`,
    ligne`Une zone de contrôle ennemie couvre l’hexagone d’entrée${
      hex === "cet hexagone" ? "" : ligne` ${hex}`
    }. Le groupe attend qu’il soit libre.`,
  ],
  "enter-rail": ({ who }) => [
    ligne`${who} ne peut pas entrer par la route`,
    ligne`Son groupe arrive à l’heure, par le rail. Faites-le entrer par le rail.`,
  ],
  "enter-road": ({ who }) => [
    ligne`${who} ne peut pas entrer par le rail`,
    ligne`Seul un groupe du rail arrivé à l’heure prend le train. Faites marcher ce pion depuis l’hexagone d’entrée.`,
  ],
  "enter-full": ({ who }) => [
    ligne`${who} ne peut pas entrer`,
    ligne`Aucun hexagone à portée n’a de place pour s’y arrêter. Faites d’abord partir d’autres pions.`,
  ],

  "thaw-frozen": () => [
    ligne`Rien à révéler ici`,
    ligne`Seuls les pions de l’Union face cachée dans le brouillard de guerre peuvent être révélés. Choisissez-en un, ou continuez.`,
  ],
  "overwhelm-odds": ({ enemies, pieces }) => [
    enemies === undefined && pieces === undefined
      ? ligne`La victoire automatique n’est pas encore possible`
      : ligne`La victoire automatique sur ${pieces ?? enemies ?? ""} n’est pas encore possible`,
    ligne`Il faut 8-1 sans tir à longue portée. Ajoutez des attaquants, ou attendez la phase de combat.`,
  ],
} as const satisfies Readonly<Record<keyof typeof MOVEMENT_REFUSALS, Refused>>;
