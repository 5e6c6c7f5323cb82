import type { DieRoll } from "../events.ts";
import type { SideId } from "../vocabulary.ts";

/** What the rules of a longer fight bring: spirits, recovery, points (6.3, 13, 14, 18). */
export type CampaignEvent =
  | { readonly type: "spirit-changed"; readonly formation: string; readonly demoralised: boolean }
  | { readonly type: "army-broke"; readonly side: SideId }
  | { readonly type: "recovery-tested"; readonly unit: string; readonly roll: DieRoll; readonly recovered: boolean };
