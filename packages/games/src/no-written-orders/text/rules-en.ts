import { englishRules } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import artillery from "../rules/en/artillery.json" with { type: "json" };
import beginning from "../rules/en/beginning.json" with { type: "json" };
import campaign from "../rules/en/campaign.json" with { type: "json" };
import charges from "../rules/en/charges.json" with { type: "json" };
import combat from "../rules/en/combat.json" with { type: "json" };
import decisions from "../rules/en/decisions.json" with { type: "json" };
import leaders from "../rules/en/leaders.json" with { type: "json" };
import moduleRules from "../rules/en/module-rules.json" with { type: "json" };
import movement from "../rules/en/movement.json" with { type: "json" };
import obedience from "../rules/en/obedience.json" with { type: "json" };
import optional from "../rules/en/optional.json" with { type: "json" };
import orders from "../rules/en/orders.json" with { type: "json" };
import procedures from "../rules/en/procedures.json" with { type: "json" };
import rulingsArtillery from "../rules/en/rulings-artillery.json" with { type: "json" };
import rulingsBattle from "../rules/en/rulings-battle.json" with { type: "json" };
import rulingsCampaign from "../rules/en/rulings-campaign.json" with { type: "json" };
import rulingsCommand from "../rules/en/rulings-command.json" with { type: "json" };
import rulingsMovement from "../rules/en/rulings-movement.json" with { type: "json" };
import turn from "../rules/en/turn.json" with { type: "json" };
import variants from "../rules/en/variants.json" with { type: "json" };

/** The rules in English. */
export const rules = englishRules(
  RULE_BOOK,
  {
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
  {
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
  },
);
