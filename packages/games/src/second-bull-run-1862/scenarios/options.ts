import type { OptionInfo, ScenarioInfo } from "@stonebridge/kernel";
import BIDS from "../bids.json" with { type: "json" };
import { OPTION_VALUES, type ScenarioId } from "../vocabulary.ts";

/** SB62-11.2 */
export const SCENARIOS: readonly ScenarioInfo<ScenarioId>[] = [
  // First the day that begins with every unit on the field.
  { id: "august-30", name: "August 30" },
  { id: "august-29", name: "August 29" },
  { id: "both-days", name: "Both days" },
];

/** Switches, settled before play (D01): S1, the optional rule of the first day (SB62-11.2.1-k); S2, a reading of what counts as a loss (RU-94); S3, points that make the chances even. */
export const OPTIONS: readonly OptionInfo[] = [
  { id: "tacticalOption", rule: "SB62-S1", values: OPTION_VALUES.tacticalOption },
  { id: "setupLosses", rule: "SB62-S2", values: OPTION_VALUES.setupLosses, ruling: true },
  { id: "evenChances", rule: "SB62-S3", values: OPTION_VALUES.evenChances, bids: BIDS },
];
