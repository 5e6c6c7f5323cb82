import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, of the set-up, of the Initiative phase and of activation. */
export const setUpRefusals = {
  "game-over": () => [ligne`La partie est finie`, ligne`Revoyez-en les étapes, ou commencez une autre partie.`],
  "other-side": () => [
    ligne`Ce choix n’est pas le vôtre`,
    ligne`Chaque camp décide à son tour, et seulement de ses propres brigades et de ses chefs.`,
  ],
  "not-asked": () => [
    ligne`C’est impossible maintenant`,
    ligne`Une autre décision vient d’abord. Répondez à sa question.`,
  ],
  "no-such-unit": () => [
    ligne`Cette brigade n’existe pas`,
    ligne`La partie n’a ni brigade ni QG de ce nom. Choisissez-en un autre.`,
  ],
  "no-such-zone": () => [
    ligne`Cette zone n’existe pas`,
    ligne`La carte n’a pas de zone de ce nom. Choisissez-en une autre.`,
  ],

  "place-placed": ({ who, Il, e }) => [
    ligne`${who} ne peut pas être placé${e} de nouveau`,
    ligne`${Il} est déjà sur la carte. Annulez le placement pour en changer.`,
  ],
  "place-army": ({ who, Il }) => [
    ligne`${who} ne peut pas débuter en avant`,
    ligne`Seule l’armée du Potomac a des brigades avancées. ${Il} débute près de Manassas Junction.`,
  ],
  "place-bank": ({ who, atZone, Zone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`${Zone} est sur l’autre rive du Bull Run. Choisissez une zone de votre rive.`,
  ],
  "place-alone": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Une brigade avancée débute seule dans sa zone. Choisissez une zone vide.`,
  ],
  "place-distance": ({ who, atZone, Zone, points, limit }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    points === undefined || limit === undefined
      ? ligne`${Zone} n’est pas à la bonne distance de la base. Choisissez une zone marquée.`
      : ligne`${Zone} est à ${points} PM de la base, et la limite est de ${limit} PM. Choisissez une zone marquée.`,
  ],
  "place-full": ({ who, atZone, limit }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`${limit === 1 ? "Une brigade s’y trouve" : "Deux brigades s’y trouvent"}, c’est le maximum. Choisissez une autre zone.`,
  ],
  "place-river": ({ who, atZone, Zone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`${Zone} borde le Bull Run, et aucune brigade du Nord n’y débute. Choisissez une zone plus en arrière.`,
  ],
  "place-base": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Le QG ennemi s’y trouve. Choisissez une autre zone.`,
  ],
  "place-enemy": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`L’ennemi s’y est placé. Choisissez une zone sans ennemi.`,
  ],
  "place-room": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Il ne resterait pas assez de place pour les brigades à placer. Choisissez une autre zone.`,
  ],
  "place-headquarters": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Le régiment débute dans la zone du QG de Beauregard ou dans une zone qui la borde.`,
  ],
  "arrange-once": ({ who, e }) => [
    ligne`${who} ne peut plus être disposé${e} autrement`,
    ligne`Vous venez de choisir sa ligne ou son orientation. Annulez pour en changer.`,
  ],
  "arrange-front": ({ who }) => [
    ligne`${who} est déjà en première ligne`,
    ligne`Choisissez la brigade de seconde ligne pour les échanger.`,
  ],
  "arrange-alone": ({ who }) => [
    ligne`${who} ne peut pas changer de ligne`,
    ligne`C’est la seule brigade de la zone, et une brigade seule est en première ligne.`,
  ],

  "launch-spent": () => [
    ligne`L’Offensive majeure a déjà servi`,
    ligne`Chaque camp n’en a qu’une pour la partie. Continuez sans elle.`,
  ],
  "mark-contact": ({ who, Il, ofEnemies }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} est au contact ${ofEnemies}. Seule une brigade hors de contact peut être désignée.`,
  ],
  "mark-fatigued": ({ who, Il, fatigue }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} ${fatigue === undefined ? "a de la Fatigue" : `est à Fatigue ${fatigue}`}. Seule une brigade sans Fatigue peut être désignée.`,
  ],
  "mark-limit": ({ who, limit }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    limit === undefined
      ? ligne`Vous avez utilisé toutes vos zones : 1 pour le Sud, 2 pour le Nord.`
      : ligne`Vous avez désigné dans ${limit} ${limit === 1 ? "zone" : "zones"}, c’est le maximum. Désignez d’autres brigades ${limit === 1 ? "de cette zone" : "de ces zones"}, ou continuez.`,
  ],
  "mark-extended": ({ who, Il }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} est en ligne étendue et ne peut pas marcher. Regroupez d’abord la ligne, dans une phase de mouvement.`,
  ],
  "mark-already": ({ who, Il }) => [
    ligne`${who} ne peut pas passer deux fois en mouvement opérationnel`,
    ligne`${Il} a déjà son marqueur.`,
  ],
  "mark-attached": ({ who, host }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`La Légion marche avec ${host}. Désignez plutôt cette brigade.`,
  ],

  "act-other": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Une autre brigade agit. Finissez d’abord avec elle.`,
  ],
  "act-used": ({ who, Il }) => [
    ligne`${who} ne peut pas agir de nouveau`,
    ligne`${Il} a déjà agi dans cette phase de mouvement et peut agir de nouveau dans la suivante.`,
  ],
  "act-marked": ({ who, Il }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`${Il} est en mouvement opérationnel et marche à la fin du tour.`,
  ],
  "act-unmarked": ({ who }) => [
    ligne`${who} ne peut pas marcher maintenant`,
    ligne`Seules les brigades en mouvement opérationnel marchent dans cette phase.`,
  ],
  "act-absent": ({ who, Il }) => [
    ligne`${who} ne peut pas agir`,
    ligne`${Il} n’est pas une brigade distincte sur la carte. Choisissez-en une qui l’est.`,
  ],
  "rest-fresh": ({ who, Il, il }) => [
    ligne`${who} ne peut pas se reposer`,
    ligne`${Il} n’a pas de Fatigue à perdre. Pour tenir sa zone, ${il} peut finir son mouvement sans marcher.`,
  ],
  "rest-moved": ({ who, Il }) => [
    ligne`${who} ne peut pas se reposer maintenant`,
    ligne`${Il} a commencé à bouger : une brigade se repose ou bouge. Finissez son mouvement.`,
  ],
} as const satisfies Record<string, Refused>;
