import type { OptionInfo, ScenarioInfo } from "@stonebridge/kernel";
import BIDS from "./bids.json" with { type: "json" };
import { OPTION_VALUES, type OptionId, type Options } from "./vocabulary.ts";

/** The set-ups: historical, or free within the cards (BR83-1.1-a). */
export const SCENARIOS: readonly ScenarioInfo<Options["setup"]>[] = [
  { id: "historical", name: "Dawn of July 21st" },
  { id: "free", name: "Free set-up" },
];

/** Switches S1, S2, S3, S4: the optional rules (BR83-OPT1 to BR83-OPT4); S5: even chances. Agreed before the game (D01); the set-up is the scenario. */
const SWITCHES: readonly OptionId[] = ["uncertainTimes", "fogOfWar", "exhaustion", "july20", "evenChances"];

/** The optional rules as switches, each with the rule that it turns on. */
export const OPTIONS: readonly OptionInfo[] = SWITCHES.map((id, index) => ({
  id,
  rule: `BR83-S${index + 1}`,
  values: OPTION_VALUES[id],
  ...(id === "evenChances" ? { bids: BIDS } : {}),
}));
