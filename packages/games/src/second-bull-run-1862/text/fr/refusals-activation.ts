import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, of the set-up, of activation, of reinforcements and of the night. */
export const activationRefusals = {
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
    ligne`La partie n’a pas de brigade de ce nom. Choisissez-en une autre.`,
  ],
  "no-such-zone": () => [
    ligne`Cette zone n’existe pas`,
    ligne`La carte n’a pas de zone de ce nom. Choisissez-en une autre.`,
  ],
  "no-such-commander": () => [
    ligne`Ce commandant n’existe pas`,
    ligne`La partie n’a pas de commandant de ce nom. Choisissez-en un autre.`,
  ],

  "place-other-side": ({ who, Il }) => [
    ligne`Vous ne pouvez pas placer ${who}`,
    ligne`${Il} appartient à l’autre camp, qui met en place sa propre armée.`,
  ],
  "place-group": ({ who, atZone, Il, zones }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    zones === undefined
      ? ligne`${Il} débute dans une des zones de son groupe. Choisissez une zone marquée.`
      : ligne`${Il} débute dans une des zones de son groupe : ${zones}.`,
  ],
  "place-there": ({ who, atZone, e }) => [
    ligne`${who} est déjà placé${e}${atZone}`,
    ligne`Choisissez une autre zone du groupe, ou gardez celle-ci.`,
  ],
  "place-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Deux brigades s’y trouvent, c’est le maximum. Choisissez une autre zone du groupe.`,
  ],
  "place-corps": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Une brigade d’un autre corps s’y trouve. On ne s’empile que dans son corps ; une brigade indépendante s’empile avec toutes.`,
  ],
  "ready-unplaced": ({ friends }) => [
    ligne`La mise en place n’est pas finie`,
    ligne`Reste à placer : ${friends ?? "une brigade ou un commandant"}. Placez-les, ou choisissez Placer le reste pour moi.`,
  ],
  "ready-empty": ({ zones }) => [
    ligne`La mise en place n’est pas finie`,
    ligne`Chaque zone d’un groupe doit contenir au moins une de ses brigades. Encore vide : ${zones ?? "une zone de la liste"}.`,
  ],
  "ready-beside": () => [
    ligne`La mise en place n’est pas finie`,
    ligne`Chaque artillerie de réserve débute avec une brigade d’infanterie différente de la division Taliaferro. Placez-la ainsi.`,
  ],

  "designate-corps": ({ general, Il }) => [
    ligne`On ne peut pas choisir ${general}`,
    ligne`${Il} commande l’armée. Seuls les commandants de corps activent des divisions : choisissez-en un.`,
  ],
  "designate-absent": ({ general, Il }) => [
    ligne`On ne peut pas choisir ${general}`,
    ligne`${Il} n’est pas un de vos commandants de corps sur la carte. Choisissez-en un qui le soit.`,
  ],
  "choose-group": ({ who, Il }) => [
    ligne`On ne peut pas choisir ${who}`,
    ligne`${Il} n’est dans aucun des groupes qui peuvent rester à portée de commandement : le plus proche du commandant de corps, et le plus grand.`,
  ],
  "choose-corps": ({ division }) => [
    ligne`${division} ne peut pas être activée maintenant`,
    ligne`Elle ne dépend pas du commandant de corps choisi. Choisissez une de ses divisions, ou une brigade indépendante.`,
  ],
  "choose-taken": ({ division }) => [
    ligne`${division} ne peut pas être activée de nouveau`,
    ligne`Elle a déjà été activée dans cette demi-phase. Elle pourra agir dans la prochaine phase d’action.`,
  ],
  "choose-absent": () => [
    ligne`Personne ne peut agir là`,
    ligne`Aucune de ses brigades n’est sur la carte et libre d’agir. Choisissez autre chose, ou terminez avec les divisions.`,
  ],
  "choose-banded": ({ who, Il }) => [
    ligne`${who} ne peut pas agir à part`,
    ligne`${Il} appartient à une division présente. Activez cette division, ou choisissez une brigade indépendante.`,
  ],
  "choose-once": ({ who }) => [
    ligne`${who} ne peut pas agir à la place d’une division`,
    ligne`Une seule brigade indépendante le peut dans cette demi-phase, et une l’a déjà fait. Elle peut encore agir avec une division proche.`,
  ],
  "act-other": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Une autre brigade ou un autre commandant agit. Finissez d’abord cette action.`,
  ],
  "act-division": ({ who, Il }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`${Il} n’appartient pas à cette division. Choisissez une brigade marquée : de la division, ou indépendante et proche.`,
  ],
  "act-used": ({ who, Il }) => [
    ligne`${who} ne peut pas agir de nouveau`,
    ligne`${Il} a déjà agi dans cette phase d’action et peut agir de nouveau dans la prochaine.`,
  ],
  "act-routed": ({ who, Il }) => [
    ligne`${who} ne peut pas agir`,
    ligne`${Il} est en déroute : ni mouvement ni attaque. Le test de déroute en fin de tour peut y mettre fin.`,
  ],
  "act-apart": ({ who, Il }) => [
    ligne`${who} ne peut pas agir avec cette division`,
    ligne`${Il} était à plus de 2 zones (cavalerie montée 3) de ses brigades non isolées au début de la demi-phase.`,
  ],
  "act-guest": ({ who }) => [
    ligne`${who} ne peut pas agir avec cette division`,
    ligne`Une seule brigade indépendante agit avec une division, et une l’a déjà fait. Elle peut agir avec une autre division proche.`,
  ],
  "done-cohesion": ({ friends }) => [
    ligne`La division n’a pas fini`,
    ligne`Encore à plus de 2 zones des autres : ${friends ?? "une de ses brigades"}. Une brigade qui n’a pas agi peut se rapprocher.`,
  ],

  "flee-steady": ({ who, Il }) => [
    ligne`${who} ne fuit pas`,
    ligne`${Il} n’est pas parmi les brigades en déroute qui fuient maintenant. Choisissez-en une.`,
  ],
  "enter-turn": ({ who, Il }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`${Il} n’arrive pas à ce tour. Le calendrier indique son tour.`,
  ],
  "enter-letter": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Cette entrée n’est pas prévue, ou l’ennemi la bloque. Choisissez une entrée marquée.`,
  ],
  "enter-division": ({ who }) => [
    ligne`${who} entre avec la division`,
    ligne`Une division entre en entier, par une seule entrée. Prenez celle de sa première brigade.`,
  ],
  "enter-points": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Trop de brigades y sont déjà entrées, et les PM ne suffisent plus. Choisissez une autre entrée, ou attendez le tour suivant.`,
  ],
  "enter-full": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Aucune zone accessible par là n’a de place. Choisissez une autre entrée, ou attendez le tour suivant.`,
  ],
  "enter-contact": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Les renforts n’entrent pas dans une zone de contrôle ennemie. Choisissez une autre entrée, ou attendez le tour suivant.`,
  ],
  "wait-forced": ({ who, Il }) => [
    ligne`${who} ne peut pas attendre`,
    ligne`${Il} doit entrer à ce tour : une entrée a de la place et les PM suffisent. Choisissez l’entrée.`,
  ],
  "move-first": ({ who }) => [
    ligne`${who} ne peut pas encore marcher de nuit`,
    ligne`Les brigades chassées de la carte passent d’abord. Faites-les revenir, ou finissez les marches de nuit.`,
  ],
  "part-apart": ({ who, Il }) => [
    ligne`${who} n’a rien à décider`,
    ligne`${Il} n’est pas au contact de l’ennemi, ou n’est pas du camp qui rompt le contact maintenant.`,
  ],
  "hold-ground": ({ who }) => [
    ligne`${who} ne peut pas rester`,
    ligne`Une brigade ne reste que sur un bon terrain, et si aucun ennemi au contact n’en a un aussi. Rompez le contact.`,
  ],
} as const satisfies Record<string, Refused>;
