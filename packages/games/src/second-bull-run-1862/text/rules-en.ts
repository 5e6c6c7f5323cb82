import { ruleLabel } from "@stonebridge/kernel";
import { RULES } from "../rules/registry.ts";
import { presentation } from "./en/rules-presentation.ts";
import { turn } from "./en/rules-turn.ts";
import type { RulesText } from "./rules-text.ts";

export type { RulesText } from "./rules-text.ts";

const STATEMENTS: Readonly<Record<string, string>> = {
  ...presentation,
  ...turn,
};

/** The rules in English. */
export const rules: RulesText = {
  language: "en",
  chapters: {
    "0": "Introduction",
    "1": "Counters",
    "2.1": "Brigades",
    "2.2": "Commanders",
    "2.3": "Markers",
    "2": "The map",
    "3": "Object of the game",
    "4": "The turn",
    "5": "Initiative phase",
    "6.1": "Activation",
    "6.2": "Independent brigades",
    "6.3": "Movement of commanders",
    "7": "Continuation phase",
    "8": "Administrative phase",
  },
  rules: new Map(RULES.map(({ id, title }) => [id, { title, statement: STATEMENTS[ruleLabel(id)] }])),
};
