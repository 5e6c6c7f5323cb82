import type { DieRoll as KernelDieRoll, DieRollModifier, RuleId } from "@stonebridge/kernel";
import type { Defence, EntryId, ModifierKey, RollKind, SideId, Stage, Tactic, TestResult } from "./vocabulary.ts";

/** A die of this game. */
export type DieRoll<M extends DieRollModifier = DieRollModifier> = KernelDieRoll<RollKind, SideId, M>;

/** What is added to an activation die, by its clause: the commander’s own value, or what the day adds (DR-03). */
export interface ActivationModifier extends DieRollModifier {
  readonly rule: "SB62-6.1-b" | "SB62-6.1-e" | "SB62-11.2.1-h" | "SB62-11.2.1-k" | "SB62-11.2.2-i" | "SB62-11.2.3-c";
}

/** What is added to a Combat test, by its clause (table T6): a star or Fatigue 2 by 10.4-i. */
export interface TestModifier extends DieRollModifier {
  readonly rule: "SB62-10.4-i" | "SB62-10.4-u" | "SB62-10.4-z" | "SB62-11.1.1-b" | "SB62-RU64";
}

/** Columns of table T2: the strength ratio, rounded in the defender's favour. */
export const RATIOS = ["1/3", "1/2", "1/1", "3/2", "2/1", "3/1"] as const;
/** A column of table T2. */
export type Ratio = (typeof RATIOS)[number];

/** One line of a combat's calculation. */
export interface Modifier {
  readonly key: ModifierKey;
  readonly value: number;
  readonly rule: RuleId;
  /** Brigades, zones it comes from. */
  readonly units?: readonly string[];
  readonly zones?: readonly string[];
  /** Ratio: the strengths and the column, `guns` against lone artillery (SB62-10.3.1-c). */
  readonly strengths?: readonly [attacker: number, defender: number];
  readonly column?: Ratio | "guns";
  /** Terrain: what defends. */
  readonly defences?: readonly Defence[];
}

/** A brigade in a combat, with the potentials that it brings. */
export interface CombatUnit {
  readonly unit: string;
  readonly zone: string;
  readonly combat: number;
  readonly artillery: number;
  /** Artillery that supports from another zone: its guns count, it is not engaged (RU-51). */
  readonly supports?: true;
}

/** Why a brigade retreats, or loses. */
export type Cause = TestResult | "natural-six" | "front" | "no-way" | "flight" | "parting" | "crossing";

/** Everything that happens, as facts. Ids of brigades, commanders, divisions, zones and sides throughout. */
export type GameEvent = { readonly rule: RuleId } & (
  | { readonly type: "turn-began"; readonly day: number; readonly turn: number }
  | { readonly type: "night-began" }
  | { readonly type: "stage-began"; readonly stage: Stage }
  | { readonly type: "placed"; readonly unit: string; readonly zone: string }
  | { readonly type: "posted"; readonly commander: string; readonly zone: string }
  | { readonly type: "readied"; readonly side: SideId }
  // initiative (5, 11.2)
  | { readonly type: "initiative"; readonly rolls: readonly DieRoll[]; readonly first: SideId }
  | { readonly type: "tactic"; readonly side: SideId; readonly roll: DieRoll; readonly tactic: Tactic }
  // activation (6)
  | {
      readonly type: "segment-began";
      readonly phase: number;
      readonly side: SideId;
      readonly isolated: readonly string[];
    }
  /** `able`: how many can act at all, where the die gives more. */
  | {
      readonly type: "designated";
      readonly commander: string;
      readonly roll: DieRoll<ActivationModifier>;
      readonly divisions: number;
      readonly able?: number;
    }
  | {
      readonly type: "division-activated";
      readonly division?: string;
      /** The lone brigade that acts in the place of a division. */
      readonly unit?: string;
      /** In command: at what distance from the corps commander, in MP. */
      readonly distance?: number;
      /** Out of command: the command test. */
      readonly test?: DieRoll;
      readonly succeeded: boolean;
    }
  | { readonly type: "activated"; readonly unit: string; readonly guest: boolean }
  | { readonly type: "rested"; readonly unit: string; readonly fatigue: number }
  | {
      readonly type: "stepped";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly cost: number;
      readonly left: number;
      /** Enemy brigades whose zone of control ends the march. */
      readonly stoppedBy: readonly string[];
    }
  /** `points`: movement points after the bonus. */
  | { readonly type: "forced"; readonly unit: string; readonly points: number }
  | { readonly type: "dismounted"; readonly unit: string }
  | { readonly type: "mounted"; readonly unit: string }
  /** `against`: the enemy brigades in the zone. */
  | {
      readonly type: "attack-declared";
      readonly unit: string;
      readonly zone: string;
      readonly against: readonly string[];
    }
  | { readonly type: "attack-lapsed"; readonly unit: string }
  | { readonly type: "faced"; readonly units: readonly string[]; readonly zone: string }
  | { readonly type: "control"; readonly zone: string; readonly side: SideId }
  // commanders (6.3, 9.4-q)
  | {
      readonly type: "commander-tested";
      readonly commander: string;
      readonly roll: DieRoll;
      readonly succeeded: boolean;
    }
  | {
      readonly type: "rode";
      readonly commander: string;
      readonly from: string;
      readonly to: string;
      readonly cost: number;
    }
  | { readonly type: "displaced"; readonly commander: string; readonly from: string; readonly to: string }
  // combat (10)
  | {
      readonly type: "fought";
      readonly attacker: SideId;
      readonly zone: string;
      readonly from: readonly string[];
      readonly attackers: readonly CombatUnit[];
      readonly defenders: readonly CombatUnit[];
      readonly modifiers: { readonly attacker: readonly Modifier[]; readonly defender: readonly Modifier[] };
      /** Artillery and sharpshooter dice, in order. */
      readonly rolls: readonly DieRoll[];
      /** Absent if the odds are hopeless and nobody rolls (SB62-10.3.1-b). */
      readonly dice?: { readonly attacker: number; readonly defender: number };
      readonly totals?: { readonly attacker: number; readonly defender: number };
      /** Who loses, and whether he tests. */
      readonly loser: SideId;
      readonly tests: boolean;
    }
  | { readonly type: "fatigued"; readonly unit: string; readonly fatigue: number }
  | {
      readonly type: "lost-step";
      readonly unit: string;
      readonly losses: number;
      readonly combat: number;
      readonly cause: Cause;
    }
  | { readonly type: "eliminated"; readonly unit: string; readonly zone: string }
  | { readonly type: "left-map"; readonly unit: string; readonly zone: string }
  | {
      readonly type: "combat-test";
      readonly unit: string;
      readonly roll: DieRoll<TestModifier>;
      readonly result: TestResult;
    }
  | { readonly type: "routed"; readonly unit: string }
  | {
      readonly type: "retreated";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly throughFront: boolean;
    }
  | { readonly type: "advanced"; readonly unit: string; readonly from: string; readonly to: string }
  // continuation and administrative phase (7, 8)
  | { readonly type: "continuation"; readonly roll: DieRoll; readonly phase: number; readonly played: boolean }
  | { readonly type: "recovered"; readonly units: readonly string[] }
  | { readonly type: "commanders-ready"; readonly commanders: readonly string[] }
  | {
      readonly type: "rout-test";
      readonly unit: string;
      readonly roll: DieRoll;
      readonly rallied: boolean;
      readonly recovers: boolean;
    }
  | { readonly type: "loss-recovered"; readonly unit: string; readonly losses: number }
  // reinforcements (8-E, 11.1.3)
  | {
      readonly type: "reinforcement-tested";
      readonly formation: string;
      readonly roll: DieRoll;
      readonly arrives: boolean;
    }
  | {
      readonly type: "entered";
      readonly unit: string;
      readonly entry: EntryId;
      readonly zone: string;
      readonly cost: number;
    }
  | { readonly type: "commander-entered"; readonly commander: string; readonly entry: EntryId; readonly zone: string }
  | { readonly type: "entry-blocked"; readonly entry: EntryId; readonly instead?: EntryId }
  | { readonly type: "entry-waits"; readonly unit: string }
  | { readonly type: "jones-called" }
  | { readonly type: "counter-attack-declared" }
  // the night (11.2.3)
  | { readonly type: "rallied-by-night"; readonly units: readonly string[] }
  | { readonly type: "held"; readonly unit: string }
  | { readonly type: "recalled"; readonly commander: string; readonly units: readonly string[] }
  | {
      readonly type: "game-over";
      readonly winner: SideId | "draw";
      readonly points: { readonly union: number; readonly confederate: number };
    }
);
