import type { HolderIndex, SideIndex } from "../measures.ts";

/** The turn, and what chits decide in it (4). Local values are small integers and lists of them; lists are replaced, never changed. */
export type TurnFrame =
  | { readonly step: "turn"; at: number }
  | ChitsFrame
  /** A side names who rolls (4.1-d, RUL-029): COORDINATED or INITIAL. */
  | { readonly step: "commander"; readonly side: SideIndex; readonly purpose: number }
  | { readonly step: "initial"; readonly side: SideIndex; readonly commander: HolderIndex }
  | { readonly step: "pair"; readonly side: SideIndex; readonly commander: HolderIndex; first: HolderIndex }
  | { readonly step: "selection" }
  | ActionFrame
  /** Under `igoUgo` the winner of the dice chooses whether he plays first (19.11-b). */
  | { readonly step: "turn-order"; readonly side: SideIndex }
  | PlayerTurnFrame
  /** Phase 5: both sides’ Reserve, in the order of the dice. */
  | { readonly step: "turn-end"; readonly first: SideIndex; at: number }
  | { readonly step: "over"; readonly winner: number };

export const COORDINATED = 0;
export const INITIAL = 1;

/** Phase 2. By side: who rolls for each, NONE until he is named or if nobody can. */
export interface ChitsFrame {
  readonly step: "chits";
  at: number;
  coordinated: readonly HolderIndex[];
  initial: readonly HolderIndex[];
}

/** The formations that act together, segment by segment; `reserve`: 1 in the Reserve Action of phase 5 (RUL-036). */
export interface Segments {
  readonly side: SideIndex;
  readonly holders: readonly HolderIndex[];
  readonly reserve: number;
  /** Holders that had a unit within two hexes of an enemy when it began, and one in his zone of control (3.13). */
  near: readonly HolderIndex[];
  inZone: readonly HolderIndex[];
}

/** Formations, and what acts with them, act. */
export interface ActionFrame extends Segments {
  readonly step: "action";
  at: number;
}

/**
 * A side plays its turn under `igoUgo`: all formations, each with those that one chit would activate; `left`: those still to fire or
 * assault.
 */
export interface PlayerTurnFrame extends Segments {
  readonly step: "player-turn";
  readonly groups: readonly (readonly HolderIndex[])[];
  left: readonly (readonly HolderIndex[])[];
  at: number;
}
