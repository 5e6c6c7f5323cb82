import { ligne } from "@stonebridge/kernel/words/french";
import type { SET_UP } from "../../set-up/refusals.ts";
import type { Sentences } from "./refused.ts";

/** Refusals of the set-up. */
export const setUp: Sentences<typeof SET_UP> = {
  "place-other-side": ({ who, Il }) => [
    ligne`Vous ne pouvez pas placer ${who}`,
    ligne`${Il} appartient à l’autre camp, qui met en place sa propre armée.`,
  ],
  "place-later": ({ who, Il }) => [
    ligne`${who} ne se place pas maintenant`,
    ligne`${Il} entre plus tard, en renfort. Le calendrier indique son tour.`,
  ],
  "place-option": ({ who, Il }) => [
    ligne`${who} ne se place pas maintenant`,
    ligne`${Il} fait partie de la division que vous pouvez appeler pendant la bataille.`,
  ],
  "place-group": ({ who, atZone, Il, zones }) => [
    ligne`${who} ne peut pas débuter ${atZone}`,
    ligne`${Il} débute dans une des zones de son groupe : ${zones}.`,
  ],
  "place-there": ({ who, atZone, e }) => [
    ligne`${who} est déjà placé${e} ${atZone}`,
    ligne`Choisissez une autre zone du groupe, ou gardez celle-ci.`,
  ],
  "place-full": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter ${atZone}`,
    ligne`Deux brigades s’y trouvent, c’est le maximum. Choisissez une autre zone du groupe.`,
  ],
  "place-corps": ({ who, atZone }) => [
    ligne`${who} ne peut pas débuter ${atZone}`,
    ligne`Une brigade d’un autre corps s’y trouve. On ne s’empile que dans son corps ; une brigade indépendante s’empile avec toutes.`,
  ],
  "ready-unplaced": ({ friends }) => [
    ligne`La mise en place n’est pas finie`,
    ligne`Reste à placer : ${friends}. Placez-les, ou choisissez Placer le reste pour moi.`,
  ],
  "ready-empty": ({ zones }) => [
    ligne`La mise en place n’est pas finie`,
    ligne`Chaque zone d’un groupe doit contenir au moins une de ses brigades. Encore vide : ${zones}.`,
  ],
  "ready-beside": () => [
    ligne`La mise en place n’est pas finie`,
    ligne`Chaque artillerie de réserve débute avec une brigade d’infanterie différente de la division Taliaferro. Placez-la ainsi.`,
  ],
  "suggest-done": () => [ligne`Tout est placé`, ligne`Déplacez ce que vous voulez, ou choisissez Prêt.`],
  "set-up-first": () => [
    ligne`C’est encore impossible`,
    ligne`On met d’abord en place les deux armées. Placez la vôtre, puis choisissez Prêt.`,
  ],
  "set-up-over": () => [
    ligne`La mise en place est finie`,
    ligne`Les pions ne bougent plus que selon les règles de la bataille.`,
  ],
  "set-up-none": () => [
    ligne`Il n’y a rien à mettre en place`,
    ligne`Le 29 août, toute l’armée de l’Union entre en renfort.`,
  ],
};
