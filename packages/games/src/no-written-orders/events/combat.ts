import type { DieRoll } from "./die-roll.ts";
import type { FireKind, SideId } from "../vocabulary.ts";

/** Events of fire and assault (7, 8, 11.2). */
export type CombatEvent =
  /** This many points fired at a hex; one roll of two dice, or under `sixToHit` one for each point. */
  | {
      readonly type: "fired";
      readonly kind: FireKind;
      readonly side: SideId;
      readonly units: readonly string[];
      readonly hex: string;
      readonly strength: number;
      readonly rolls: readonly DieRoll[];
      readonly hits: number;
    }
  /** Steps lost so far, and the strength left. */
  | { readonly type: "step-lost"; readonly unit: string; readonly lost: number; readonly strength: number }
  | { readonly type: "step-restored"; readonly unit: string; readonly lost: number; readonly strength: number }
  | { readonly type: "eliminated"; readonly unit: string; readonly hex: string }
  | { readonly type: "disrupted"; readonly units: readonly string[] }
  | { readonly type: "digging-stopped"; readonly hex: string }
  | {
      readonly type: "assaulted";
      readonly side: SideId;
      readonly attackers: readonly string[];
      readonly defenders: readonly string[];
      readonly hex: string;
    }
  | {
      readonly type: "charged";
      readonly side: SideId;
      readonly chargers: readonly string[];
      readonly defenders: readonly string[];
      readonly hex: string;
    }
  | { readonly type: "pursuit-tested"; readonly unit: string; readonly roll: DieRoll; readonly pursues: boolean }
  | { readonly type: "stayed"; readonly units: readonly string[]; readonly hex: string }
  /** A group checked its morale; `held`: it stays. */
  | {
      readonly type: "morale-tested";
      readonly side: SideId;
      readonly units: readonly string[];
      readonly roll: DieRoll;
      readonly held: boolean;
    }
  | { readonly type: "retreated"; readonly units: readonly string[]; readonly from: string; readonly to: string }
  | { readonly type: "advanced"; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly type: "leader-advanced"; readonly leader: string; readonly to: string }
  /** Artillery left in a hex that the enemy took. */
  | { readonly type: "destroyed"; readonly unit: string }
  /** A leader whom the enemy found alone; he has nowhere to go if no unit of his is on the map. */
  | { readonly type: "displaced"; readonly leader: string; readonly from: string; readonly to?: string }
  | { readonly type: "headquarters-lost"; readonly holder: string; readonly hex: string }
  | { readonly type: "low-ammunition"; readonly units: readonly string[] }
  | { readonly type: "leader-tested"; readonly leader: string; readonly roll: DieRoll; readonly lost: boolean }
  | { readonly type: "leader-replaced"; readonly leader: string; readonly rating: number };
