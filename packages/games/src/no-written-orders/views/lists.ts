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

/** Lists that both sides know completely (reading 4). */
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

/** What is known of each; `null` if nothing is, or there is nothing. */
export type Known<T> = readonly (T | null)[];

/**
 * What a seat knows of a position, list by list as the rules keep it (`position.ts`): for looking ahead from a view; screens read the rest
 * of the view. Nothing in it depends on what reading 4 hides from the seat.
 */
export interface Ledger extends Pick<Position, (typeof WHOLE)[number] | "initial">, Entries, Sifted {
  /** Some of the chits in the cup are known; and how many more of the enemy’s formations are in it. */
  readonly unknownChits: number;
}

type Entries = { readonly [K in (typeof ENTRY_BY_ENTRY)[number]]: Known<NonNullable<Position[K][number]>> };
type Sifted = { readonly [K in (typeof SIFTED)[number]]: readonly Position[K][number][] };
