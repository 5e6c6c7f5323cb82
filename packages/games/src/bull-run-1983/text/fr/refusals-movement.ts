import type { Line, RefusalSentences } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { FiguresByReason } from "@stonebridge/kernel";
import type { MOVEMENT } from "../../movement/refusals.ts";
import { full, type Priced, type RefusalWords } from "./refused.ts";

/** "Il faut 2 PM, il en reste 1½ sur 4." */
function dear({ needed, left, allowance }: Priced): Line {
  return ligne`Il faut ${needed} PM, il en reste ${left} sur ${allowance}.`;
}

/** Of a march that ended because nothing could be paid any more. */
function spent(words: Priced & RefusalWords["piece"] & RefusalWords["hex"], why: Line): readonly [Line, Line] {
  return [
    ligne`${words.who} ne peut pas continuer${words.toHex}`,
    ligne`${dear(words)}${why} Impossible d’aller plus loin ce tour.`,
  ];
}

/** Refusals of the Movement phase: who may move, steps, batteries, reinforcements. */
export const movement: RefusalSentences<FiguresByReason<typeof MOVEMENT>, RefusalWords> = {
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
  "move-broken": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Sa brigade a bougé avant de se séparer. Seules les unités d’une brigade séparée avant de bouger peuvent encore bouger.`,
  ],
  "move-stopped": ({ who, il, e, ofEnemies }) => [
    ligne`${who} ne peut plus bouger`,
    ligne`Entré${e} dans la zone de contrôle ${ofEnemies}, ${il} a dû s’y arrêter. Choisissez un autre pion.`,
  ],
  "move-railed": ({ who, il, e }) => [
    ligne`${who} ne peut plus bouger`,
    ligne`Venu${e} par le rail ce tour, ${il} reste où le train s’est arrêté. Choisissez un autre pion.`,
  ],
  "move-spent": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Sa victoire automatique a mis fin à son tour. Choisissez un autre pion.`,
  ],
  "move-absent": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Ce pion n’est pas sur la carte. Choisissez-en un qui y est.`,
  ],
  "move-waits": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Ce pion attend sur sa fiche. Choisissez-en un qui est sur la carte.`,
  ],
  "move-card": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Cette brigade n’est pas formée. Formez-la d’abord, ou déplacez ses unités.`,
  ],
  "move-held": ({ who }) => [
    ligne`${who} ne peut pas bouger à part`,
    ligne`Un autre pion le représente et bouge d’un bloc. Séparez d’abord celui-là.`,
  ],
  "move-rally": ({ who }) => [
    ligne`${who} ne peut pas bouger`,
    ligne`Cette unité est dans la case de ralliement. Un chef de brigade peut la rallier en phase de ralliement.`,
  ],
  "move-enemy": ({ who }) => [ligne`${who} n’est pas à vous`, ligne`Choisissez un pion de votre camp.`],
  "move-shut": ({ who }) => [
    ligne`${who} n’a nulle part où aller`,
    ligne`L’eau, l’ennemi, des hexagones pleins ou le manque de PM bloquent tous les hexagones voisins. Laissez ce pion sur place.`,
  ],
  "move-surrounded": ({ who }) => [
    ligne`${who} n’a nulle part où aller`,
    ligne`Des zones de contrôle ennemies couvrent tous les hexagones voisins, et on ne passe pas de l’une à l’autre de la même unité. Laissez ce pion sur place.`,
  ],
  "with-marching": ({ who }) => [ligne`${who} est déjà en marche`, ligne`Choisissez un autre pion, ou continuez.`],
  "with-late": ({ who }) => [
    ligne`${who} ne peut pas rejoindre la marche`,
    ligne`La marche a commencé, et chacune finit avant la suivante. Déplacez ce pion ensuite.`,
  ],
  "with-apart": ({ who }) => [
    ligne`${who} ne peut pas marcher avec les autres`,
    ligne`Les pions qui marchent ensemble partent du même hexagone. Déplacez celui-ci à part.`,
  ],
  "leave-apart": ({ who, e }) => [
    ligne`${who} ne peut pas être laissé${e} ici`,
    ligne`Ce pion n’est pas de cette marche. Choisissez-en un qui en est.`,
  ],
  "leave-alone": ({ who, e }) => [
    ligne`${who} ne peut pas être laissé${e} ici`,
    ligne`Ce pion marche seul. Arrêtez plutôt la marche.`,
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
  "step-trestle": ({ who, atHex }) => [
    ligne`${who} ne peut pas franchir${atHex}`,
    ligne`Le pont de chevalets est détruit : il n’y a là que la rivière. Marchez vers un des passages.`,
  ],
  "step-points": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${dear(words)} Prenez un chemin moins cher, ou arrêtez-vous.`,
  ],
  "step-fraction": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${dear(words)} On ne dépasse pas même d’une fraction. Prenez un chemin moins cher, ou arrêtez-vous.`,
  ],
  "step-crossing": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${dear(words)} Entrer dans un gué ou un abattis, ou en sortir, coûte 1 PM de plus. Prenez un autre chemin, ou arrêtez-vous.`,
  ],
  "step-abatis": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${dear(words)} L’abattis y annule la route. Prenez un autre chemin, ou arrêtez-vous.`,
  ],
  "step-line": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${dear(words)} Un pion de brigade ne profite pas des routes. Prenez un autre chemin, ou arrêtez-vous.`,
  ],
  "spent-points": (words) => spent(words, ligne``),
  "spent-fraction": (words) => spent(words, ligne` On ne dépasse pas même d’une fraction.`),
  "spent-crossing": (words) =>
    spent(words, ligne` Entrer dans un gué ou un abattis, ou en sortir, coûte 1 PM de plus.`),
  "spent-abatis": (words) => spent(words, ligne` L’abattis y annule la route.`),
  "spent-line": (words) => spent(words, ligne` Un pion de brigade ne profite pas des routes.`),
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
  "step-full-ford": (words) => [
    ligne`${words.who} ne peut pas marcher${words.toHex}`,
    ligne`${full(words)} ${words.Il} ne peut que traverser, et n’a nulle part où s’arrêter au-delà.`,
  ],
  "stop-full": (words) => [
    ligne`${words.who} ne peut pas s’arrêter ici`,
    ligne`${full(words)} Continuez, ou envoyez moins d’unités.`,
  ],
  "stop-full-ford": (words) => [
    ligne`${words.who} ne peut pas s’arrêter ici`,
    ligne`${full(words)} Continuez, ou envoyez moins d’unités.`,
  ],
  "stop-unmoved": ({ who }) => [
    ligne`${who} n’a pas encore bougé`,
    ligne`Un mouvement fait au moins 1 hexagone. Avancez, ou annulez.`,
  ],
  "flip-absent": ({ who }) => [
    ligne`${who} ne peut pas être retournée`,
    ligne`Elle n’est pas sur la carte. Choisissez une batterie qui y est.`,
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
  "enter-none": ({ who }) => [
    ligne`${who} ne peut pas entrer`,
    ligne`Ce pion n’est pas un renfort. Choisissez-en un qui est attendu.`,
  ],
  "enter-here": ({ who }) => [
    ligne`${who} est déjà là`,
    ligne`Choisissez un renfort attendu qui est encore sur sa fiche.`,
  ],
  "enter-lost": ({ who }) => [
    ligne`${who} ne peut plus entrer`,
    ligne`Ce pion est hors jeu : un renfort qui n’entre pas quand il le peut est perdu.`,
  ],
  "enter-early": ({ who }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`Ce n’est pas un renfort attendu à ce tour. Attendez son heure.`,
  ],
  "enter-rolled": ({ who }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`Aux heures incertaines, un dé décide de l’arrivée de son groupe, en fin de phase de mouvement.`,
  ],
  "enter-contact": ({ who, hex }) => [
    ligne`${who} ne peut pas entrer`,
    ligne`Une zone de contrôle ennemie couvre l’hexagone d’entrée ${hex}. Le groupe attend qu’il soit libre.`,
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
};
