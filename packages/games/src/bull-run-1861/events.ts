import type { DieRoll as KernelDieRoll, RuleId } from "@stonebridge/kernel";
import type { CombatResult, ModifierKey, RollKind, SideId } from "./vocabulary.ts";

/** A die of this game. */
export type DieRoll = KernelDieRoll<RollKind, SideId>;

/** One line of a combat's calculation. `piece` names the piece that it belongs to, if any. */
export interface Modifier {
  readonly key: ModifierKey;
  readonly value: number;
  readonly rule: RuleId;
  readonly piece?: string;
  /** Ratio: the strengths and the row of table Tb2. */
  readonly strengths?: readonly [attacker: number, defender: number];
  readonly row?: "1/1" | "3/2" | "2/1" | "3/1";
}

/** An element in a combat, with the potentials that it brings. */
export interface CombatPiece {
  /** Element id: `cocke`, `cocke+`. */
  readonly element: string;
  readonly unit: string;
  readonly zone: string;
  readonly combat: number;
  readonly artillery: number;
  readonly cavalry: number;
}

/** Everything that happens, as facts. Ids of units, elements, zones, HQs and sides throughout. */
export type GameEvent = { readonly rule: RuleId } & (
  | { readonly type: "turn-began"; readonly turn: number }
  | { readonly type: "stage-began"; readonly stage: "initiative" | "continuation" | "administrative" }
  | { readonly type: "half-began"; readonly phase: number; readonly side: SideId }
  | { readonly type: "placed"; readonly unit: string; readonly zone: string }
  | { readonly type: "readied"; readonly side: SideId }
  | { readonly type: "offensive-launched"; readonly side: SideId }
  | { readonly type: "offensive-refrained"; readonly side: SideId }
  | { readonly type: "initiative"; readonly rolls: readonly DieRoll[]; readonly first?: SideId }
  | { readonly type: "marked"; readonly unit: string; readonly zone: string }
  | { readonly type: "unmarked"; readonly unit: string }
  | { readonly type: "activation-number"; readonly side: SideId; readonly roll?: DieRoll; readonly number: number }
  | {
      readonly type: "activated";
      readonly unit: string;
      /** In command: which HQ, at what distance in MP, and its range. */
      readonly command?: { readonly headquarters: string; readonly distance: number; readonly range: number };
      /** Out of command: the initiative test. */
      readonly test?: DieRoll;
      readonly succeeded: boolean;
    }
  | { readonly type: "rested"; readonly unit: string; readonly fatigue: number }
  | {
      readonly type: "stepped";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly cost: number;
      readonly left: number;
      /** Enemy units whose zone of control ends the march. */
      readonly stoppedBy: readonly string[];
    }
  /** `points`: movement points left after the push. */
  | { readonly type: "pushed"; readonly unit: string; readonly points: number }
  | { readonly type: "deployed"; readonly unit: string; readonly zone: string }
  | { readonly type: "regrouped"; readonly unit: string; readonly zone: string }
  | {
      readonly type: "attack-declared";
      readonly element: string;
      readonly facing: string;
      /** The front lines of the enemy zones in its Front that it may attack. */
      readonly against: readonly string[];
    }
  | { readonly type: "attack-lapsed"; readonly element: string }
  | { readonly type: "legion-left"; readonly unit: string; readonly zone: string }
  | { readonly type: "legion-joined"; readonly unit: string; readonly host: string }
  | { readonly type: "lined"; readonly element: string; readonly line: "front" | "second" }
  | { readonly type: "faced"; readonly element: string; readonly zone: string }
  | { readonly type: "control"; readonly zone: string; readonly side: SideId; readonly points: number }
  | { readonly type: "ford-found"; readonly zone: string }
  | {
      readonly type: "rode";
      readonly headquarters: string;
      readonly from: string;
      readonly to: string;
      readonly cost: number;
    }
  | { readonly type: "displaced"; readonly headquarters: string; readonly from: string; readonly to: string }
  | {
      readonly type: "fought";
      readonly attacker: SideId;
      readonly zones: readonly string[];
      readonly attackers: readonly CombatPiece[];
      readonly supporters: readonly CombatPiece[];
      readonly defenders: readonly CombatPiece[];
      readonly modifiers: { readonly attacker: readonly Modifier[]; readonly defender: readonly Modifier[] };
      /** Artillery and cavalry dice, in order. */
      readonly rolls: readonly DieRoll[];
      readonly dice: { readonly attacker: number; readonly defender: number };
      readonly totals: { readonly attacker: number; readonly defender: number };
      readonly result: CombatResult;
    }
  | { readonly type: "fatigued"; readonly unit: string; readonly fatigue: number }
  | { readonly type: "lost-step"; readonly unit: string; readonly losses: number; readonly combat: number }
  | { readonly type: "legion-test"; readonly host: string; readonly roll: DieRoll; readonly legionLost: boolean }
  | { readonly type: "eliminated"; readonly unit: string; readonly zone: string }
  | { readonly type: "retreat-tried"; readonly unit: string; readonly roll?: DieRoll; readonly succeeded: boolean }
  | {
      readonly type: "retreated";
      readonly unit: string;
      readonly from: string;
      readonly to: string;
      readonly throughFront: boolean;
    }
  | { readonly type: "advanced"; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly type: "continuation"; readonly roll: DieRoll; readonly phase: number; readonly played: boolean }
  | { readonly type: "recovered"; readonly units: readonly string[] }
  | { readonly type: "headquarters-ready" }
  | { readonly type: "arrived"; readonly unit: string; readonly zone: string }
  | { readonly type: "arrival-waits"; readonly unit: string }
  | { readonly type: "defeat-latched"; readonly winner: SideId }
  | { readonly type: "extra-turn" }
  | {
      readonly type: "game-over";
      readonly winner: SideId;
      readonly points: { readonly north: number; readonly south: number };
    }
);
