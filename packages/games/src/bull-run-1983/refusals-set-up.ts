/** Why a piece may not be set up so (1, 11, OPT2.1). */
export const SET_UP_REFUSALS = {
  "put-limit": "BR83-1.11-a",
} as const;
