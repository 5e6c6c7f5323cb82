import { ruleBook } from "@stonebridge/kernel";
import { BATTLE } from "./battle.ts";
import { COMBAT } from "./combat.ts";
import { MOVEMENT } from "./movement.ts";
import { PRESENTATION } from "./presentation.ts";
import { PROCEDURES } from "./procedures.ts";
import { RESULTS } from "./results.ts";
import { RULINGS } from "./rulings.ts";
import { SCENARIOS } from "./scenarios.ts";
import { TURN } from "./turn.ts";

/**
 * Every rule of the game by its id: clauses (`SB62-9.4-a`, `SB62-8-E-a`), decisions (`SB62-D07`), die rolls (`SB62-DR03`),
 * tables (`SB62-T4`), switches (`SB62-S1`) and rulings (`SB62-RU41`), with a short English title.
 */
export const RULE_BOOK = ruleBook(
  "SB62-",
  // the chapters of the rulebook in their order; what it numbers 2.1 to 2.3 comes before its 2
  [
    "0",
    "1",
    "2.1",
    "2.2",
    "2.3",
    "2",
    "3",
    "4",
    "5",
    "6.1",
    "6.2",
    "6.3",
    "7",
    "8",
    "9.1",
    "9.2",
    "9.3",
    "9.4",
    "9.5",
    "9.6",
    "10.1",
    "10.2",
    "10.3",
    "10.4",
    "11.1",
    "11.2",
    "11.2.1",
    "11.2.2",
    "11.2.3",
  ],
  { ...PRESENTATION, ...TURN, ...MOVEMENT, ...COMBAT, ...RESULTS, ...BATTLE, ...SCENARIOS },
  { ...PROCEDURES, ...RULINGS },
);

/** The id of a rule. */
export type Rule = (typeof RULE_BOOK.rules)[number]["id"];
