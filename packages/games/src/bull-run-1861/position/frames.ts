import type { ZoneIndex } from "@stonebridge/board";
import type { FramesOf, OpenSteps } from "@stonebridge/kernel";
import type { PieceIndex, SideIndex, UnitIndex } from "../field.ts";

/** What the fields of a position and the locals of its steps hold. */
export interface Kinds {
  side: SideIndex;
  /** NOBODY if there is none. */
  "side or none": SideIndex;
  unit: UnitIndex;
  /** NONE if there is none. */
  "unit or none": UnitIndex;
  piece: PieceIndex;
  /** NONE if there is none. */
  "piece or none": PieceIndex;
  zone: ZoneIndex;
  /** NOWHERE if there is none. */
  "zone or none": ZoneIndex;
  headquarters: number;
  /** 0 or 1. */
  flag: number;
  /** The part that comes next, from 0. */
  "part of a turn": number;
  "part of a half": number;
  /** Of points, of zones entered. */
  count: number;
  /** Game turn, 0 before the first. */
  turn: number;
  /** Movement phase, 0 outside. */
  phase: number;
  /** Where a unit is. */
  state: number;
  fatigue: number;
  losses: number;
  /** A bit each. */
  marks: number;
  /** How many lie on it, NONE outside of stacks. */
  depth: number;
}

/**
 * The steps of the sequence of play with their locals, as they lie on a position's stack while they run; the last one runs. Any seat may
 * see all of them: nothing is hidden in this game (R107).
 */
export const FRAMES = {
  historical: {},
  placement: { side: "side" },
  dispositions: { side: "side" },
  turn: { at: { changes: "part of a turn" } },
  offensive: { side: "side" },
  marking: { side: "side" },
  half: { side: "side", at: { changes: "part of a half" } },
  activation: { side: "side", left: { changes: "count" }, of: "count" },
  /** An activated brigade's move (7-g, 10.3). */
  march: {
    unit: "unit",
    /** Movement points left. */
    points: { changes: "count" },
    allowance: { changes: "count" },
    pushed: { changes: "flag" },
    /** Zones entered. */
    steps: { changes: "count" },
    /** Picked up between two zones' stacks: it has marched and not yet taken its place. */
    inHand: { changes: "flag" },
    /** The counter is where it was not before this move: every contact there is new (R39). */
    fresh: { changes: "flag" },
    /** Movement points spent. */
    spent: { changes: "count" },
    /** Entered an enemy zone of control (10.3-l). */
    stopped: { changes: "flag" },
    rested: { changes: "flag" },
    /** Changed the order of its stack. */
    ordered: { changes: "flag" },
    /** The Legion stays behind (R74). */
    leaving: { changes: "flag" },
    /** Deployed in this move: its marker is new in its zone. */
    deployed: { changes: "flag" },
    /** Attack markers it has placed. */
    attacks: { changes: "count" },
  },
  line: { piece: "piece", companion: "piece or none", face: "flag" },
  facing: { piece: "piece", fresh: "flag" },
  contact: { piece: "piece" },
  turning: { piece: "piece", zone: "zone" },
  displacement: { headquarters: "headquarters" },
  headquarters: { side: "side" },
  combat: { side: "side" },
  hit: { side: "side", units: { changes: ["unit"] }, against: ["zone"] },
  /** A brigade leaving a combat (11.4-h, R63). */
  withdrawal: {
    unit: "unit",
    /** Zones entered so far: 0, 1 or 2. */
    steps: { changes: "count" },
    /** Zone it has left, or both of an extended line. */
    origins: ["zone"],
    /** Enemy zones of the combat it leaves. */
    against: ["zone"],
    /** A second line that follows its front line loses no step (11.3-l). */
    free: "flag",
  },
  following: { units: { changes: ["unit"] }, against: ["zone"] },
  advance: { side: "side", zones: { changes: ["zone"] }, pieces: { changes: ["piece"] } },
  operational: { side: "side" },
  /** Brigades on their Operational movement (6-m, 9-b): one, or two that started stacked. */
  "operational-march": {
    units: ["unit"],
    points: { changes: "count" },
    allowance: { changes: "count" },
    steps: { changes: "count" },
    inHand: { changes: "flag" },
    stopped: { changes: "flag" },
    leaving: { changes: "flag" },
  },
  arrival: { unit: "unit" },
  over: { winner: "side" },
} as const satisfies OpenSteps<keyof Kinds>;

/** A running step with its locals, as it lies on the stack of a position. */
export type Frame = FramesOf<typeof FRAMES, Kinds>;
/** The frame of one step. */
export type FrameOf<S extends Frame["step"]> = Extract<Frame, { readonly step: S }>;
/** A unit on the march in its activation. */
export type MarchFrame = FrameOf<"march">;
/** A unit that goes back after a combat. */
export type WithdrawalFrame = FrameOf<"withdrawal">;
/** Units on their Operational march. */
export type OperationalFrame = FrameOf<"operational-march">;
