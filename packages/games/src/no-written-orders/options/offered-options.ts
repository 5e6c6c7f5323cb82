import type { OptionInfo } from "@stonebridge/kernel";
import BIDS from "../bids.json" with { type: "json" };
import { MODULES } from "../modules/modules.ts";
import { DEFAULT_OPTIONS, SWITCHES } from "./switches.ts";
import { optionFaults } from "../situations/option-faults.ts";
import { type ModuleId, OPTION_VALUES, type OptionId } from "../vocabulary.ts";

/** The switches as a chooser shows them: with the scenarios that allow each, and with what it requires. */
export const OPTIONS: readonly OptionInfo[] = SWITCHES.map(({ id, rule, requires, module }) => ({
  id,
  rule,
  values: OPTION_VALUES[id],
  scenarios: scenariosThatTake([id, ...requires], module),
  requires,
  ...(id === "evenChances" ? { bids: BIDS } : {}),
}));

/** Scenarios of those modules that have all that these switches need. @param own the module whose special rule it is */
function scenariosThatTake(ids: readonly OptionId[], own: ModuleId | undefined): readonly string[] {
  const on = Object.fromEntries(ids.map((id) => [id, "on"]));
  return Object.values(MODULES)
    .filter((module) => own === undefined || own === module.id)
    .filter((module) => optionFaults(module, { ...DEFAULT_OPTIONS, ...on }).length === 0)
    .flatMap(({ scenarios }) => scenarios.map(({ id }) => id));
}
