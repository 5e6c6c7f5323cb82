import { frenchRules, type RuleWords } from "@stonebridge/kernel";
import { RULES } from "../rules/registry.ts";
import { combat } from "./fr/rules-combat.ts";
import { movement } from "./fr/rules-movement.ts";
import { presentation } from "./fr/rules-presentation.ts";
import { procedures } from "./fr/rules-procedures.ts";
import { rulings } from "./fr/rules-rulings.ts";
import { scenarios } from "./fr/rules-scenarios.ts";
import { turn } from "./fr/rules-turn.ts";
import type { RulesText } from "./rules-text.ts";

export type { RulesText } from "./rules-text.ts";

const WORDS: Readonly<Record<string, RuleWords>> = {
  ...presentation,
  ...turn,
  ...movement,
  ...combat,
  ...scenarios,
  ...procedures,
  ...rulings,
};

/** The rules in French. */
export const rules: RulesText = {
  language: "fr",
  chapters: {
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
  rules: frenchRules(RULES, WORDS),
};
