import { count } from "@stonebridge/kernel/words/english";
import { count as nombre } from "@stonebridge/kernel/words/french";
import type { Language } from "../../language/index.ts";

const en = {
  turn: (turn: string, last: number) => `${turn} (of ${last})`,
  score: (side: string, points: number, losses: number) => `${side} ${points} VP, ${count(losses, "loss", "losses")}`,
  faces: (zone: string) => `faces ${zone}`,
  secondLine: "second line",
  attacks: "attacks",
  zone: (name: string, number: number) => `${name}, zone ${number}`,
  worth: (points: number, side: string) => `${points} VP (${side})`,
  headquarters: (name: string) => `HQ ${name}`,
};

export type GameWords = typeof en;

const fr: GameWords = {
  turn: (turn, last) => `${turn} (sur ${last})`,
  score: (side, points, losses) => `${side} ${points} PV, ${nombre(losses, "perte")}`,
  faces: (zone) => `face à ${zone}`,
  secondLine: "seconde ligne",
  attacks: "attaque",
  zone: (name, number) => `${name}, zone ${number}`,
  worth: (points, side) => `${points} PV (${side})`,
  headquarters: (name) => `QG ${name}`,
};

/** What the command line adds to the texts of Bull Run 1861. */
export const GAME_WORDS: Readonly<Record<Language, GameWords>> = { en, fr };
