import type { DieRoll } from "./die-roll.ts";
import type { SideId } from "../vocabulary.ts";

/** Events of morale, recovery and points (6.3, 13, 14, 18). */
export type CampaignEvent =
  | { readonly type: "spirit-changed"; readonly formation: string; readonly demoralised: boolean }
  | { readonly type: "army-broke"; readonly side: SideId }
  /** 0 fresh, 1 fatigued, 2 exhausted. */
  | { readonly type: "fatigue-changed"; readonly holder: string; readonly fatigue: number }
  | { readonly type: "return-tested"; readonly unit: string; readonly roll: DieRoll; readonly returns: boolean }
  | { readonly type: "returned"; readonly unit: string; readonly hex: string; readonly lost: number }
  | { readonly type: "shifted"; readonly unit: string; readonly from: string; readonly to: string }
  | { readonly type: "headquarters-moved"; readonly holder: string; readonly from: string; readonly to: string }
  | { readonly type: "headquarters-returned"; readonly holder: string; readonly hex: string }
  /** A train arrived, moved, was lost, was refilled; a unit has reloaded from it. */
  | { readonly type: "train-came"; readonly train: string; readonly hex: string }
  | { readonly type: "train-moved"; readonly train: string; readonly from: string; readonly to: string }
  | { readonly type: "train-lost"; readonly train: string; readonly hex: string }
  | { readonly type: "train-filled"; readonly train: string; readonly reloads: number }
  | { readonly type: "reloaded"; readonly unit: string; readonly train: string; readonly left: number }
  /** Units are cut off, or supplied again. */
  | { readonly type: "supply-changed"; readonly units: readonly string[]; readonly supplied: boolean }
  | { readonly type: "recovery-tested"; readonly unit: string; readonly roll: DieRoll; readonly recovered: boolean };
