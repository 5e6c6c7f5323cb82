import type { Action } from "../actions.ts";
import type { CombatUnit, Modifier } from "../events.ts";
import type { RollKind, SideId, TestResult } from "../vocabulary.ts";

/** The outcome of a combat (SB62-10.4-b..d): who suffers Fatigue, and whether he tests. */
export const COMBAT_RESULTS = ["attacker-tests", "attacker-tires", "defender-tires", "defender-tests"] as const;
/** An outcome of a combat, by its id. */
export type CombatResult = (typeof COMBAT_RESULTS)[number];

/** A die that decides a +1 before the combat dice. */
export interface PendingRoll {
  readonly kind: RollKind;
  readonly side: SideId;
  /** The sharpshooters; absent for the remainder of a side’s guns. */
  readonly unit?: string;
  /** Faces of six that succeed. */
  readonly faces: number;
}

/** What a combat may do to a brigade engaged in it. Among equals that their owner would choose from, the first listed is taken. */
export interface UnitForecast {
  readonly unit: string;
  readonly side: SideId;
  /** Ways, of `of`, in which a natural six of the enemy strikes it (SB62-10.4-f). */
  readonly struck: number;
  /** Ways, of `of`, in which it suffers the result: Fatigue, unless it is artillery or has the maximum. */
  readonly suffers: number;
  /** Ways, of six times `of`, of each result of its Combat test; the rest is no test. */
  readonly tests: Readonly<Record<TestResult, number>>;
}

/** A combat weighed before anybody commits to it: what is certain, what is rolled, and the exact chances. */
export interface CombatForecast {
  readonly attacker: SideId;
  readonly zone: string;
  readonly from: readonly string[];
  readonly attackers: readonly CombatUnit[];
  readonly defenders: readonly CombatUnit[];
  readonly modifiers: { readonly attacker: readonly Modifier[]; readonly defender: readonly Modifier[] };
  readonly rolls: readonly PendingRoll[];
  /** Below 1/3: lost without dice (SB62-10.3.1-b). */
  readonly hopeless: boolean;
  /** Ways of each result out of `of` equally likely rolls of all dice: exact. */
  readonly ways: Readonly<Record<CombatResult, number>>;
  /** Ways in which the natural die of each side is a six. */
  readonly sixes: { readonly attacker: number; readonly defender: number };
  readonly of: number;
  readonly units: readonly UnitForecast[];
}

/** A zone that the brigade on the march can reach, with the actions that bring it there. */
export interface ReachedZone {
  readonly zone: string;
  /** Movement points spent on the way, from where it stands now. */
  readonly cost: number;
  /** It has to force its march, and takes a level of Fatigue (SB62-9.4-a). */
  readonly forced: boolean;
  /** It must stop there: an enemy zone of control (SB62-9.3-c). */
  readonly stops: boolean;
  /** It may end there (SB62-9.1-c, SB62-9.6-a); otherwise it can only pass through. */
  readonly mayEnd: boolean;
  /** Zones entered, the last is `zone`. */
  readonly path: readonly string[];
  /** `force` and `step` actions to play, in order. */
  readonly actions: readonly Action[];
}

/** A zone a commander can ride to. */
export interface Ride {
  readonly zone: string;
  /** Movement points. */
  readonly cost: number;
  /** Zones entered, the last is `zone`. */
  readonly path: readonly string[];
  /** `ride` actions to play, in order. */
  readonly actions: readonly Action[];
}

/** A zone, and how far it is from a commander. */
export interface CommandDistance {
  readonly zone: string;
  /** Movement points from the commander (SB62-9.1-a). */
  readonly cost: number;
  readonly within: boolean;
}

/** The relation of a division, or an independent brigade, to the corps commander who would activate it. */
export interface DivisionCommand {
  readonly commander: string;
  /** It obeys at once; otherwise a test decides (SB62-9.2-b). */
  readonly within: boolean;
  /** His zone, and that of the nearest brigade. */
  readonly from: string;
  readonly to: string;
  /** Movement points from him; absent far out of range. */
  readonly distance?: number;
}
