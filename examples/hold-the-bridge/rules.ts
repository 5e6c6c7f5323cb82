import { ruleBook } from "@stonebridge/kernel";

const CLAUSES = {
  "1-a": "Two units a side",
  "2-a": "One action each turn",
  "2-b": "Moving to the next place",
  "2-c": "No entering where the enemy stands",
  "3-a": "Fighting for the next place",
  "3-b": "Hit on 4 or more",
  "4-a": "Who holds the bridge after turn 6",
} as const;

/** Every rule of the game. */
export const RULE_BOOK = ruleBook("HTB-", ["1", "2", "3", "4"], CLAUSES, {});

/** The id of a rule. */
export type Rule = (typeof RULE_BOOK.rules)[number]["id"];
