/** Why a choice of the chits is not allowed. */
export const TURN_REFUSALS = {
  "begin-other": "NWO-4.2-b",
  "begin-absent": "NWO-RUL159",
  "begin-wing": "NWO-RUL030",
  "turn-other": "NWO-19.11-d",
  "pair-other": "NWO-4.1-d",
  "pair-reserve": "NWO-RUL026",
  "pair-initial": "NWO-RUL027",
  "pair-absent": "NWO-RUL159",
} as const;
