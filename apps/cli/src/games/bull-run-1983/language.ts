import { count } from "@stonebridge/kernel/words/french";
import type { Language } from "../../language/index.ts";

const en = {
  die: (face: number) => `, die [${face}]`,
  stars: (held: readonly string[], all: readonly string[]) =>
    `Victory stars held by Union units: ${held.length === 0 ? "none" : held.join(", ")} (of ${all.join(", ")})`,
  lost: (points: number) => `${points} DP lost`,
  countersFaceDown: (number: number) => `${number === 1 ? "one counter" : `${number} counters`} face down`,
  faceDown: (number: number, side: string) => `${number} face down (${side})`,
};

export type GameWords = typeof en;

const fr: GameWords = {
  die: (face) => `, dé [${face}]`,
  stars: (held, all) =>
    `Étoiles de victoire tenues par l’Union : ${held.length === 0 ? "aucune" : held.join(", ")} (sur ${all.join(", ")})`,
  lost: (points) => `${points} PD ${points < 2 ? "perdu" : "perdus"}`,
  countersFaceDown: (number) => `${count(number, "pion")} face cachée`,
  faceDown: (number, side) => `${count(number, "pion")} face cachée (${side})`,
};

/** What the command line adds to the texts of Bull Run (1983). */
export const GAME_WORDS: Readonly<Record<Language, GameWords>> = { en, fr };
