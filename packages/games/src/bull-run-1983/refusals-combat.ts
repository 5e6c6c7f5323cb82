/** Why a battle may not be declared so, a loss not paid so, a retreat not made so (6 to 9, 12, 14). */
export const COMBAT_REFUSALS = {
  "target-adjacent": "BR83-6.4-a",
} as const;
