import { englishRules } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import battle from "../rules/battle.en.json" with { type: "json" };
import combat from "../rules/combat.en.json" with { type: "json" };
import movement from "../rules/movement.en.json" with { type: "json" };
import presentation from "../rules/presentation.en.json" with { type: "json" };
import procedures from "../rules/procedures.en.json" with { type: "json" };
import results from "../rules/results.en.json" with { type: "json" };
import rulings from "../rules/rulings.en.json" with { type: "json" };
import scenarios from "../rules/scenarios.en.json" with { type: "json" };
import turn from "../rules/turn.en.json" with { type: "json" };

/** The rules in English. */
export const rules = englishRules(
  RULE_BOOK,
  {
    "0": "Introduction",
    "1": "Counters",
    "2.1": "Brigades",
    "2.2": "Commanders",
    "2.3": "Markers",
    "2": "The map",
    "3": "Object of the game",
    "4": "The turn",
    "5": "Initiative phase",
    "6.1": "Activation",
    "6.2": "Independent brigades",
    "6.3": "Movement of commanders",
    "7": "Continuation phase",
    "8": "Administrative phase",
    "9.1": "Chain of command",
    "9.2": "Activating divisions",
    "9.3": "Zones of control, facing, Front",
    "9.4": "Movement",
    "9.5": "Changes of facing",
    "9.6": "Stacking",
    "10.1": "Attack",
    "10.2": "Resolving a combat",
    "10.3": "Modifiers",
    "10.4": "Results",
    "11.1": "Rules of this battle",
    "11.2": "Scenarios",
    "11.2.1": "29 August",
    "11.2.2": "30 August",
    "11.2.3": "29 and 30 August",
  },
  {
    ...presentation,
    ...turn,
    ...movement,
    ...combat,
    ...results,
    ...battle,
    ...scenarios,
    ...procedures,
    ...rulings,
  },
);
