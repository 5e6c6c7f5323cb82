import type { HolderIndex, SideIndex } from "../measures.ts";

/** The turn, and what chits decide in it (4). Locals are small integers and lists of them; lists are replaced, never changed. */
export type TurnFrame =
  | { readonly step: "turn"; at: number }
  | ChitsFrame
  /** A side names who rolls (4.1-d, RUL-029): COORDINATED or INITIAL. */
  | { readonly step: "commander"; readonly side: SideIndex; readonly purpose: number }
  | { readonly step: "initial"; readonly side: SideIndex; readonly commander: HolderIndex }
  | { readonly step: "pair"; readonly side: SideIndex; readonly commander: HolderIndex; first: HolderIndex }
  | { readonly step: "selection" }
  | ActionFrame
  /** Phase 5: both sides’ Reserve, in the order of the dice. */
  | { readonly step: "turn-end"; readonly first: SideIndex; at: number }
  | { readonly step: "over"; readonly winner: number };

export const COORDINATED = 0;
export const INITIAL = 1;

/** Phase 2. By side: who rolls for each, NONE till he is named or where nobody can. */
export interface ChitsFrame {
  readonly step: "chits";
  at: number;
  coordinated: readonly HolderIndex[];
  initial: readonly HolderIndex[];
}

/** Formations, and what acts with them, act segment by segment; `reserve`: 1 in the Reserve Action of phase 5 (RUL-036). */
export interface ActionFrame {
  readonly step: "action";
  readonly side: SideIndex;
  readonly holders: readonly HolderIndex[];
  readonly reserve: number;
  /** Holders that had a unit within two hexes of an enemy when it began, and one in his zone of control (3.13). */
  near: readonly HolderIndex[];
  inZone: readonly HolderIndex[];
  at: number;
}
