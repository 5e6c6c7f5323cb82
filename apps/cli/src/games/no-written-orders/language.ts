import type { Terrain } from "@stonebridge/board";
import type { Language } from "../../language/index.ts";

const en = {
  points: (points: number) => `${points} VP`,
  aimed: (order: string, place: string) => `${order} ${place}`,
  thenAlso: ", then ",
  waits: (needs: number, orders: string) => `waits (${needs}+): ${orders}`,
  riding: (place: string, orders: string) => `with an aide at ${place}: ${orders}`,
  stack: (top: string) => `a stack, ${top} on top`,
  stackOf: (top: string, side: string) => `stack with ${top} on top (${side})`,
  rated: (rating: number) => `rated ${rating}`,
  strength: (strength: number) => `strength ${strength}`,
  flag: (side: string) => `${side} flag`,
  ground: {
    clear: "clear",
    woods: "woods",
    town: "town",
    "wood town": "wooden town",
    fort: "fort",
    embankment: "embankment",
  } satisfies Record<Terrain, string>,
  level: (level: number) => `level ${level}`,
  river: "river",
  stream: "stream",
  crest: "crest",
};

export type GameWords = typeof en;

const fr: GameWords = {
  points: (points) => `${points} PV`,
  aimed: (order, place) => `${order} (${place})`,
  thenAlso: ", puis ",
  waits: (needs, orders) => `attend (${needs}+) : ${orders}`,
  riding: (place, orders) => `avec une estafette (${place}) : ${orders}`,
  stack: (top) => `une pile, ${top} au-dessus`,
  stackOf: (top, side) => `pile, ${top} au-dessus (${side})`,
  rated: (rating) => `valeur ${rating}`,
  strength: (strength) => `force ${strength}`,
  flag: (side) => `drapeau (${side})`,
  ground: {
    clear: "terrain clair",
    woods: "bois",
    town: "bourg",
    "wood town": "bourg en bois",
    fort: "fort",
    embankment: "remblai",
  },
  level: (level) => `niveau ${level}`,
  river: "rivière",
  stream: "ruisseau",
  crest: "crête",
};

/** What the command line adds to the texts of No Written Orders. */
export const GAME_WORDS: Readonly<Record<Language, GameWords>> = { en, fr };
