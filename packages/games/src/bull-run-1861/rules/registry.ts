import { ruleBook } from "@stonebridge/kernel";
import { COMBAT } from "./combat.ts";
import { MOVEMENT } from "./movement.ts";
import { PRESENTATION } from "./presentation.ts";
import { PROCEDURES } from "./procedures.ts";
import { RULINGS } from "./rulings.ts";
import { SCENARIOS } from "./scenarios.ts";
import { TURN } from "./turn.ts";

/** The chapters of the rulebook in their order. */
export const CHAPTERS = [
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10.1",
  "10.2",
  "10.3",
  "10.4",
  "10.5",
  "10.6",
  "11.1",
  "11.2",
  "11.3",
  "11.4",
  "12",
  "12.1",
  "12.2",
  "12.3",
  "13",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

const CLAUSES = { ...PRESENTATION, ...TURN, ...MOVEMENT, ...COMBAT, ...SCENARIOS };
const ATTACHED = { ...PROCEDURES, ...RULINGS };

/** A rule without the prefix of the game, `10.3-l`. */
export type RuleKey = keyof typeof CLAUSES | keyof typeof ATTACHED;

const BOOK = ruleBook("BR61-", CHAPTERS, CLAUSES, ATTACHED);

/** Every rule of the game by its id, with a short English title. */
export const RULES = BOOK.rules;

/** The clauses that a decision, roll, table, switch or ruling belongs to; for a clause, all those that belong to it. */
export const seeAlso = BOOK.seeAlso;
