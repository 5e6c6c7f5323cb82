import type { HexIndex } from "@stonebridge/board";
import type { HolderIndex, SideIndex, UnitIndex } from "../measures.ts";

/** Who lost steps, hit by hit, and in which hexes: of a step that lets a side suffer hits. */
export interface Struck {
  victims: readonly UnitIndex[];
  struck: readonly HexIndex[];
}

/** Segment I (8): batteries and their target hexes, in pairs; `at`: pairs dealt with, -1 while they are declared. */
export interface BombardmentFrame extends Struck {
  readonly step: "bombardment";
  readonly side: SideIndex;
  readonly holders: readonly HolderIndex[];
  readonly reserve: number;
  batteries: readonly UnitIndex[];
  targets: readonly HexIndex[];
  at: number;
}

/** A side suffers hits (7.1-c..e): how many are left, on whom, how many have fallen. */
export interface HitsFrame extends Struck {
  readonly step: "hits";
  readonly side: SideIndex;
  readonly rule: string;
  readonly units: readonly UnitIndex[];
  left: number;
  taken: number;
}

export type CombatFrame = BombardmentFrame | HitsFrame;
