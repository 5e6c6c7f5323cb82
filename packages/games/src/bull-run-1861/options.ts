import { keysOf, type OptionInfo, type ScenarioInfo } from "@stonebridge/kernel";
import BIDS from "./bids.json" with { type: "json" };
import { OPTION_VALUES, type OptionId, type Options } from "./vocabulary.ts";

/** BR61-12-a, S1 */
export const SCENARIOS: readonly ScenarioInfo<Options["setup"]>[] = [
  { id: "historical", name: "Historical placement" },
  { id: "free", name: "Free placement" },
];

/** Options advised with the historical placement: BR61-13-d, BR61-13-g. */
const WITH_HISTORY: readonly OptionId[] = ["historicalManeuver", "confusion"];
/** Readings of doubtful rules rather than rules of their own (S2, S9..S11). */
const READINGS: readonly OptionId[] = ["freeDistance", "defenderSupport", "hitThreshold", "opMarkedMayAct"];

/** Switches S2..S12; S1 is the scenario. */
export const OPTIONS: readonly OptionInfo[] = keysOf(OPTION_VALUES).flatMap((id, index) =>
  id === "setup"
    ? []
    : [
        {
          id,
          rule: `BR61-S${index + 1}`,
          values: OPTION_VALUES[id],
          ...(WITH_HISTORY.includes(id) ? { recommended: { historical: "on" } } : {}),
          ...(READINGS.includes(id) ? { ruling: true } : {}),
          ...(id === "evenChances" ? { bids: BIDS } : {}),
        },
      ],
);
