import { Faults, readOptions } from "@stonebridge/kernel";
import { MODULES } from "../modules/modules.ts";
import { type ModuleId, OPTION_VALUES, type OptionId, type Options } from "../vocabulary.ts";

/** What some switches need of a module. */
export type Need = "pursuit ratings" | "army trains" | "artillery tracks" | "corps trains" | "leader traits";

/** A switch: the option it is, and what it needs. */
export interface Switch {
  readonly id: OptionId;
  /** Its id in the rule registry: an optional rule of the rulebook, or a special rule of a module. */
  readonly rule: string;
  /** Other switches without which it has no effect. */
  readonly requires: readonly OptionId[];
  /** What a module must have for it. */
  readonly needs?: Need;
  /** The module whose special rule it is. */
  readonly module?: ModuleId;
}

const NOTHING: readonly OptionId[] = [];

/** Every switch in the order of the registry: S01 to S18 of the rulebook (NWO-19-a), even chances, then those of the modules; artillery ammunition needs advanced supply (NWO-19.5-a). */
export const SWITCHES: readonly Switch[] = [
  { id: "cavalryCharges", rule: "NWO-S01", requires: NOTHING, needs: "pursuit ratings" },
  { id: "variableReinforcements", rule: "NWO-S02", requires: NOTHING },
  { id: "artilleryDetail", rule: "NWO-S03", requires: NOTHING },
  { id: "remoteSupport", rule: "NWO-S04", requires: NOTHING },
  { id: "advancedSupply", rule: "NWO-S05", requires: NOTHING, needs: "army trains" },
  { id: "artilleryAmmo", rule: "NWO-S06", requires: ["advancedSupply"], needs: "artillery tracks" },
  { id: "smallArmsAmmo", rule: "NWO-S07", requires: ["advancedSupply"], needs: "corps trains" },
  { id: "hiddenMovement", rule: "NWO-S08", requires: NOTHING },
  { id: "leaderTraits", rule: "NWO-S09", requires: NOTHING, needs: "leader traits" },
  { id: "advancedRoadMarch", rule: "NWO-S10", requires: NOTHING },
  { id: "sixToHit", rule: "NWO-S11", requires: NOTHING },
  { id: "igoUgo", rule: "NWO-S12", requires: NOTHING },
  { id: "attachDivisions", rule: "NWO-S13", requires: NOTHING },
  { id: "interception", rule: "NWO-S14", requires: NOTHING },
  { id: "nightNoChits", rule: "NWO-S15", requires: NOTHING },
  { id: "entrenching", rule: "NWO-S16", requires: NOTHING },
  { id: "instantByView", rule: "NWO-S17", requires: NOTHING },
  { id: "secretTests", rule: "NWO-S18", requires: NOTHING },
  { id: "evenChances", rule: "NWO-S19", requires: NOTHING },
  ...Object.values(MODULES).flatMap(({ id: module, specialRules }) =>
    specialRules.flatMap(({ rule, option }): Switch[] =>
      option === undefined ? [] : [{ id: option, rule, requires: NOTHING, module }],
    ),
  ),
];

/** Everything at its default. */
export const DEFAULT_OPTIONS: Options = readOptions(OPTION_VALUES, undefined, new Faults());
