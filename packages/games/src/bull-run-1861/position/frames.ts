import type { ZoneIndex } from "@stonebridge/board";
import type { PieceIndex, SideIndex, UnitIndex } from "../field.ts";

/**
 * The running steps of the sequence of play, as they lie on a position's stack; the last one runs. Local values are small integers and
 * lists of them. Lists are replaced, never changed, so that a flat copy of a frame is enough.
 */
export type Frame =
  | { readonly step: "historical" }
  | { readonly step: "placement"; readonly side: SideIndex }
  | { readonly step: "dispositions"; readonly side: SideIndex }
  | { readonly step: "turn"; at: number }
  | { readonly step: "offensive"; readonly side: SideIndex }
  | { readonly step: "marking"; readonly side: SideIndex }
  | { readonly step: "half"; readonly side: SideIndex; at: number }
  | { readonly step: "activation"; readonly side: SideIndex; left: number; readonly of: number }
  | MarchFrame
  | { readonly step: "line"; readonly piece: PieceIndex; readonly companion: PieceIndex; readonly face: number }
  | { readonly step: "facing"; readonly piece: PieceIndex; readonly fresh: number }
  | { readonly step: "contact"; readonly piece: PieceIndex }
  | { readonly step: "turning"; readonly piece: PieceIndex; readonly zone: ZoneIndex }
  | { readonly step: "displacement"; readonly headquarters: number }
  | { readonly step: "headquarters"; readonly side: SideIndex }
  | { readonly step: "combat"; readonly side: SideIndex }
  | {
      readonly step: "hit";
      readonly side: SideIndex;
      units: readonly UnitIndex[];
      readonly against: readonly ZoneIndex[];
    }
  | WithdrawalFrame
  | { readonly step: "following"; units: readonly UnitIndex[]; readonly against: readonly ZoneIndex[] }
  | { readonly step: "advance"; readonly side: SideIndex; zones: readonly ZoneIndex[]; pieces: readonly PieceIndex[] }
  | { readonly step: "operational"; readonly side: SideIndex }
  | OperationalFrame
  | { readonly step: "arrival"; readonly unit: UnitIndex }
  | { readonly step: "over"; readonly winner: SideIndex };

/** An activated brigade's move (7-g, 10.3). Flags are 0 or 1. */
export interface MarchFrame {
  readonly step: "march";
  readonly unit: UnitIndex;
  /** Movement points left. */
  points: number;
  allowance: number;
  pushed: number;
  /** Zones entered. */
  steps: number;
  /** Picked up between two zones' stacks: it has marched and not yet taken its place. */
  inHand: number;
  /** The counter is where it was not before this move: every contact there is new (R39). */
  fresh: number;
  /** Movement points spent. */
  spent: number;
  /** Entered an enemy zone of control (10.3-l). */
  stopped: number;
  rested: number;
  /** Changed the order of its stack. */
  ordered: number;
  /** The Legion stays behind (R74). */
  leaving: number;
  /** Deployed in this move: its marker is new in its zone. */
  deployed: number;
  /** Attack markers it has placed. */
  attacks: number;
}

/** A brigade leaving a combat (11.4-h, R63). */
export interface WithdrawalFrame {
  readonly step: "withdrawal";
  readonly unit: UnitIndex;
  /** Zones entered so far: 0, 1 or 2. */
  steps: number;
  /** Zone it has left, or both of an extended line. */
  readonly origins: readonly ZoneIndex[];
  /** Enemy zones of the combat it leaves. */
  readonly against: readonly ZoneIndex[];
  /** A second line that follows its front line loses no step (11.3-l). */
  readonly free: number;
}

/** Brigades on their Operational movement (6-m, 9-b): one, or two that started stacked. */
export interface OperationalFrame {
  readonly step: "operational-march";
  readonly units: readonly UnitIndex[];
  points: number;
  allowance: number;
  steps: number;
  inHand: number;
  stopped: number;
  leaving: number;
}

export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;

export function copyFrame(frame: Frame): Frame {
  return { ...frame };
}
