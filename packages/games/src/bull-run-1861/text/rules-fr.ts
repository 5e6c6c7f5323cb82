import { frenchRules } from "@stonebridge/kernel";
import { RULE_BOOK } from "../rules/registry.ts";
import combat from "../rules/combat.fr.json" with { type: "json" };
import movement from "../rules/movement.fr.json" with { type: "json" };
import presentation from "../rules/presentation.fr.json" with { type: "json" };
import procedures from "../rules/procedures.fr.json" with { type: "json" };
import rulings from "../rules/rulings.fr.json" with { type: "json" };
import scenarios from "../rules/scenarios.fr.json" with { type: "json" };
import turn from "../rules/turn.fr.json" with { type: "json" };

/** The rules in French. */
export const rules = frenchRules(
  RULE_BOOK,
  {
    "1": "Présentation",
    "2": "Pions",
    "3": "Carte",
    "4": "Victoire",
    "5": "Tour",
    "6": "Initiative, mouvement opérationnel",
    "7": "Phase de mouvement",
    "8": "Continuation",
    "9": "Phase administrative",
    "10.1": "Commandement",
    "10.2": "Zone de contrôle, orientation",
    "10.3": "Mouvement",
    "10.4": "Changement d’orientation",
    "10.5": "Empilement",
    "10.6": "Ligne étendue",
    "11.1": "Attaque",
    "11.2": "Rapport de forces",
    "11.3": "Modificateurs",
    "11.4": "Résultat",
    "12": "Scénarios",
    "12.1": "Mise en place historique",
    "12.2": "Mise en place libre",
    "12.3": "Renforts",
    "13": "Règles optionnelles",
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
