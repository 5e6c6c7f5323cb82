import { ruleLabel, type RuleWords, typesetFrench } from "@stonebridge/kernel";
import { RULES } from "../rules/registry.ts";
import { presentation } from "./fr/rules-presentation.ts";
import { turn } from "./fr/rules-turn.ts";
import type { RulesText } from "./rules-text.ts";

export type { RulesText } from "./rules-text.ts";

const WORDS: Readonly<Record<string, RuleWords>> = {
  ...presentation,
  ...turn,
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
  },
  rules: new Map(
    RULES.map(({ id }) => {
      const [title, statement] = WORDS[ruleLabel(id)];
      return [id, { title: typesetFrench(title), statement: typesetFrench(statement) }];
    }),
  ),
};
