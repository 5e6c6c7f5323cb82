import { frenchRules, type RuleWords } from "@stonebridge/kernel";
import { RULES } from "../rules/registry.ts";
import { artillery } from "./fr/rules-artillery.ts";
import { beginning } from "./fr/rules-beginning.ts";
import { campaign } from "./fr/rules-campaign.ts";
import { charges } from "./fr/rules-charges.ts";
import { combat } from "./fr/rules-combat.ts";
import { decisions } from "./fr/rules-decisions.ts";
import { leaders } from "./fr/rules-leaders.ts";
import { moduleRules } from "./fr/rules-module-rules.ts";
import { movement } from "./fr/rules-movement.ts";
import { obedience } from "./fr/rules-obedience.ts";
import { optional } from "./fr/rules-optional.ts";
import { orders } from "./fr/rules-orders.ts";
import { procedures } from "./fr/rules-procedures.ts";
import { rulingsArtillery } from "./fr/rules-rulings-artillery.ts";
import { rulingsBattle } from "./fr/rules-rulings-battle.ts";
import { rulingsCampaign } from "./fr/rules-rulings-campaign.ts";
import { rulingsCommand } from "./fr/rules-rulings-command.ts";
import { rulingsMovement } from "./fr/rules-rulings-movement.ts";
import { turn } from "./fr/rules-turn.ts";
import { variants } from "./fr/rules-variants.ts";
import type { RulesText } from "./rules-text.ts";

export type { RulesText } from "./rules-text.ts";

const WORDS: Readonly<Record<string, RuleWords>> = {
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

/** The rules in French. */
export const rules: RulesText = {
  language: "fr",
  chapters: {
    "1": "Cadre",
    "2": "Déroulement et moral",
    "3": "Matériel",
    "4": "Le tour",
    "5": "Mouvement",
    "6": "État des unités",
    "7": "Combat",
    "8": "Artillerie",
    "9": "Renforts",
    "10": "Forts et retranchements",
    "11": "Chefs et quartiers généraux",
    "12": "Commandement",
    "12.3": "Les ordres",
    "13": "Armées démoralisées",
    "14": "Formations démoralisées",
    "15": "Réorganisation",
    "16": "Nuit et fatigue",
    "17": "Ravitaillement",
    "18": "Victoire",
    "19": "Règles optionnelles",
    T: "Notes des tables",
  },
  rules: frenchRules(RULES, WORDS),
};
