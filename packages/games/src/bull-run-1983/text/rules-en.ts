import { englishRules } from "@stonebridge/kernel";
import { RULES } from "../rules/registry.ts";
import { artillery } from "./en/rules-artillery.ts";
import { beginning } from "./en/rules-beginning.ts";
import { brigades } from "./en/rules-brigades.ts";
import { campaign } from "./en/rules-campaign.ts";
import { combat } from "./en/rules-combat.ts";
import { command } from "./en/rules-command.ts";
import { movement } from "./en/rules-movement.ts";
import { options } from "./en/rules-options.ts";
import { presentation } from "./en/rules-presentation.ts";
import { procedures } from "./en/rules-procedures.ts";
import { results } from "./en/rules-results.ts";
import { rulings } from "./en/rules-rulings.ts";
import type { RulesText } from "./rules-text.ts";

export type { RulesText } from "./rules-text.ts";

const STATEMENTS: Readonly<Record<string, string>> = {
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
};

/** The rules in English. */
export const rules: RulesText = {
  language: "en",
  chapters: {
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
  rules: englishRules(RULES, STATEMENTS),
};
