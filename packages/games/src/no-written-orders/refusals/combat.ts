/** Why a choice of fire or assault is not allowed. */
export const COMBAT_REFUSALS = {
  "bombard-other": "NWO-8.1-a",
  "bombard-again": "NWO-8.1-a",
  "bombard-night": "NWO-16.1-b",
  "bombard-out-of-command": "NWO-RUL125",
  "bombard-marching": "NWO-RUL124",
  "bombard-nobody": "NWO-RUL129",
  "bombard-far": "NWO-8.1-b",
  "bombard-unseen": "NWO-8.3-a",
  "bombard-fort": "NWO-10.1-c",
  "bombard-works": "NWO-RUL142",
  "hit-other": "NWO-7.1-c",
  "hit-infantry": "NWO-7.1-d",
  "hit-damaged": "NWO-7.1-e",
} as const;
