import { type Asking, formation, hex, limit, of, refuses, unit } from "../refusing.ts";

/** The commander who would roll. */
function commander({ action }: Asking): { readonly from: string } {
  if (action.type !== "name") throw new Error("Only who rolls is named.");
  return { from: action.commander };
}

/** Why a formation may not act, pair or come back to strength now (4, 15, 19.11). */
export const TURN = refuses({
  "begin-other": ["NWO-4.2-b", formation],
  "begin-absent": ["NWO-RUL159", formation],
  "begin-wing": ["NWO-12.15-e", formation],
  "turn-other": ["NWO-19.11-d", formation],
  "pair-other": ["NWO-4.1-d", formation],
  "pair-reserve": ["NWO-4-d", formation],
  "pair-initial": ["NWO-4-i", formation],
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
  "name-one": ["NWO-4.1-d"],
  "name-phase": ["NWO-4-c"],
  "begin-chosen": ["NWO-4.2-c"],
  "begin-lost": ["NWO-4.2-a"],
  "begin-phase": ["NWO-4-c"],
  "begin-never": ["NWO-19.11-a"],
  "pair-chosen": ["NWO-4.1-b"],
  "pair-few": ["NWO-4.1-a"],
  "pair-lost": ["NWO-4.1-c"],
  "decline-none": ["NWO-4-c"],
  "order-chits": ["NWO-4-f"],
  "order-lost": ["NWO-19.11-b"],
  acted: ["NWO-4-i", unit],
  "act-phase": ["NWO-4-a", unit],
  "act-chit": ["NWO-4-f", unit],
  "act-reserve": ["NWO-4-g", unit],
  "act-turn": ["NWO-19.11-a", unit],
  "return-phase": ["NWO-4-b", unit],
  "name-other": ["NWO-4.1-d", commander],
  "chits-night": ["NWO-16.1-g"],
  "act-night": ["NWO-16.1-g", unit],
  "pair-wing": ["NWO-12.15-e", formation],
  "return-fallen": ["NWO-11.2-b", unit],
  "return-whole": ["NWO-7.1-i", unit],
  "return-away": ["NWO-15-d", unit],
  "shift-full": ["NWO-5.3-a", of(unit, hex, limit)],
});
