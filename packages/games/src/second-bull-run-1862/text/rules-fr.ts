import { frenchRules } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import battle from "../rules/battle.fr.json" with { type: "json" };
import combat from "../rules/combat.fr.json" with { type: "json" };
import movement from "../rules/movement.fr.json" with { type: "json" };
import presentation from "../rules/presentation.fr.json" with { type: "json" };
import procedures from "../rules/procedures.fr.json" with { type: "json" };
import results from "../rules/results.fr.json" with { type: "json" };
import rulings from "../rules/rulings.fr.json" with { type: "json" };
import scenarios from "../rules/scenarios.fr.json" with { type: "json" };
import turn from "../rules/turn.fr.json" with { type: "json" };

/** The rules in French. */
export const rules = frenchRules(
  RULE_BOOK,
  {
    "0": "Introduction",
    "1": "Pions",
    "2.1": "Brigades",
    "2.2": "Commandants",
    "2.3": "Marqueurs",
    "2": "Carte",
    "3": "But du jeu",
    "4": "Tour de jeu",
    "5": "Phase d’initiative",
    "6.1": "Activation",
    "6.2": "Brigades indépendantes",
    "6.3": "Mouvement des commandants",
    "7": "Phase de continuation",
    "8": "Phase administrative",
    "9.1": "Chaîne de commandement",
    "9.2": "Activation des divisions",
    "9.3": "Zones de contrôle, orientation, Front",
    "9.4": "Mouvement",
    "9.5": "Changements d’orientation",
    "9.6": "Empilement",
    "10.1": "Attaque",
    "10.2": "Résolution d’un combat",
    "10.3": "Modificateurs",
    "10.4": "Résultats",
    "11.1": "Règles de cette bataille",
    "11.2": "Scénarios",
    "11.2.1": "29 août",
    "11.2.2": "30 août",
    "11.2.3": "29 et 30 août",
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
