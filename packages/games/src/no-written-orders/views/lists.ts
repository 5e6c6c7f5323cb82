import type { Position } from "../position.ts";

/** Lists of a position that are told entry by entry: of units, leaders, holders, sides and groups that one knows something of. */
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

/** Lists that both sides know whole (digest 8). */
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

/** Lists of which a side knows some. */
export const SIFTED = [
  "couriers",
  "decoys",
  "hiding",
  "intercepted",
  "cup",
] as const satisfies readonly (keyof Position)[];

/** The lists of a position that its views tell of. */
export const LISTS = [...ENTRY_BY_ENTRY, ...WHOLE, ...SIFTED] as const;
