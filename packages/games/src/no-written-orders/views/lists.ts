import type { Position } from "../position.ts";

/** Lists of a position that are shown entry by entry: of units, leaders, holders, sides and groups about which something is known. */
export const ENTRY_BY_ENTRY = [
  "place",
  "lost",
  "marks",
  "around",
  "tail",
  "passed",
  "fell",
  "seenBy",
  "post",
  "rating",
  "leaderMarks",
  "leaderPassed",
  "seat",
  "reloads",
  "spell",
  "standing",
  "waiting",
  "night",
  "fatigue",
  "rest",
  "marched",
  "attached",
  "attackedIn",
  "foughtIn",
  "ammunition",
  "due",
] as const satisfies readonly (keyof Position)[];

/** Lists that both sides know completely (digest 8). */
export const WHOLE = [
  "acted",
  "broken",
  "seatsLost",
  "works",
  "abatis",
  "lifted",
  "pairs",
  "routed",
  "won",
  "entered",
] as const satisfies readonly (keyof Position)[];

/** Lists that a side knows in part. */
export const SIFTED = [
  "couriers",
  "decoys",
  "hiding",
  "intercepted",
  "cup",
] as const satisfies readonly (keyof Position)[];

/** The lists of a position that its views use. */
export const LISTS = [...ENTRY_BY_ENTRY, ...WHOLE, ...SIFTED] as const;
