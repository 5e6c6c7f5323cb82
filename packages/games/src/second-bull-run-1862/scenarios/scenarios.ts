import type { ScenarioId } from "../vocabulary.ts";
import { AUGUST_29 } from "./august-29.ts";
import { AUGUST_30 } from "./august-30.ts";
import { BOTH_DAYS } from "./both-days.ts";
import type { ScenarioData } from "./scenario-data.ts";

/** Set-up, reinforcements and special rules of each scenario. */
export const SCENARIO_DATA: Readonly<Record<ScenarioId, ScenarioData>> = {
  "august-29": AUGUST_29,
  "august-30": AUGUST_30,
  "both-days": BOTH_DAYS,
};
