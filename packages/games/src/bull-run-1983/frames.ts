import type { HexIndex } from "@stonebridge/board";
import type { PieceIndex, SideIndex } from "./measures.ts";

/**
 * The running steps of the sequence of play, as they lie on a position's stack; the last one runs. Local values are small integers and
 * lists of them. Lists and battles are replaced, never changed, so that a flat copy of a frame is enough.
 */
export type Frame =
  | { readonly step: "set-up"; readonly side: SideIndex; hand: readonly PieceIndex[] }
  | { readonly step: "game"; at: number }
  | { readonly step: "player-turn"; readonly side: SideIndex; at: number }
  | { readonly step: "thawing"; readonly side: SideIndex }
  | { readonly step: "movement"; readonly side: SideIndex }
  | MarchFrame
  | {
      readonly step: "onslaught";
      readonly side: SideIndex;
      readonly targets: readonly PieceIndex[];
      attackers: readonly PieceIndex[];
    }
  /** `pieces`: the brigades that may break before the enemy declares (R76). */
  | { readonly step: "window"; readonly side: SideIndex; pieces: readonly PieceIndex[] }
  | { readonly step: "combat"; readonly side: SideIndex; at: number }
  | DeclarationFrame
  | { readonly step: "order"; readonly side: SideIndex; settled: readonly Battle[]; open: readonly Battle[] }
  | BattlesFrame
  | ResultFrame
  | LossFrame
  | RetreatFrame
  | {
      readonly step: "following";
      readonly side: SideIndex;
      readonly leaders: readonly PieceIndex[];
      readonly from: HexIndex;
      readonly to: HexIndex;
    }
  | { readonly step: "advance"; readonly side: SideIndex; hexes: readonly HexIndex[]; units: readonly PieceIndex[] }
  | { readonly step: "rally"; readonly side: SideIndex; revived: number }
  | { readonly step: "over"; readonly winner: SideIndex; readonly reason: number };

/** Pieces that move together, each with its own count (5.2, R29). Points in sixths. */
export interface MarchFrame {
  readonly step: "march";
  readonly side: SideIndex;
  pieces: readonly PieceIndex[];
  /** Points left, by piece of `pieces`. */
  points: readonly number[];
  /** Hexes entered. */
  steps: number;
  /** Entered an enemy zone of control (5.81). */
  stopped: number;
}

export const MELEE = 0;
export const BOMBARDMENT = 1;

/** One declared battle (digest 8.1). */
export interface Battle {
  /** MELEE or BOMBARDMENT */
  readonly kind: number;
  readonly targets: readonly PieceIndex[];
  /** Adjacent attackers; none in a bombardment. */
  readonly adjacent: readonly PieceIndex[];
  /** Batteries at long range. */
  readonly guns: readonly PieceIndex[];
}

/** The attacker composes his battles (6.7). `draft`: the current one. */
export interface DeclarationFrame {
  readonly step: "declaration";
  readonly side: SideIndex;
  battles: readonly Battle[];
  draft: Battle | undefined;
}

/** The declared battles in their order; the first `at` have been begun. */
export interface BattlesFrame {
  readonly step: "battles";
  readonly side: SideIndex;
  battles: readonly Battle[];
  at: number;
}

/**
 * One battle whose die has been rolled; it runs through its parts (digest 8.6). Units are those of each side now: brigades may have broken
 * into their parts. Rates are the halves of a point that each defense point of a unit counts for in this battle (7.71-b).
 */
export interface ResultFrame {
  readonly step: "result";
  readonly side: SideIndex;
  at: number;
  /** MELEE or BOMBARDMENT */
  readonly kind: number;
  readonly die: number;
  readonly column: number;
  attackers: readonly PieceIndex[];
  attackerRates: readonly number[];
  defenders: readonly PieceIndex[];
  defenderRates: readonly number[];
  readonly guns: readonly PieceIndex[];
  /** Losses of each side in halves of a point, fixed before either side pays (R83). */
  readonly attackerLoss: number;
  readonly defenderLoss: number;
  /** Hexes the defenders held when the battle began. */
  readonly held: readonly HexIndex[];
  /** Hexes where each side paid with units: for the leaders there, once both have paid (12.5, R83). */
  attackersFell: readonly HexIndex[];
  defendersFell: readonly HexIndex[];
}

/** A side pays a loss: defense points in halves, or a number of units (7.71, 7.72); or the excess in an overstacked hex (5.4-b). */
export interface LossFrame {
  readonly step: "losses";
  readonly side: SideIndex;
  readonly owed: number;
  readonly count: number;
  paid: number;
  lost: number;
  units: readonly PieceIndex[];
  rates: readonly number[];
  /** Hexes where a unit has been lost: for the leaders there (12.5). */
  fallen: readonly HexIndex[];
}

/** Pieces that must retreat two hexes, one at a time (7.8). */
export interface RetreatFrame {
  readonly step: "retreat";
  readonly side: SideIndex;
  pieces: readonly PieceIndex[];
  /** Enemies they fought (7.81). */
  against: readonly PieceIndex[];
}

export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;

export function copyFrame(frame: Frame): Frame {
  return { ...frame };
}
