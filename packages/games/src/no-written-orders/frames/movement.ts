import type { HexIndex } from "@stonebridge/board";
import type { HolderIndex, LeaderIndex, SideIndex, UnitIndex } from "../measures.ts";

/** The Movement segment of an action, and a stack on its way. Lists are by unit of `units` and replaced, never changed. */
export type MovementFrame = SegmentFrame | MarchFrame;

/** What a holder on Attack or Probe still has to do (digest 3.13): a unit that enters a zone of control, an assault. */
export interface Owed {
  readonly holder: HolderIndex;
  readonly feed: number;
  readonly fight: number;
}

export interface SegmentFrame {
  readonly step: "movement";
  readonly side: SideIndex;
  /** As the action noted them (3.13). */
  readonly near: readonly HolderIndex[];
  readonly inZone: readonly HolderIndex[];
  readonly units: readonly UnitIndex[];
  /** Leaders that may still ride in this segment. */
  readonly leaders: readonly LeaderIndex[];
  readonly owed: readonly Owed[];
}

export interface MarchFrame {
  readonly step: "march";
  readonly side: SideIndex;
  units: readonly UnitIndex[];
  /** Where it is, unless fire has driven it off. */
  hex: HexIndex;
  /** Enemy cavalry that has checked whether it charges it (7.9-b). */
  reacted: readonly UnitIndex[];
  /** Of a stack that has just come on: the entry costs of those before it (9-b); NONE for others. */
  spent: number;
  /** Halves of a movement point left. */
  points: readonly number[];
  /** Hexes entered; where each began. */
  steps: readonly number[];
  starts: readonly HexIndex[];
  /** 1 for those in command when they began; duties that bind each. */
  commanded: readonly number[];
  duties: readonly (readonly number[])[];
}
