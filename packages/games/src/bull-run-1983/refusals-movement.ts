/** Why a piece may not move so, enter so or change so (4, 5, 8, 9.1, 10, 13). */
export const MOVEMENT_REFUSALS = {
  "move-inactive": "BR83-4.12-a",
  "move-moved": "BR83-5.2-a",
  "move-frozen": "BR83-4.81-a",
  "move-elsewhere": "BR83-1.1-a",
  "step-adjacent": "BR83-MAP1.1-a",
  "step-unplayable": "BR83-MAP1.1-c",
  "step-river": "BR83-5.5-a",
  "step-points": "BR83-5.3-a",
  "step-stopped": "BR83-5.81-a",
  "step-contact": "BR83-5.82-a",
  "step-enemy": "BR83-5.82-b",
  "step-ford": "BR83-5.52-c",
  "step-leader": "BR83-12.3-a",
  "stop-full": "BR83-5.4-a",
} as const;
