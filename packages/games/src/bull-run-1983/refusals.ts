import { refusalsOf } from "@stonebridge/kernel";
import { COMBAT_REFUSALS } from "./refusals-combat.ts";
import { DECLARATION_REFUSALS } from "./refusals-declaration.ts";
import { MOVEMENT_REFUSALS } from "./refusals-movement.ts";
import { SET_UP_REFUSALS } from "./refusals-set-up.ts";

/**
 * Every reason for a refusal with its clause. The key names the sentence of the texts; its values arrive in `with`: `piece`, `leader`,
 * `brigade` (ids), `pieces`, `enemies`, `hexes` (lists of ids), `hex`, `points`, `needed`, `limit` (numbers), as far as they apply.
 */
const RULES = {
  // every game
  "game-over": "BR83-3.3-a",
  "other-side": "BR83-2.2-a",
  "not-asked": "BR83-2.3-a",
  "no-such-piece": "BR83-PP1-a",
  "no-such-hex": "BR83-MAP1.1-b",
  ...SET_UP_REFUSALS,
  ...MOVEMENT_REFUSALS,
  ...DECLARATION_REFUSALS,
  ...COMBAT_REFUSALS,
} as const;

export type RefusalReason = keyof typeof RULES;
export const REFUSAL_REASONS = Object.keys(RULES) as readonly RefusalReason[];

/** The refusal without its values: shared, so that listing legal actions allocates nothing for what is not allowed. */
export const refuse = refusalsOf<RefusalReason>(RULES);
