import type { HexIndex } from "@stonebridge/board";
import type { PieceIndex, SideIndex } from "./measures.ts";

/**
 * The running steps of the sequence of play, as they lie on a position's stack; the last one runs.
 * Locals are small integers and lists of them. Lists and battles are replaced, never changed, so that a frame copies flat.
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
  /** `pieces`: the brigades that may break; `battle` 1 where a roll has fallen. */
  | { readonly step: "window"; readonly side: SideIndex; pieces: readonly PieceIndex[]; readonly battle: number }
  | { readonly step: "combat"; readonly side: SideIndex; at: number }
  | DeclarationFrame
  | { readonly step: "order"; readonly side: SideIndex; settled: readonly Battle[]; open: readonly Battle[] }
  | BattlesFrame
  | ResultFrame
  | {
      readonly step: "losses";
      readonly side: SideIndex;
      readonly owed: number;
      paid: number;
      units: readonly PieceIndex[];
      readonly count: number;
    }
  | RetreatFrame
  | {
      readonly step: "following";
      readonly side: SideIndex;
      readonly leaders: readonly PieceIndex[];
      readonly from: HexIndex;
      readonly to: HexIndex;
      readonly via: HexIndex;
    }
  | { readonly step: "advance"; readonly side: SideIndex; hexes: readonly HexIndex[]; units: readonly PieceIndex[] }
  | { readonly step: "rally"; readonly side: SideIndex; revived: number }
  | { readonly step: "over"; readonly winner: SideIndex; readonly reason: number };

/** Pieces that move together, each by its own count (5.2, R29). Points in sixths. */
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

/** The attacker composes his battles (6.7). `draft`: the one in hand. */
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

/** One battle whose die has fallen; it runs through its parts (digest 8.6). */
export interface ResultFrame {
  readonly step: "result";
  readonly side: SideIndex;
  at: number;
  readonly battle: Battle;
  /** 1 in an automatic victory (10). */
  readonly onslaught: number;
  /** Row and column of the table that was used, the row being the die. */
  readonly die: number;
  readonly column: number;
  /** Units of each side as they stand now: brigades may have broken into their parts. */
  attackers: readonly PieceIndex[];
  defenders: readonly PieceIndex[];
  /** Hexes the defenders held when the battle began. */
  readonly held: readonly HexIndex[];
}

/** Pieces that must go back two hexes, one at a time (7.8). */
export interface RetreatFrame {
  readonly step: "retreat";
  readonly side: SideIndex;
  pieces: readonly PieceIndex[];
  /** Enemies they fought (7.81). */
  readonly against: readonly PieceIndex[];
}

export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;

export function copyFrame(frame: Frame): Frame {
  return { ...frame };
}
