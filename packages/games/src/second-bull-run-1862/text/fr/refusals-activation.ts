import { ligne } from "@stonebridge/kernel/words/french";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, of the set-up, of activation, of reinforcements and of the night. */
export const activationRefusals = {
  "game-over": () => [
    ligne`La partie est finie`,
    ligne`On ne peut plus rien y faire. Revenez sur une étape, ou jouez une nouvelle partie.`,
  ],
  "other-side": () => [
    ligne`L’autre camp décide maintenant`,
    ligne`Les camps ne choisissent jamais ensemble, et nul ne bouge les brigades de l’autre. Votre choix vient ensuite.`,
  ],
  "not-asked": () => [
    ligne`Cela ne peut pas se faire maintenant`,
    ligne`La séquence de jeu demande autre chose ici. Répondez d’abord à la question.`,
  ],
  "no-such-unit": () => [
    ligne`Il n’y a pas de telle brigade`,
    ligne`Aucune brigade de ce nom n’est dans cette partie. Choisissez-en une qui y soit.`,
  ],
  "no-such-zone": () => [
    ligne`Il n’y a pas de telle zone`,
    ligne`Aucune zone de ce nom n’est sur cette carte. Choisissez-en une qui y soit.`,
  ],
  "no-such-commander": () => [
    ligne`Il n’y a pas de tel commandant`,
    ligne`Aucun commandant de ce nom n’est dans cette partie. Choisissez-en un qui y soit.`,
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
  "place-there": ({ who, atZone, Il, e }) => [
    ligne`${who} est déjà placé${e}${atZone}`,
    ligne`${Il} a cette place. Choisissez une autre zone du groupe, ou laissez.`,
  ],
  "place-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Deux brigades y sont, c’est le maximum. Choisissez une autre zone du groupe.`,
  ],
  "place-corps": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter${atZone}`,
    ligne`Une brigade d’un autre corps y est. On s’empile dans son corps ; une brigade indépendante, avec toutes.`,
  ],
  "ready-unplaced": ({ friends }) => [
    ligne`La mise en place n’est pas finie`,
    ligne`Encore sans zone : ${friends ?? "une brigade ou un commandant"}. Placez-les, ou faites placer le reste.`,
  ],
  "ready-empty": ({ zones }) => [
    ligne`La mise en place n’est pas finie`,
    ligne`Chaque zone d’un groupe doit contenir au moins une de ses brigades. Encore vide : ${zones ?? "une zone de la liste"}.`,
  ],
  "ready-beside": () => [
    ligne`La mise en place n’est pas finie`,
    ligne`Chaque artillerie de réserve est avec une autre brigade d’infanterie de la division Taliaferro. Placez-la ainsi.`,
  ],

  "designate-corps": ({ general, Il }) => [
    ligne`${general} ne peut pas être nommé`,
    ligne`${Il} commande l’armée. Les divisions sont activées par les commandants de corps : nommez-en un.`,
  ],
  "designate-absent": ({ general, Il }) => [
    ligne`${general} ne peut pas être nommé`,
    ligne`${Il} n’est pas un de vos commandants de corps sur la carte. Nommez-en un qui le soit.`,
  ],
  "choose-group": ({ who, Il }) => [
    ligne`${who} ne peut pas être choisi`,
    ligne`${Il} n’est d’aucun des groupes qui peuvent rester commandés : le plus proche du commandant de corps, et le plus grand.`,
  ],
  "choose-corps": ({ division }) => [
    ligne`${division} ne peut pas être activée maintenant`,
    ligne`Elle n’obéit pas au commandant de corps nommé. Choisissez une de ses divisions, ou une brigade indépendante.`,
  ],
  "choose-taken": ({ division }) => [
    ligne`${division} ne peut pas être activée de nouveau`,
    ligne`Elle a eu sa place dans cette moitié de la phase. La prochaine phase d’action donne une autre occasion.`,
  ],
  "choose-absent": () => [
    ligne`Personne ne peut agir là`,
    ligne`Aucune de ses brigades n’est sur la carte et libre d’agir. Choisissez autre chose, ou laissez la place.`,
  ],
  "choose-banded": ({ who, Il }) => [
    ligne`${who} ne peut pas agir à part`,
    ligne`${Il} appartient à une division présente. Activez cette division, ou choisissez une brigade indépendante.`,
  ],
  "choose-once": ({ who }) => [
    ligne`${who} ne peut pas prendre aussi la place d’une division`,
    ligne`Une seule brigade indépendante le peut dans cette moitié, et une l’a fait. Une division proche peut encore l’emmener.`,
  ],
  "act-other": ({ who }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`Un autre pion agit, et l’un finit avant que l’autre commence.`,
  ],
  "act-division": ({ who, Il }) => [
    ligne`${who} ne peut pas agir maintenant`,
    ligne`${Il} appartient à une autre division. C’est à l’une des brigades marquées : de la division même, ou indépendante et proche.`,
  ],
  "act-used": ({ who, Il }) => [
    ligne`${who} ne peut pas agir de nouveau`,
    ligne`${Il} a agi dans cette phase d’action. La prochaine donne une autre occasion.`,
  ],
  "act-routed": ({ who, Il }) => [
    ligne`${who} ne peut pas agir`,
    ligne`${Il} est en déroute : ni mouvement ni attaque. Le test de déroute en fin de tour peut y mettre fin.`,
  ],
  "act-apart": ({ who, Il }) => [
    ligne`${who} ne peut pas agir avec cette division`,
    ligne`${Il} était à plus de 2 zones (cavalerie montée 3) de ses brigades non isolées au début de la moitié.`,
  ],
  "act-guest": ({ who }) => [
    ligne`${who} ne peut pas agir aussi avec cette division`,
    ligne`Une seule brigade indépendante agit avec une division, et une l’a fait. Une autre division proche peut l’emmener.`,
  ],
  "done-cohesion": ({ friends }) => [
    ligne`La division n’a pas fini`,
    ligne`${friends ?? "Une de ses brigades"} finirait à plus de 2 zones des autres, et une brigade qui n’a pas agi peut encore resserrer.`,
  ],

  "flee-steady": ({ who, Il }) => [
    ligne`${who} ne fuit pas`,
    ligne`${Il} n’est pas parmi les brigades en déroute qui fuient maintenant. Choisissez-en une.`,
  ],
  "enter-turn": ({ who, Il }) => [
    ligne`${who} ne peut pas entrer maintenant`,
    ligne`${Il} n’est pas parmi ceux qui peuvent venir à ce tour. Le calendrier dit quand.`,
  ],
  "enter-letter": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Cette entrée n’est pas prévue, ou l’ennemi la bloque. Choisissez une entrée marquée.`,
  ],
  "enter-division": ({ who }) => [
    ligne`${who} vient avec la division`,
    ligne`Une division entre entière, par une seule entrée. Prenez celle de sa première brigade.`,
  ],
  "enter-points": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Tant de brigades y sont entrées que les PM ne suffisent plus. Choisissez une autre entrée, ou attendez le tour suivant.`,
  ],
  "enter-full": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`Aucune zone accessible de là n’a de place. Choisissez une autre entrée, ou attendez le tour suivant.`,
  ],
  "enter-contact": ({ who, entry }) => [
    ligne`${who} ne peut pas entrer par ${entry}`,
    ligne`On n’entre pas dans une zone de contrôle ennemie. Choisissez une autre entrée, ou attendez le tour suivant.`,
  ],
  "wait-forced": ({ who, Il }) => [
    ligne`${who} ne peut pas attendre`,
    ligne`${Il} doit venir à ce tour, car une entrée a de la place et les PM suffisent. Choisissez l’entrée.`,
  ],
  "move-first": ({ who }) => [
    ligne`${who} ne peut pas encore marcher de nuit`,
    ligne`Les brigades chassées de la carte viennent d’abord. Faites-les revenir, ou finissez les marches de nuit.`,
  ],
  "part-apart": ({ who, Il }) => [
    ligne`${who} n’a rien à décider`,
    ligne`${Il} n’est pas au contact de l’ennemi, ou n’est pas du camp qui s’éloigne maintenant.`,
  ],
  "hold-ground": ({ who }) => [
    ligne`${who} ne peut pas rester`,
    ligne`Seule reste une brigade sur un bon terrain, et si nul ennemi au contact n’y est aussi. Il faut s’éloigner.`,
  ],
} as const satisfies Record<string, Refused>;
