import { englishRules } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import combat from "../rules/combat.en.json" with { type: "json" };
import movement from "../rules/movement.en.json" with { type: "json" };
import presentation from "../rules/presentation.en.json" with { type: "json" };
import procedures from "../rules/procedures.en.json" with { type: "json" };
import rulings from "../rules/rulings.en.json" with { type: "json" };
import scenarios from "../rules/scenarios.en.json" with { type: "json" };
import turn from "../rules/turn.en.json" with { type: "json" };

/** The rules in English. */
export const rules = englishRules(
  RULE_BOOK,
  {
    "1": "Presentation",
    "2": "Counters",
    "3": "Map",
    "4": "Victory",
    "5": "Turn",
    "6": "Initiative, Operational movement",
    "7": "Movement phase",
    "8": "Continuation",
    "9": "Administrative phase",
    "10.1": "Command",
    "10.2": "Zone of control, facing",
    "10.3": "Movement",
    "10.4": "Change of facing",
    "10.5": "Stacking",
    "10.6": "Extended line",
    "11.1": "Attack",
    "11.2": "Ratio",
    "11.3": "Modifiers",
    "11.4": "Result",
    "12": "Scenarios",
    "12.1": "Historical set-up",
    "12.2": "Free set-up",
    "12.3": "Reinforcements",
    "13": "Optional rules",
  },
  {
    ...presentation,
    ...turn,
    ...movement,
    ...combat,
    ...scenarios,
    ...procedures,
    ...rulings,
  },
);
