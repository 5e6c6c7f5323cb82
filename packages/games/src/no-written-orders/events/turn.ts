import type { DieRoll } from "./die-roll.ts";
import type { Phase, SideId } from "../vocabulary.ts";

/** Events of chits and turns (4). */
export type TurnEvent =
  | { readonly type: "turn-began"; readonly turn: number }
  | { readonly type: "phase-began"; readonly phase: Phase }
  | { readonly type: "coordinated-tested"; readonly commander: string; readonly roll: DieRoll; readonly won: boolean }
  /** By side; the winner, if the lead was great enough. */
  | { readonly type: "initial-tested"; readonly rolls: readonly DieRoll[]; readonly winner?: SideId }
  | { readonly type: "initial-chosen"; readonly side: SideId; readonly formation?: string }
  | { readonly type: "pair-chosen"; readonly side: SideId; readonly formations: readonly string[] }
  /** A chit was drawn, out of this many in the cup: of a formation, or of a side’s Coordinated Action. */
  | { readonly type: "chit-drawn"; readonly side: SideId; readonly formations: readonly string[]; readonly of: number }
  /** Under `igoUgo`: who may choose, and who plays first. */
  | { readonly type: "player-turns-rolled"; readonly rolls: readonly DieRoll[]; readonly winner: SideId }
  | { readonly type: "player-turns-chosen"; readonly first: SideId }
  | { readonly type: "action-began"; readonly side: SideId; readonly formations: readonly string[] }
  | { readonly type: "turn-end-rolled"; readonly rolls: readonly DieRoll[]; readonly first: SideId }
  | { readonly type: "game-over"; readonly winner: SideId | "draw" };
