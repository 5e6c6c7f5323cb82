import type { DieRoll } from "../events.ts";
import type { FireKind, SideId } from "../vocabulary.ts";

/** What fire and assault bring (7, 8, 11.2). */
export type CombatEvent =
  /** So many points fired at a hex; of two dice one roll, under `sixToHit` one for each point. */
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
  /** Steps lost so far, and what strength is left. */
  | { readonly type: "step-lost"; readonly unit: string; readonly lost: number; readonly strength: number }
  | { readonly type: "step-restored"; readonly unit: string; readonly lost: number; readonly strength: number }
  | { readonly type: "eliminated"; readonly unit: string; readonly hex: string }
  | { readonly type: "disrupted"; readonly units: readonly string[] }
  | { readonly type: "digging-stopped"; readonly hex: string }
  | { readonly type: "leader-tested"; readonly leader: string; readonly roll: DieRoll; readonly lost: boolean }
  | { readonly type: "leader-replaced"; readonly leader: string; readonly rating: number };
