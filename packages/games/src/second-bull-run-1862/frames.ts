import type { ZoneIndex } from "@stonebridge/board";
import type { FramesOf, OpenSteps } from "@stonebridge/kernel";
import type { CommanderIndex, DivisionIndex, EntryIndex, SideIndex, UnitIndex } from "./field.ts";

/** What the fields of a position and the locals of its steps hold; NONE, or NOWHERE, where there may be none. */
export interface Kinds {
  side: SideIndex;
  "side or none": SideIndex;
  unit: UnitIndex;
  "unit or none": UnitIndex;
  zone: ZoneIndex;
  "zone or none": ZoneIndex;
  division: DivisionIndex;
  commander: CommanderIndex;
  "commander or none": CommanderIndex;
  "entry or none": EntryIndex;
  /** A brigade by index, a commander by roster + index. */
  comer: number;
  /** 0 or 1. */
  flag: number;
  count: number;
  /** Divisions that a situation has fixed, NONE if the die decides. */
  slots: number;
  /** Why no zone may be entered any more: 0 while one may, else HALTED, REMOUNTED or ON_FOOT. */
  stop: number;
  "part of turn": number;
  "part of segment": number;
  "part of battle": number;
  "part of night": number;
  /** -1 the attacker lost, 1 the defender. */
  lost: number;
  /** Natural sixes (SB62-10.4-f): 1 the attacker’s die, 2 the defender’s, 3 both. */
  sixes: number;
  /** Index in CHOICE_CAUSES. */
  cause: number;
  /** Index in TEST_RESULTS. */
  result: number;
  winner: SideIndex;
  /** 1 on August 29, 2 on August 30. */
  day: number;
  /** Of a day, 0 before the first. */
  turn: number;
  /** Action phase, 0 outside. */
  phase: number;
  /** Where a brigade or commander is. */
  state: number;
  losses: number;
  fatigue: number;
  /** A bit each. */
  marks: number;
  /** A turn of both days on one scale, 0 for none. */
  time: number;
  /** Place in TACTICS from 1, 0 for none. */
  tactic: number;
  /** How many lie on a brigade in its stack. */
  depth: number;
  truth: boolean;
}

/**
 * The steps of the sequence of play with their locals, as they lie on a position's stack while they run; the last one runs. Any seat may
 * see all of them: nothing is hidden in this game.
 */
export const FRAMES = {
  /** Set-up (11.2), one side after the other (RU-90). */
  placement: { side: "side" },
  turn: { at: { changes: "part of turn" } },
  night: { at: { changes: "part of night" } },
  /** A side’s part of an action phase (6.1). */
  segment: {
    side: "side",
    at: { changes: "part of segment" },
    /** The designated corps commander, NONE before. */
    commander: { changes: "commander or none" },
    slots: "slots",
    /**
     * Brigades that a command test has failed (9.2-c). Kept for whoever asks why they do not act; they are marked as having acted, and
     * nothing depends on this: records are checked without it.
     */
    failed: { changes: { maybe: ["unit"] } },
  },
  groups: {
    side: "side",
    division: "division",
    /** Groups of brigades that are equally near to their commander and equally large (RU-25). */
    groups: [["unit"]],
  },
  designation: { side: "side" },
  /** The divisions a corps commander may activate (6.1-b, 6.1-g). */
  divisions: {
    side: "side",
    commander: "commander",
    /** Slots still free, and how many the die gave. */
    left: { changes: "count" },
    of: "count",
    /** A white-band brigade has taken a slot (SB62-6.1-i, RU-16). */
    white: { changes: "flag" },
    /** Divisions that have taken a slot (RU-21). */
    taken: { changes: ["division"] },
  },
  /** A division whose brigades act one by one. */
  division: {
    side: "side",
    division: "division",
    /** Independent brigade that has acted with the division, NONE before (SB62-6.1-h). */
    guest: { changes: "unit or none" },
  },
  /** A brigade's action: reducing fatigue, or moving and perhaps attacking (SB62-6.1-l). */
  march: {
    unit: "unit",
    /** Movement points left. */
    points: { changes: "count" },
    allowance: { changes: "count" },
    /** Forced march taken (SB62-9.4-a). */
    forced: { changes: "flag" },
    /** Zones entered. */
    steps: { changes: "count" },
    stopped: { changes: "stop" },
    /** Has spent points or forced its march: it is already acting, and cannot reduce its fatigue any more. */
    begun: { changes: "flag" },
    /** Enemy zones that were in contact with its side just before it came into contact: they do not turn (SB62-9.5-d, RU-34). */
    engaged: { changes: ["zone"] },
    /** Enters the map as a reinforcement: no enemy zone of control, no forced march, no attack (SB62-8-E-d); or moves by night. */
    entering: { changes: "flag" },
  },
  /** A brigade that chooses where to face once it has acted, advanced or retreated (9.5-a, 9.5-e). */
  facing: {
    unit: "unit",
    /** Then turns the enemies newly in contact with it (9.5-c): not after a retreat. */
    turns: "flag",
    /** Enemy zones that were in contact with the mover's side before it came: they do not turn (9.5-d, RU-34). */
    engaged: ["zone"],
  },
  turning: { zone: "zone", toward: "zone" },
  displacement: { commander: "commander" },
  commanders: { side: "side", left: { changes: ["commander"] } },
  /** A commander on his way, zone by zone (6.3-e), with the movement points left. */
  ride: { commander: "commander", points: { changes: "count" } },
  combat: { side: "side" },
  /** One combat, from the engaged brigades to its results (10.2 - 10.4). */
  battle: {
    side: "side",
    zone: "zone",
    at: { changes: "part of battle" },
    /** Engaged at the start (RU-51, RU-61). */
    attackers: ["unit"],
    defenders: ["unit"],
    /** Zones the attack comes from. */
    from: ["zone"],
    lost: "lost",
    /** 1: the losers test as well (SB62-10.4-d). */
    tests: "flag",
    sixes: "sixes",
    /** Brigades that suffer (SB62-10.4-e, RU-62). */
    suffering: { changes: ["unit"] },
  },
  /** An owner's choice among equals: who takes a loss, who suffers (SB62-10.4-x). */
  choosing: {
    side: "side",
    cause: "cause",
    /** Brigades among which to choose, and how many are still to be chosen. */
    among: { changes: ["unit"] },
    wanted: { changes: "count" },
    chosen: { changes: ["unit"] },
  },
  /** Combat tests, rolled together and applied in order (RU-63). */
  tests: {
    side: "side",
    units: ["unit"],
    /** Engaged brigades of the enemy: it retreats from these, and a Melee strikes one (SB62-10.4-j, RU-65). */
    against: ["unit"],
    /** By place in `units`; empty before the roll. */
    results: { changes: ["result"] },
    at: { changes: "count" },
  },
  /** A brigade that retreats (10.4-k ... 10.4-r, 8-A, 11.2.3-g). */
  withdrawal: {
    unit: "unit",
    /** Zones still to go. */
    left: { changes: "count" },
    /** Zones it has left on its way, its original one first (RU-67). */
    origins: { changes: ["zone"] },
    /** Zones of the enemies that it retreats from. */
    against: ["zone"],
    /** Until it is out of contact, whatever `left` says (RU-98). */
    parting: "flag",
  },
  advance: { side: "side", zones: { changes: ["zone"] }, units: { changes: ["unit"] } },
  flights: { side: "side", left: { changes: ["unit"] } },
  jones: {},
  "counter-attack": {},
  /** A side's reinforcements of a turn (8-E, 11.1.3). */
  reinforcements: {
    side: "side",
    /** Brigades and commanders that may come now. */
    left: { changes: ["comer"] },
    /** By division: letter by which it comes, NONE before its first brigade (RU-80). */
    letters: { changes: ["entry or none"] },
    /** By letter: brigades that have come by it in this segment (SB62-11.1.3-d, RU-81). */
    entered: { changes: ["count"] },
  },
  /** The night (11.2.3). */
  parting: { side: "side", held: { changes: ["unit"] } },
  "night-moves": { side: "side", left: { changes: "count" } },
  recall: {},
  over: { winner: "winner" },
} as const satisfies OpenSteps<keyof Kinds>;

/** A running step with its locals, as it lies on the stack of a position. */
export type Frame = FramesOf<typeof FRAMES, Kinds>;
/** The frame of one step. */
export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;
/** A side’s part of an action phase. */
export type SegmentFrame = FrameOf<"segment">;
/** A corps commander chooses his divisions. */
export type DivisionsFrame = FrameOf<"divisions">;
/** A division whose brigades act. */
export type DivisionFrame = FrameOf<"division">;
/** A brigade in its action. */
export type MarchFrame = FrameOf<"march">;
/** A brigade that chooses where to face. */
export type FacingFrame = FrameOf<"facing">;
/** A commander on his way. */
export type RideFrame = FrameOf<"ride">;
/** One combat. */
export type BattleFrame = FrameOf<"battle">;
/** An owner’s choice among equals. */
export type ChoosingFrame = FrameOf<"choosing">;
/** Combat tests of a side. */
export type TestsFrame = FrameOf<"tests">;
/** A brigade that retreats. */
export type WithdrawalFrame = FrameOf<"withdrawal">;
/** A side’s reinforcements of a turn. */
export type ReinforcementsFrame = FrameOf<"reinforcements">;
