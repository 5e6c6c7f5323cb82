import { ligne } from "@stonebridge/kernel/words/french";
import type { ABSENCE } from "../../absence.ts";
import type { ANY } from "../../refusing.ts";
import type { PHASE } from "../../turn/refusals.ts";
import type { Sentences } from "./refused.ts";

/** Refusals of any moment, of pieces that are off the map, of other phases. */
export const general: Sentences<typeof ANY & typeof ABSENCE & typeof PHASE> = {
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
  "no-such-division": () => [
    ligne`Cette division n’existe pas`,
    ligne`La partie n’a pas de division de ce nom. Choisissez-en une autre.`,
  ],
  "no-such-zone": () => [
    ligne`Cette zone n’existe pas`,
    ligne`La carte n’a pas de zone de ce nom. Choisissez-en une autre.`,
  ],
  "no-such-entry": () => [
    ligne`Cette entrée n’existe pas`,
    ligne`La carte n’a pas d’entrée de cette lettre. Choisissez-en une autre.`,
  ],
  "no-such-commander": () => [
    ligne`Ce commandant n’existe pas`,
    ligne`La partie n’a pas de commandant de ce nom. Choisissez-en un autre.`,
  ],

  "absent-waiting": ({ who, Il }) => [
    ligne`${who} n’est pas encore sur la carte`,
    ligne`${Il} entre en renfort. Le calendrier indique son tour.`,
  ],
  "absent-withdrawn": ({ who, Il, e }) => [
    ligne`${who} n’est pas sur la carte`,
    ligne`${Il} s’est retiré${e} pendant la nuit et revient en renfort.`,
  ],
  "absent-eliminated": ({ who, Il, e }) => [
    ligne`${who} est hors de combat`,
    ligne`${Il} est éliminé${e} et ne revient pas.`,
  ],
  "absent-left": ({ who, Il, e }) => [
    ligne`${who} a quitté la carte`,
    ligne`${Il} a dû en sortir en reculant et compte comme éliminé${e}.`,
  ],

  "phase-action": () => [
    ligne`C’est impossible maintenant`,
    ligne`Cela se fait dans votre demi-phase d’action, et c’est une autre phase qui se joue.`,
  ],
  "phase-entry": () => [
    ligne`C’est impossible au tour 1`,
    ligne`Le 29 août, le tour 1 ne sert qu’à l’entrée des premiers renforts de l’Union.`,
  ],
  "phase-night": () => [
    ligne`C’est impossible pendant la nuit`,
    ligne`La nuit n’a pas de phase d’action. Elles reprennent au tour 2 du 30 août.`,
  ],
};
