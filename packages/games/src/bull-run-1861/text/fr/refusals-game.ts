import type { FiguresByReason } from "@stonebridge/kernel";
import type { RefusalSentences } from "@stonebridge/kernel/words";
import { ligne } from "@stonebridge/kernel/words/french";
import type { GAME } from "../../refusing.ts";
import type { RefusedWords } from "./refused.ts";

/** Refusals of any moment. */
export const gameRefusals: RefusalSentences<FiguresByReason<typeof GAME>, RefusedWords> = {
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
  "not-yours": () => [
    ligne`Ce choix n’est pas le vôtre`,
    ligne`Chaque camp décide à son tour, et seulement de ses propres brigades et de ses chefs.`,
  ],
};
