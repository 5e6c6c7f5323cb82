import { frenchRules } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import artillery from "../rules/fr/artillery.json" with { type: "json" };
import beginning from "../rules/fr/beginning.json" with { type: "json" };
import campaign from "../rules/fr/campaign.json" with { type: "json" };
import charges from "../rules/fr/charges.json" with { type: "json" };
import combat from "../rules/fr/combat.json" with { type: "json" };
import decisions from "../rules/fr/decisions.json" with { type: "json" };
import leaders from "../rules/fr/leaders.json" with { type: "json" };
import moduleRules from "../rules/fr/module-rules.json" with { type: "json" };
import movement from "../rules/fr/movement.json" with { type: "json" };
import obedience from "../rules/fr/obedience.json" with { type: "json" };
import optional from "../rules/fr/optional.json" with { type: "json" };
import orders from "../rules/fr/orders.json" with { type: "json" };
import procedures from "../rules/fr/procedures.json" with { type: "json" };
import rulingsArtillery from "../rules/fr/rulings-artillery.json" with { type: "json" };
import rulingsBattle from "../rules/fr/rulings-battle.json" with { type: "json" };
import rulingsCampaign from "../rules/fr/rulings-campaign.json" with { type: "json" };
import rulingsCommand from "../rules/fr/rulings-command.json" with { type: "json" };
import rulingsMovement from "../rules/fr/rulings-movement.json" with { type: "json" };
import turn from "../rules/fr/turn.json" with { type: "json" };
import variants from "../rules/fr/variants.json" with { type: "json" };

/** The rules in French. */
export const rules = frenchRules(
  RULE_BOOK,
  {
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
