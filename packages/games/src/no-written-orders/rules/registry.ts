import { ruleBook } from "@stonebridge/kernel";
import { ARTILLERY } from "./artillery.ts";
import { BEGINNING } from "./beginning.ts";
import { CAMPAIGN } from "./campaign.ts";
import { CHARGES } from "./charges.ts";
import { COMBAT } from "./combat.ts";
import { DECISIONS } from "./decisions.ts";
import { LEADERS } from "./leaders.ts";
import { MODULE_RULES } from "./module-rules.ts";
import { MOVEMENT } from "./movement.ts";
import { OBEDIENCE } from "./obedience.ts";
import { OPTIONAL } from "./optional.ts";
import { ORDERS } from "./orders.ts";
import { PROCEDURES } from "./procedures.ts";
import { RULINGS_OF_ARTILLERY } from "./rulings-artillery.ts";
import { RULINGS_OF_BATTLE } from "./rulings-battle.ts";
import { RULINGS_OF_CAMPAIGN } from "./rulings-campaign.ts";
import { RULINGS_OF_COMMAND } from "./rulings-command.ts";
import { RULINGS_OF_MOVEMENT } from "./rulings-movement.ts";
import { TURN } from "./turn.ts";
import { VARIANTS } from "./variants.ts";

/**
 * Every rule of the game by its id: clauses (`NWO-7.3-c`, `NWO-12.3.AT-a`, `NWO-TF-a`), decisions (`NWO-D07`), die rolls (`NWO-DR13`),
 * tables (`NWO-TF`), switches (`NWO-S05`), rulings (`NWO-RUL088`) and, as rulings, the special rules of the modules (`NWO-CS2`),
 * with a short English title.
 */
export const RULE_BOOK = ruleBook(
  "NWO-",
  // the chapters of the rulebook in their order; the orders of 12.3 by themselves, the notes of the tables at the end
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
    "10",
    "11",
    "12",
    "12.3",
    "13",
    "14",
    "15",
    "16",
    "17",
    "18",
    "19",
    "T",
  ],
  {
    ...BEGINNING,
    ...TURN,
    ...MOVEMENT,
    ...COMBAT,
    ...CHARGES,
    ...ARTILLERY,
    ...LEADERS,
    ...ORDERS,
    ...OBEDIENCE,
    ...CAMPAIGN,
    ...OPTIONAL,
    ...VARIANTS,
  },
  {
    ...DECISIONS,
    ...PROCEDURES,
    ...RULINGS_OF_MOVEMENT,
    ...RULINGS_OF_BATTLE,
    ...RULINGS_OF_ARTILLERY,
    ...RULINGS_OF_COMMAND,
    ...RULINGS_OF_CAMPAIGN,
    ...MODULE_RULES,
  },
);

/** The id of a rule. */
export type Rule = (typeof RULE_BOOK.rules)[number]["id"];
