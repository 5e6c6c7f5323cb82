import type { CombatUnit, Modifier } from "./events.ts";
import type { RollKind, SideId, TestResult } from "./vocabulary.ts";

/** What a combat comes to (SB62-10.4-b..d): who suffers Fatigue, and whether he tests. */
export const COMBAT_RESULTS = ["attacker-tests", "attacker-tires", "defender-tires", "defender-tests"] as const;
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

/** What a combat may do to a brigade that is engaged in it. Of equals that their owner would choose among, the first listed is taken. */
export interface UnitForecast {
  readonly unit: string;
  readonly side: SideId;
  /** Ways, of `of`, in which a natural six of the enemy strikes it (SB62-10.4-f). */
  readonly struck: number;
  /** Ways, of `of`, in which it suffers the result: Fatigue, unless it is artillery or as tired as can be. */
  readonly suffers: number;
  /** Ways, of six times `of`, of each result of its Combat test; what is missing is no test. */
  readonly tests: Readonly<Record<TestResult, number>>;
}

/** A combat weighed before anybody commits to it: what is sure, what is rolled, and the exact chances. */
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
  /** Ways of each result out of `of` equally likely falls of all dice: exact. */
  readonly ways: Readonly<Record<CombatResult, number>>;
  /** Ways in which the natural die of each side is a six. */
  readonly sixes: { readonly attacker: number; readonly defender: number };
  readonly of: number;
  readonly units: readonly UnitForecast[];
}
