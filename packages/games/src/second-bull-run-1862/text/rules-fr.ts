import { frenchRules, type RuleWords } from "@stonebridge/kernel";
import { RULES } from "../rules/registry.ts";
import { battle } from "./fr/rules-battle.ts";
import { combat } from "./fr/rules-combat.ts";
import { movement } from "./fr/rules-movement.ts";
import { presentation } from "./fr/rules-presentation.ts";
import { procedures } from "./fr/rules-procedures.ts";
import { results } from "./fr/rules-results.ts";
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
  ...results,
  ...battle,
  ...scenarios,
  ...procedures,
  ...rulings,
};

/** The rules in French. */
export const rules: RulesText = {
  language: "fr",
  chapters: {
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
  rules: frenchRules(RULES, WORDS),
};
