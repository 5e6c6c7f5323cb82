import { ruleBook } from "@stonebridge/kernel";
import { COMBAT } from "./combat.ts";
import { MOVEMENT } from "./movement.ts";
import { PRESENTATION } from "./presentation.ts";
import { PROCEDURES } from "./procedures.ts";
import { RULINGS } from "./rulings.ts";
import { SCENARIOS } from "./scenarios.ts";
import { TURN } from "./turn.ts";

/** Every rule of the game by its id, with a short English title. */
export const RULE_BOOK = ruleBook(
  "BR61-",
  // the chapters of the rulebook in their order
  [
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
  ],
  { ...PRESENTATION, ...TURN, ...MOVEMENT, ...COMBAT, ...SCENARIOS },
  { ...PROCEDURES, ...RULINGS },
);

/** The id of a rule. */
export type Rule = (typeof RULE_BOOK.rules)[number]["id"];
