import type { HexIndex } from "@stonebridge/board";
import type { HolderIndex, LeaderIndex, SideIndex, UnitIndex } from "../measures.ts";

/** Who lost steps, hit by hit, and in which hexes: of a step that makes a side take hits. */
export interface Struck {
  victims: readonly UnitIndex[];
  struck: readonly HexIndex[];
}

/** Segment I (8): batteries and their target hexes, in pairs; `at`: pairs already done, -1 while they are declared. */
export interface BombardmentFrame extends Struck {
  readonly step: "bombardment";
  readonly side: SideIndex;
  readonly holders: readonly HolderIndex[];
  readonly reserve: number;
  batteries: readonly UnitIndex[];
  targets: readonly HexIndex[];
  at: number;
}

/** A side takes hits (7.1-c..e): how many are left, on which units, how many have been taken. */
export interface HitsFrame extends Struck {
  readonly step: "hits";
  readonly side: SideIndex;
  readonly rule: string;
  readonly units: readonly UnitIndex[];
  left: number;
  taken: number;
}

/** Segment III: who assaults which hex, in pairs (D-27); `near` and `inZone` as the action noted them. */
export interface DeclarationFrame {
  readonly step: "declaration";
  readonly side: SideIndex;
  readonly holders: readonly HolderIndex[];
  readonly reserve: number;
  readonly near: readonly HolderIndex[];
  readonly inZone: readonly HolderIndex[];
  units: readonly UnitIndex[];
  targets: readonly HexIndex[];
}

/** The declared assaults, one after another; `targets` are those of `units`, cut down as they are fought. */
export interface AssaultsFrame {
  readonly step: "assaults";
  readonly side: SideIndex;
  units: readonly UnitIndex[];
  targets: readonly HexIndex[];
}

/** One assault on a hex (7.3 to 7.6), stage by stage. Pairs are of attackers and defenders, in this order. */
export interface FightFrame extends Struck {
  readonly step: "fight";
  readonly side: SideIndex;
  readonly hex: HexIndex;
  at: number;
  attackers: readonly UnitIndex[];
  defenders: readonly UnitIndex[];
  /** Attackers on whom the defender may fire first; 1 once he does so. */
  exposed: readonly UnitIndex[];
  first: number;
  /** Batteries that support the defenders (19.3). */
  supports: readonly UnitIndex[];
  /** Defenders who are attacked while they dig or march in column (10.3-f, 19.9-b); those of them in column. */
  surprised: readonly UnitIndex[];
  columns: readonly UnitIndex[];
  /** 1: attacked in flank; where they do not go back. */
  flanked: number;
  fast: number;
  /** Hits on each side, and the natural dice of each. */
  hits: readonly number[];
  naturals: readonly number[];
  /** 1 for a side whose artillery fired. */
  guns: readonly number[];
  /** 1 for a side that broke off (7.11-b), that has retreated, that was asked about breaking off. */
  broke: readonly number[];
  retreated: readonly number[];
  /** Losses of the attackers who were fired on first, in order. */
  early: readonly UnitIndex[];
  earlyHexes: readonly HexIndex[];
  /** Foot artillery that was left behind in the hex (7.4-g). */
  abandoned: readonly UnitIndex[];
}

/** Cavalry and horse artillery that may slip away from an assault (7.11-a), one after another. */
export interface EvasionFrame {
  readonly step: "evasion";
  readonly side: SideIndex;
  units: readonly UnitIndex[];
}

/** Does the defender fire first (D-29), does a side break off (D-30): what is asked of a fight. */
export interface FirstFireFrame {
  readonly step: "first-fire";
  readonly side: SideIndex;
}
export interface BreakingOffFrame {
  readonly step: "breaking-off";
  readonly side: SideIndex;
}

/** Batteries that may support the defenders (D-37). */
export interface SupportFrame {
  readonly step: "support";
  readonly side: SideIndex;
}

/** Units of one hex retreat by a hex (7.4); `disrupts`: 0 for units that slip away (RUL-109). */
export interface RetreatFrame {
  readonly step: "retreat";
  readonly side: SideIndex;
  readonly disrupts: number;
  readonly rule: string;
  units: readonly UnitIndex[];
  /** Leaders who were with them. */
  readonly present: readonly LeaderIndex[];
  /** Where they go, NOWHERE until it is chosen; leaders who still may go along. */
  to: HexIndex;
  leaders: readonly LeaderIndex[];
}

/** Enemy stacks fire at passing units, one after another (7.12); then these check. */
export interface PassingFrame extends Struck {
  readonly step: "passing-fire";
  /** Of those who fire. */
  readonly side: SideIndex;
  readonly movers: readonly UnitIndex[];
  stacks: readonly HexIndex[];
  hits: number;
}

/** Attackers advance into the hex (7.5): those who may, who did, and from where. */
export interface AdvanceFrame {
  readonly step: "advance";
  readonly side: SideIndex;
  readonly hex: HexIndex;
  readonly units: readonly UnitIndex[];
  advanced: readonly UnitIndex[];
  from: HexIndex;
  /** 1: a leader was with the stack that advances (7.5-c). */
  led: number;
}

/** Leaders whom the enemy found alone (11.1-d), one after another. */
export interface DisplacementFrame {
  readonly step: "displacement";
  readonly side: SideIndex;
  leaders: readonly LeaderIndex[];
}

/** Charges of an action (7.7): who charges which hex, over which hex beside it; `at`: those fought, -1 while they are declared. */
export interface ChargesFrame {
  readonly step: "charges";
  readonly side: SideIndex;
  readonly holders: readonly HolderIndex[];
  readonly reserve: number;
  units: readonly UnitIndex[];
  targets: readonly HexIndex[];
  over: readonly HexIndex[];
  at: number;
}

/** One charge on a hex (7.7, 7.10), stage by stage. Chargers are where they came from until they stay. */
export interface MeleeFrame extends Struck {
  readonly step: "melee";
  /** Of the chargers. */
  readonly side: SideIndex;
  readonly hex: HexIndex;
  at: number;
  readonly chargers: readonly UnitIndex[];
  /** The hex beside the target from which each comes. */
  readonly over: readonly HexIndex[];
  /** Empty until they are known: all units of the hex. */
  defenders: readonly UnitIndex[];
  /** 1: a round of pursuit; on units that cannot fire back; a reaction against cavalry that retreats or pursues. */
  readonly pursuit: number;
  readonly silent: number;
  readonly backhand: number;
  /** Defenders who are charged in column on the road (19.9-b). */
  columns: readonly UnitIndex[];
  square: number;
  /** Chargers whom an enemy charge has thrown back (7.9). */
  repelled: readonly UnitIndex[];
  /** Steps that chargers have lost when the defenders’ losses begin. */
  early: number;
  won: number;
  /** Where the beaten are now, and which of the winners pursue them. */
  fled: readonly UnitIndex[];
  pursuers: readonly UnitIndex[];
}

/** Cavalry that may charge units that enter a hex (7.9): who was asked, who will, over which hexes. */
export interface ReactionFrame {
  readonly step: "reaction";
  readonly side: SideIndex;
  readonly hex: HexIndex;
  readonly movers: readonly UnitIndex[];
  readonly backhand: number;
  asked: readonly UnitIndex[];
  ready: readonly UnitIndex[];
  over: readonly HexIndex[];
}

export type CombatFrame =
  | ReactionFrame
  | ChargesFrame
  | MeleeFrame
  | BombardmentFrame
  | HitsFrame
  | DeclarationFrame
  | AssaultsFrame
  | FightFrame
  | EvasionFrame
  | FirstFireFrame
  | BreakingOffFrame
  | SupportFrame
  | RetreatFrame
  | PassingFrame
  | AdvanceFrame
  | DisplacementFrame;
