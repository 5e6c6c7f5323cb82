import { frenchRules, type RuleWords } from "@stonebridge/kernel";
import { RULES } from "../rules/registry.ts";
import { artillery } from "./fr/rules-artillery.ts";
import { beginning } from "./fr/rules-beginning.ts";
import { brigades } from "./fr/rules-brigades.ts";
import { campaign } from "./fr/rules-campaign.ts";
import { combat } from "./fr/rules-combat.ts";
import { command } from "./fr/rules-command.ts";
import { movement } from "./fr/rules-movement.ts";
import { options } from "./fr/rules-options.ts";
import { presentation } from "./fr/rules-presentation.ts";
import { procedures } from "./fr/rules-procedures.ts";
import { results } from "./fr/rules-results.ts";
import { rulings } from "./fr/rules-rulings.ts";
import type { RulesText } from "./rules-text.ts";

export type { RulesText } from "./rules-text.ts";

const WORDS: Readonly<Record<string, RuleWords>> = {
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

/** The rules in French. */
export const rules: RulesText = {
  language: "fr",
  chapters: {
    PP: "Pions",
    OB: "Fiches d’ordre de bataille",
    MAP: "Carte",
    SP: "Résumé du jeu",
    "1": "Mise en place",
    "2": "Séquence de jeu",
    "3": "Victoire",
    "4": "Commandement",
    "5": "Mouvement",
    "6": "Combat",
    "7": "Résolution des combats",
    "8": "Brigades",
    "9": "Artillerie",
    "10": "Victoire automatique",
    "11": "Marqueurs de terrain",
    "12": "Chefs",
    "13": "Renforts",
    "14": "Ralliement",
    CRT: "Notes des tables",
    OPT: "Règles optionnelles",
    GL: "Glossaire",
    DN: "Notes de l’auteur",
  },
  rules: frenchRules(RULES, WORDS),
};
