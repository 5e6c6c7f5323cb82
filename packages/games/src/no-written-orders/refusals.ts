import { refusalsOf, type RuleId } from "@stonebridge/kernel";
import { MOVEMENT_REFUSALS } from "./refusals/movement.ts";
import { CAMPAIGN_REFUSALS } from "./refusals/campaign.ts";
import { COMBAT_REFUSALS } from "./refusals/combat.ts";
import { ORDERS_REFUSALS } from "./refusals/orders.ts";
import { TURN_REFUSALS } from "./refusals/turn.ts";

/** Every reason for a refusal with its clause, grouped by subject. The key names the sentence of the texts. */
const RULES = {
  "game-over": "NWO-4-a",
  "other-side": "NWO-4-a",
  "not-asked": "NWO-4-a",
  "no-such-holder": "NWO-2.1-a",
  "no-such-unit": "NWO-6.1-a",
  "no-such-hex": "NWO-8.1-a",
  ...TURN_REFUSALS,
  ...ORDERS_REFUSALS,
  ...MOVEMENT_REFUSALS,
  ...COMBAT_REFUSALS,
  ...CAMPAIGN_REFUSALS,
} as const satisfies Readonly<Record<string, RuleId>>;

export type RefusalReason = keyof typeof RULES;
export const REFUSAL_REASONS = Object.keys(RULES) as readonly RefusalReason[];

/** The bare refusal, shared. */
export const refuse = refusalsOf<RefusalReason>(RULES);
