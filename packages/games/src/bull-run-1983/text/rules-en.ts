import { englishRules } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import artillery from "../rules/artillery.en.json" with { type: "json" };
import beginning from "../rules/beginning.en.json" with { type: "json" };
import brigades from "../rules/brigades.en.json" with { type: "json" };
import campaign from "../rules/campaign.en.json" with { type: "json" };
import combat from "../rules/combat.en.json" with { type: "json" };
import command from "../rules/command.en.json" with { type: "json" };
import movement from "../rules/movement.en.json" with { type: "json" };
import options from "../rules/options.en.json" with { type: "json" };
import presentation from "../rules/presentation.en.json" with { type: "json" };
import procedures from "../rules/procedures.en.json" with { type: "json" };
import results from "../rules/results.en.json" with { type: "json" };
import rulings from "../rules/rulings.en.json" with { type: "json" };

/** The rules in English. */
export const rules = englishRules(
  RULE_BOOK,
  {
    PP: "Playing pieces",
    OB: "Order of battle cards",
    MAP: "The map",
    SP: "Summary of play",
    "1": "Setting up",
    "2": "Sequence of play",
    "3": "Winning",
    "4": "Command",
    "5": "Movement",
    "6": "Combat",
    "7": "Resolving combat",
    "8": "Brigades",
    "9": "Artillery",
    "10": "Automatic victory",
    "11": "Terrain markers",
    "12": "Leaders",
    "13": "Reinforcements",
    "14": "Rally",
    CRT: "Notes on the tables",
    OPT: "Optional rules",
    GL: "Glossary",
    DN: "Designer’s notes",
  },
  {
    ...presentation,
    ...beginning,
    ...command,
    ...movement,
    ...combat,
    ...results,
    ...brigades,
    ...artillery,
    ...campaign,
    ...options,
    ...procedures,
    ...rulings,
  },
);
