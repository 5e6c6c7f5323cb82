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

/**
 * Every rule of the game by its id: clauses (`BR83-5.52-c`), decisions (`BR83-D07`), die rolls (`BR83-X03`), tables (`BR83-Tb4`),
 * switches (`BR83-S2`) and rulings (`BR83-R41`), with a short English title.
 */
export const RULE_BOOK = ruleBook(
  "BR83-",
  // the chapters of the rulebook in their order: unnumbered parts by letters, then rules 1 to 14, table notes, options, appendices
  [
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
  ],
  {
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
  },
  { ...PROCEDURES, ...RULINGS },
);

/** The id of a rule. */
export type Rule = (typeof RULE_BOOK.rules)[number]["id"];
