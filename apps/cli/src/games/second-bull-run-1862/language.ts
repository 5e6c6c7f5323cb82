import { count } from "@stonebridge/kernel/words/english";
import { count as nombre } from "@stonebridge/kernel/words/french";
import type { Language } from "../../language/index.ts";

const en = {
  turn: (turn: string, last: number) => `${turn} (of ${last})`,
  score: (side: string, points: number, objectives: number, inflicted: number) =>
    `${side} ${points} VP, ${count(objectives, "objective")}, ${count(inflicted, "loss", "losses")} inflicted`,
  due: (date: string, turn: number) => `due on ${date}, turn ${turn}`,
  routed: "routed",
  faces: (zone: string) => `faces ${zone}`,
  commander: (name: string) => `commander ${name}`,
};

export type GameWords = typeof en;

const fr: GameWords = {
  turn: (turn, last) => `${turn} (sur ${last})`,
  score: (side, points, objectives, inflicted) =>
    `${side} ${points} PV, ${nombre(objectives, "objectif")}, ${nombre(inflicted, "perte infligée", "pertes infligées")}`,
  due: (date, turn) => `attendue le ${date}, tour ${turn}`,
  routed: "en déroute",
  faces: (zone) => `face à ${zone}`,
  commander: (name) => `commandant ${name}`,
};

/** What the command line adds to the texts of Second Bull Run 1862. */
export const GAME_WORDS: Readonly<Record<Language, GameWords>> = { en, fr };
