/** Why a piece may not move, enter or change like this (4, 5, 8, 9.1, 10, 13). */
export const MOVEMENT_REFUSALS = {
  // who may move
  "move-inactive": "BR83-4.12-a",
  "move-frozen": "BR83-4.81-a",
  "move-moved": "BR83-5.2-a",
  "move-spent": "BR83-10.6-a",
  "move-absent": "BR83-5.1-a",
  "move-enemy": "BR83-5.1-a",
  "move-shut": "BR83-5.3-a",
  "with-apart": "BR83-5.2-a",
  // steps
  "step-adjacent": "BR83-MAP1.1-a",
  "step-unplayable": "BR83-MAP1.1-c",
  "step-river": "BR83-5.5-a",
  "step-points": "BR83-5.3-a",
  "step-stopped": "BR83-5.81-a",
  "step-contact": "BR83-5.82-a",
  "step-enemy": "BR83-5.82-b",
  "step-ford": "BR83-5.52-c",
  "step-full": "BR83-5.4-a",
  "stop-full": "BR83-5.4-a",
  "stop-unmoved": "BR83-5.33-a",
  // brigades and batteries
  "form-brigade": "BR83-8.21-b",
  "form-leader": "BR83-8.21-b",
  "form-formed": "BR83-8.1-a",
  "form-ground": "BR83-8.52-a",
  "form-members": "BR83-8.21-a",
  "form-apart": "BR83-8.22-a",
  "form-sum": "BR83-8.21-a",
  "form-moved": "BR83-8.22-a",
  "form-contact": "BR83-8.22-a",
  "form-frozen": "BR83-4.83-a",
  "break-unformed": "BR83-8.4-a",
  "flip-battery": "BR83-9.1-a",
  "flip-moved": "BR83-9.12-a",
  "flip-twice": "BR83-9.12-a",
  // reinforcements
  "enter-early": "BR83-13.1-a",
  "enter-contact": "BR83-13.11-a",
  "enter-rail": "BR83-13.41-a",
  "enter-road": "BR83-13.4-a",
  "enter-full": "BR83-5.4-a",
  // automatic victory
  // fog of war
  "thaw-frozen": "BR83-OPT2-b",
  "overwhelm-odds": "BR83-10.3-a",
} as const;
