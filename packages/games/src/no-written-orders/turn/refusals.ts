import { formation, hex, limit, of, refuses, unit } from "../refusing.ts";

/** Why a formation may not act, pair or come back to strength now (4, 15, 19.11). */
export const TURN = refuses({
  "begin-other": ["NWO-4.2-b", formation],
  "begin-absent": ["NWO-RUL159", formation],
  "begin-wing": ["NWO-RUL030", formation],
  "turn-other": ["NWO-19.11-d", formation],
  "pair-other": ["NWO-4.1-d", formation],
  "pair-reserve": ["NWO-RUL026", formation],
  "pair-initial": ["NWO-RUL027", formation],
  "pair-absent": ["NWO-RUL159", formation],
  "return-other": ["NWO-15-a", unit],
  "return-leader": ["NWO-15-b", unit],
  "return-order": ["NWO-15-b", unit],
  "return-seen": ["NWO-15-b", unit],
  "return-limit": ["NWO-15-e", unit],
  "return-early": ["NWO-15-a", unit],
  "return-alone": ["NWO-15-h", unit],
  "return-full": ["NWO-15-d", of(unit, limit)],
  "return-train": ["NWO-19.4.2-a", unit],
  "shift-train": ["NWO-19.4.2-a", of(unit, hex)],
  "shift-other": ["NWO-15-f", unit],
  "shift-there": ["NWO-RUL205", of(unit, hex)],
});
