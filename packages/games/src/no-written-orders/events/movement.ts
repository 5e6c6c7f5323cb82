import type { SideId } from "../vocabulary.ts";

/** Events of movement (5, 11). */
export type MovementEvent =
  | {
      readonly type: "stepped";
      readonly units: readonly string[];
      readonly from: string;
      readonly to: string;
      /** Points left, in halves, by unit. */
      readonly left: readonly number[];
    }
  /** What the enemy sees of a step that he cannot look at: the counter on top (RUL-190). */
  | { readonly type: "counter-moved"; readonly top: string; readonly from: string; readonly to: string }
  | { readonly type: "stopped"; readonly units: readonly string[]; readonly hex: string }
  /** A unit that stays screened others from passing fire. */
  | { readonly type: "screened"; readonly unit: string; readonly units: readonly string[] }
  | { readonly type: "entered"; readonly unit: string; readonly hex: string; readonly side: SideId }
  | {
      readonly type: "left-map";
      readonly units: readonly string[];
      readonly leaders: readonly string[];
      readonly hex: string;
    }
  | { readonly type: "leader-came"; readonly leader: string; readonly hex: string }
  /** When a group will come: only its owner knows (19.1-b). */
  | { readonly type: "arrival-thrown"; readonly group: string; readonly turn: number }
  /** An entrenchment is begun, and done: towards the hex it faces. */
  | { readonly type: "digging-began"; readonly unit: string; readonly hex: string; readonly facing: string }
  | { readonly type: "entrenched"; readonly hex: string; readonly facing: string }
  | { readonly type: "abatis-cleared"; readonly unit: string; readonly hex: string }
  | { readonly type: "rode"; readonly leader: string; readonly from: string; readonly to: string };
