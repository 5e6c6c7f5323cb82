import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, of the set-up, of the Initiative phase and of activation. */
export const setUpRefusals = {
  "game-over": () => [
    ligne`La partie est finie`,
    ligne`Plus rien ne s’y joue. Revoyez ses étapes, ou jouez-en une autre.`,
  ],
  "other-side": () => [
    ligne`L’autre camp décide maintenant`,
    ligne`Les deux camps ne choisissent jamais ensemble. Votre choix vient après celui-ci.`,
  ],
  "not-asked": () => [
    ligne`Cela ne peut pas se faire maintenant`,
    ligne`Le déroulement du tour demande autre chose à ce moment. Répondez d’abord à la question.`,
  ],
  "no-such-unit": () => [
    ligne`Cette brigade n’existe pas`,
    ligne`Aucune brigade ni aucun QG de ce nom dans cette partie. Choisissez-en un qui y est.`,
  ],
  "no-such-zone": () => [
    ligne`Cette zone n’existe pas`,
    ligne`Aucune zone de ce nom sur cette carte. Choisissez-en une qui y est.`,
  ],

  "place-placed": ({ who, Il, e }) => [
    ligne`${who} ne peut pas être placé${e} de nouveau`,
    ligne`${Il} a déjà sa zone. Annulez le placement pour en changer.`,
  ],
  "place-army": ({ who, Il }) => [
    ligne`${who} ne peut pas débuter en avant`,
    ligne`Les 3 brigades avancées sont de l’armée du Potomac. ${Il} débute près de Manassas Junction.`,
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
      ? ligne`${Zone} n’est pas à la distance de la base que permet la mise en place. Choisissez une zone marquée.`
      : ligne`${Zone} est à ${points} PM de la base, et la limite est de ${limit} PM. Choisissez une zone marquée.`,
  ],
  "place-full": ({ who, atZone, limit }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`${limit === 1 ? "Une brigade y est" : "Deux brigades y sont"}, c’est le maximum. Choisissez une autre zone.`,
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
    ligne`L’ennemi s’y est déployé. Choisissez une zone qu’il ne tient pas.`,
  ],
  "place-room": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Les brigades qui restent à placer ne tiendraient plus. Choisissez une zone qui leur laisse assez de place.`,
  ],
  "place-headquarters": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Le régiment débute dans la zone du QG de Beauregard ou dans une zone qui la borde.`,
  ],
  "arrange-once": ({ who, e }) => [
    ligne`${who} ne peut plus être disposé${e} autrement`,
    ligne`Sa ligne ou son orientation vient d’être réglée. Annulez pour la régler autrement.`,
  ],
  "arrange-front": ({ who }) => [
    ligne`${who} est déjà en première ligne`,
    ligne`Choisissez la brigade de derrière pour échanger les deux.`,
  ],
  "arrange-alone": ({ who }) => [
    ligne`${who} ne peut pas changer de ligne`,
    ligne`C’est la seule brigade de la zone, et une brigade seule est en première ligne.`,
  ],

  "launch-spent": () => [
    ligne`L’Offensive majeure est déjà lancée`,
    ligne`Chaque camp n’en a qu’une pour la partie. Continuez sans elle.`,
  ],
  "mark-contact": ({ who, Il, ofEnemies }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} est au contact ${ofEnemies}. Seule une brigade hors de contact peut être désignée.`,
  ],
  "mark-fatigued": ({ who, Il, fatigue }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} a ${fatigue === undefined ? "de la Fatigue" : `Fatigue ${fatigue}`}. Seule une brigade sans Fatigue peut être désignée.`,
  ],
  "mark-limit": ({ who, limit }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    limit === undefined
      ? ligne`Toutes vos zones sont prises : 1 pour le Sud, 2 pour le Nord. Continuez.`
      : ligne`Vous avez désigné dans ${limit} ${limit === 1 ? "zone" : "zones"}, c’est le maximum. Restez-y, ou continuez.`,
  ],
  "mark-extended": ({ who, Il }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`${Il} est en ligne étendue et ne peut pas marcher. Regroupez d’abord, dans une phase de mouvement.`,
  ],
  "mark-already": ({ who, Il }) => [
    ligne`${who} ne peut pas passer deux fois en mouvement opérationnel`,
    ligne`${Il} a déjà son marqueur.`,
  ],
  "mark-attached": ({ who, host }) => [
    ligne`${who} ne peut pas passer en mouvement opérationnel`,
    ligne`La Légion marche avec ${host}. Désignez cette brigade.`,
  ],

  "act-other": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Une autre brigade agit. Une brigade finit avant que la suivante commence.`,
  ],
  "act-used": ({ who, Il }) => [
    ligne`${who} ne peut pas agir de nouveau`,
    ligne`${Il} a agi dans cette phase de mouvement. La suivante lui donne une autre occasion.`,
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
    ligne`${Il} n’est pas sur la carte comme brigade à part. Choisissez une brigade de la carte.`,
  ],
  "rest-fresh": ({ who, Il, il }) => [
    ligne`${who} ne peut pas se reposer`,
    ligne`${Il} n’a pas de Fatigue à perdre. Pour tenir sa zone, ${il} peut finir aussitôt son mouvement.`,
  ],
  "rest-moved": ({ who, Il }) => [
    ligne`${who} ne peut pas se reposer maintenant`,
    ligne`${Il} a commencé à bouger : une brigade se repose ou bouge. Finissez son mouvement.`,
  ],
} as const satisfies Record<string, Refused>;
