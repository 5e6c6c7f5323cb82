import { CHARGES } from "../../../src/no-written-orders/charges/refusals.ts";
import { COMBAT } from "../../../src/no-written-orders/combat/refusals.ts";
import { HIDING } from "../../../src/no-written-orders/hiding/refusals.ts";
import { MOVEMENT } from "../../../src/no-written-orders/movement/refusals.ts";
import { ORDERS } from "../../../src/no-written-orders/orders/refusals.ts";
import { SUPPLY } from "../../../src/no-written-orders/supply/refusals.ts";
import { TURN } from "../../../src/no-written-orders/turn/refusals.ts";
import { FIRST_BULL_RUN_REFUSALS } from "../../../src/no-written-orders/modules/first-bull-run/special-rules.ts";
import { SECOND_BULL_RUN_REFUSALS } from "../../../src/no-written-orders/modules/second-bull-run/special-rules.ts";
import { UNKNOWN } from "../../../src/no-written-orders/refusing.ts";

const ROOMS = [
  UNKNOWN,
  TURN,
  ORDERS,
  HIDING,
  SUPPLY,
  MOVEMENT,
  COMBAT,
  CHARGES,
  FIRST_BULL_RUN_REFUSALS,
  SECOND_BULL_RUN_REFUSALS,
];

/** Every reason for a refusal, room by room. */
export const REFUSAL_REASONS = ROOMS.flatMap((room) => Object.keys(room));
