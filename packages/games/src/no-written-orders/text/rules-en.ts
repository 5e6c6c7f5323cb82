import { englishRules } from "@stonebridge/kernel";
import { RULES } from "../rules/registry.ts";
import { artillery } from "./en/rules-artillery.ts";
import { beginning } from "./en/rules-beginning.ts";
import { campaign } from "./en/rules-campaign.ts";
import { charges } from "./en/rules-charges.ts";
import { combat } from "./en/rules-combat.ts";
import { decisions } from "./en/rules-decisions.ts";
import { leaders } from "./en/rules-leaders.ts";
import { moduleRules } from "./en/rules-module-rules.ts";
import { movement } from "./en/rules-movement.ts";
import { obedience } from "./en/rules-obedience.ts";
import { optional } from "./en/rules-optional.ts";
import { orders } from "./en/rules-orders.ts";
import { procedures } from "./en/rules-procedures.ts";
import { rulingsArtillery } from "./en/rules-rulings-artillery.ts";
import { rulingsBattle } from "./en/rules-rulings-battle.ts";
import { rulingsCampaign } from "./en/rules-rulings-campaign.ts";
import { rulingsCommand } from "./en/rules-rulings-command.ts";
import { rulingsMovement } from "./en/rules-rulings-movement.ts";
import { turn } from "./en/rules-turn.ts";
import { variants } from "./en/rules-variants.ts";
import type { RulesText } from "./rules-text.ts";

export type { RulesText } from "./rules-text.ts";

const STATEMENTS: Readonly<Record<string, string>> = {
  ...beginning,
  ...turn,
  ...movement,
  ...combat,
  ...charges,
  ...artillery,
  ...leaders,
  ...orders,
  ...obedience,
  ...campaign,
  ...optional,
  ...variants,
  ...decisions,
  ...procedures,
  ...rulingsMovement,
  ...rulingsBattle,
  ...rulingsArtillery,
  ...rulingsCommand,
  ...rulingsCampaign,
  ...moduleRules,
};

/** The rules in English. */
export const rules: RulesText = {
  language: "en",
  chapters: {
    "1": "Scope",
    "2": "Course of play and morale",
    "3": "Playing pieces",
    "4": "The turn",
    "5": "Movement",
    "6": "State of units",
    "7": "Combat",
    "8": "Artillery",
    "9": "Reinforcements",
    "10": "Forts and works",
    "11": "Leaders and headquarters",
    "12": "Command",
    "12.3": "The orders",
    "13": "Demoralised armies",
    "14": "Demoralised formations",
    "15": "Reorganisation",
    "16": "Night and fatigue",
    "17": "Supply",
    "18": "Victory",
    "19": "Optional rules",
    T: "Notes on the tables",
  },
  rules: englishRules(RULES, STATEMENTS),
};
