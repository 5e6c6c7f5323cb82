import { ruleBook } from "@stonebridge/kernel";
import { ARTILLERY } from "./artillery.ts";
import { BEGINNING } from "./beginning.ts";
import { BRIGADES } from "./brigades.ts";
import { CAMPAIGN } from "./campaign.ts";
import { COMBAT } from "./combat.ts";
import { COMMAND } from "./command.ts";
import { MOVEMENT } from "./movement.ts";
import { OPTIONS } from "./options.ts";
import { PRESENTATION } from "./presentation.ts";
import { PROCEDURES } from "./procedures.ts";
import { RESULTS } from "./results.ts";
import { RULINGS } from "./rulings.ts";

/** The chapters of the rulebook in their order: unnumbered parts by letters, then rules 1 to 14, table notes, options, appendices. */
export const CHAPTERS = [
  "PP",
  "OB",
  "MAP",
  "SP",
  "1",
  "2",
  "3",
  "4",
  "5",
  "6",
  "7",
  "8",
  "9",
  "10",
  "11",
  "12",
  "13",
  "14",
  "CRT",
  "OPT",
  "GL",
  "DN",
] as const;
export type Chapter = (typeof CHAPTERS)[number];

const CLAUSES = {
  ...PRESENTATION,
  ...BEGINNING,
  ...COMMAND,
  ...MOVEMENT,
  ...COMBAT,
  ...RESULTS,
  ...BRIGADES,
  ...ARTILLERY,
  ...CAMPAIGN,
  ...OPTIONS,
};
const ATTACHED = { ...PROCEDURES, ...RULINGS };

/** A rule without the prefix of the game: `5.52-c`, `R41`. */
export type RuleKey = keyof typeof CLAUSES | keyof typeof ATTACHED;

/** A rule's id: `BR83-5.52-c`, `BR83-R41`. */
export type Rule = `BR83-${RuleKey}`;

const BOOK = ruleBook("BR83-", CHAPTERS, CLAUSES, ATTACHED);

/**
 * Every rule of the game by its id: clauses (`BR83-5.52-c`), decisions (`BR83-D07`), die rolls (`BR83-X03`), tables (`BR83-Tb4`),
 * switches (`BR83-S2`) and rulings (`BR83-R41`), with a short English title.
 */
export const RULES = BOOK.rules;

/** The clauses that a decision, roll, table, switch or ruling belongs to; for a clause, all those that belong to it. */
export const seeAlso = BOOK.seeAlso;
