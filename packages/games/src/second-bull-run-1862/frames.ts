import type { ZoneIndex } from "@stonebridge/board";
import type { CommanderIndex, DivisionIndex, EntryIndex, SideIndex, UnitIndex } from "./field.ts";

/**
 * The running steps of the sequence of play, as they lie on a position's stack; the last one runs. Local values are small integers and
 * lists of them. Lists are replaced, never changed, so that a flat copy of a frame is enough. Flags are 0 or 1.
 */
export type Frame =
  // set-up (11.2), one side after the other (RU-90)
  | { readonly step: "placement"; readonly side: SideIndex }
  // the turn and the night, by parts
  | { readonly step: "turn"; at: number }
  | { readonly step: "night"; at: number }
  | SegmentFrame
  // activation (6.1, 6.2, 9.2)
  | {
      readonly step: "groups";
      readonly side: SideIndex;
      readonly division: DivisionIndex;
      /** Groups of brigades that are equally near to their commander and equally large (RU-25). */
      readonly groups: readonly (readonly UnitIndex[])[];
    }
  | { readonly step: "designation"; readonly side: SideIndex }
  | DivisionsFrame
  | DivisionFrame
  // a brigade's action (6.1-l, 9.4, 9.5)
  | MarchFrame
  | FacingFrame
  | { readonly step: "turning"; readonly zone: ZoneIndex; readonly toward: ZoneIndex }
  | { readonly step: "displacement"; readonly commander: CommanderIndex }
  | { readonly step: "commanders"; readonly side: SideIndex; left: readonly CommanderIndex[] }
  | RideFrame
  // combat (10)
  | { readonly step: "combat"; readonly side: SideIndex }
  | BattleFrame
  | ChoosingFrame
  | TestsFrame
  | WithdrawalFrame
  | { readonly step: "advance"; readonly side: SideIndex; zones: readonly ZoneIndex[]; units: readonly UnitIndex[] }
  // administrative phase (8)
  | { readonly step: "flights"; readonly side: SideIndex; left: readonly UnitIndex[] }
  | { readonly step: "jones" }
  | { readonly step: "counter-attack" }
  | ReinforcementsFrame
  // the night (11.2.3)
  | { readonly step: "parting"; readonly side: SideIndex; held: readonly UnitIndex[] }
  | { readonly step: "night-moves"; readonly side: SideIndex; left: number }
  | { readonly step: "recall" }
  | { readonly step: "over"; readonly winner: SideIndex };

/** A side’s part of an action phase (6.1). */
export interface SegmentFrame {
  readonly step: "segment";
  readonly side: SideIndex;
  at: number;
  /** The designated corps commander, NONE before. */
  commander: CommanderIndex;
  /** Divisions that a situation has fixed, NONE if the die decides. */
  readonly slots: number;
}

/** The divisions a corps commander may activate (6.1-b, 6.1-g). */
export interface DivisionsFrame {
  readonly step: "divisions";
  readonly side: SideIndex;
  readonly commander: CommanderIndex;
  /** Slots still free, and how many the die gave. */
  left: number;
  readonly of: number;
  /** A white-band brigade has taken a slot (SB62-6.1-i, RU-16). */
  white: number;
  /** Divisions that have taken a slot (RU-21). */
  taken: readonly DivisionIndex[];
}

/** A division whose brigades act one by one. */
export interface DivisionFrame {
  readonly step: "division";
  readonly side: SideIndex;
  readonly division: DivisionIndex;
  /** Independent brigade that has acted with the division, NONE before (SB62-6.1-h). */
  guest: UnitIndex;
}

/** A brigade's action: reducing fatigue, or moving and perhaps attacking (SB62-6.1-l). */
export interface MarchFrame {
  readonly step: "march";
  readonly unit: UnitIndex;
  /** Movement points left. */
  points: number;
  allowance: number;
  /** Forced march taken (SB62-9.4-a). */
  forced: number;
  /** Zones entered. */
  steps: number;
  /** Why no zone may be entered any more: 0 while one may, else HALTED, REMOUNTED or ON_FOOT. */
  stopped: number;
  /** Has spent points or forced its march: it is already acting, and cannot reduce its fatigue any more. */
  begun: number;
  /** Enemy zones that were in contact with its side just before it came into contact: they do not turn (SB62-9.5-d, RU-34). */
  engaged: readonly ZoneIndex[];
  /** Enters the map as a reinforcement: no enemy zone of control, no forced march, no attack (SB62-8-E-d); or moves by night. */
  entering: number;
}

/** A zone of control has ended the march (SB62-9.3-c). */
export const HALTED = 1;
/** Cavalry has mounted again (SB62-9.4-n). */
export const REMOUNTED = 2;
/** Cavalry has dismounted (RU-44). */
export const ON_FOOT = 3;

/** A brigade that chooses where to face once it has acted, advanced or retreated (9.5-a, 9.5-e). */
export interface FacingFrame {
  readonly step: "facing";
  readonly unit: UnitIndex;
  /** Then turns the enemies newly in contact with it (9.5-c): not after a retreat. */
  readonly turns: number;
  /** Enemy zones that were in contact with the mover's side before it came: they do not turn (9.5-d, RU-34). */
  readonly engaged: readonly ZoneIndex[];
}

/** A commander on his way, zone by zone (6.3-e). */
export interface RideFrame {
  readonly step: "ride";
  readonly commander: CommanderIndex;
  /** Movement points left. */
  points: number;
}

/** One combat, from the engaged brigades to its results (10.2 - 10.4). */
export interface BattleFrame {
  readonly step: "battle";
  readonly side: SideIndex;
  readonly zone: ZoneIndex;
  at: number;
  /** Engaged at the start (RU-51, RU-61). */
  readonly attackers: readonly UnitIndex[];
  readonly defenders: readonly UnitIndex[];
  /** Zones the attack comes from. */
  readonly from: readonly ZoneIndex[];
  /** -1 the attacker lost, 1 the defender. */
  readonly lost: number;
  /** 1: the losers test as well (SB62-10.4-d). */
  readonly tests: number;
  /** Natural sixes (SB62-10.4-f): 1 the attacker’s die, 2 the defender’s, 3 both. */
  readonly sixes: number;
  /** Brigades that suffer (SB62-10.4-e, RU-62). */
  suffering: readonly UnitIndex[];
}

/** An owner's choice among equals: who takes a loss, who suffers (SB62-10.4-x). */
export interface ChoosingFrame {
  readonly step: "choosing";
  readonly side: SideIndex;
  /** Index in CHOICE_CAUSES. */
  readonly cause: number;
  /** Brigades among which to choose, and how many are still to be chosen. */
  among: readonly UnitIndex[];
  wanted: number;
  chosen: readonly UnitIndex[];
}

/** Combat tests, rolled together and applied in order (RU-63). */
export interface TestsFrame {
  readonly step: "tests";
  readonly side: SideIndex;
  readonly units: readonly UnitIndex[];
  /** Engaged brigades of the enemy: it retreats from these, and a Melee strikes one (SB62-10.4-j, RU-65). */
  readonly against: readonly UnitIndex[];
  /** By place in `units`: index in TEST_RESULTS; empty before the roll. */
  results: readonly number[];
  at: number;
}

/** A brigade that retreats (10.4-k ... 10.4-r, 8-A, 11.2.3-g). */
export interface WithdrawalFrame {
  readonly step: "withdrawal";
  readonly unit: UnitIndex;
  /** Zones still to go. */
  left: number;
  /** Zones it has left on its way, its original one first (RU-67). */
  origins: readonly ZoneIndex[];
  /** Zones of the enemies that it retreats from. */
  readonly against: readonly ZoneIndex[];
  /** Until it is out of contact, whatever `left` says (RU-98). */
  readonly parting: number;
}

/** A side's reinforcements of a turn (8-E, 11.1.3). */
export interface ReinforcementsFrame {
  readonly step: "reinforcements";
  readonly side: SideIndex;
  /** Brigades and commanders that may come now: brigades by index, commanders by roster + index. */
  left: readonly number[];
  /** By division: letter by which it comes, NONE before its first brigade (RU-80). */
  letters: readonly EntryIndex[];
  /** By letter: brigades that have come by it in this segment (SB62-11.1.3-d, RU-81). */
  entered: readonly number[];
}

/** Why there is a choice among equals: a natural six, who suffers a result, a Melee. */
export const CHOICE_CAUSES = ["loss", "suffering", "melee"] as const;

export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;

/**
 * Copies one frame. The steps that last longest have a branch of their own: a place in the code that sees frames of only one shape copies
 * them faster.
 */
export function copyFrame(frame: Frame): Frame {
  switch (frame.step) {
    case "turn":
      return { ...frame };
    case "segment":
      return { ...frame };
    case "divisions":
      return { ...frame };
    case "division":
      return { ...frame };
    case "march":
      return { ...frame };
    default:
      return { ...frame };
  }
}
