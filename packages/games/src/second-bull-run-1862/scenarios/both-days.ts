import {
  FIRST_DAY_ARRIVALS,
  FIRST_DAY_GROUPS,
  FIRST_DAY_JONES,
  FIRST_DAY_LOSSES,
  FIRST_DAY_RULES,
} from "./august-29.ts";
import { SECOND_DAY_RULES, SECOND_DAY_VICTORY } from "./august-30.ts";
import { arrivalsOf, division, independent } from "./lines.ts";
import type { Arrival, NightData, ScenarioData } from "./scenario-data.ts";

/** The two-day part of SB62-11.2.1-d. */
const EVENING_ARRIVALS: readonly Arrival[] = arrivalsOf("confederate")(
  11,
  ["H"],
  division("anderson", "armistead", "mahone", "wright"),
  independent("lee-artillery"),
);

/** SB62-11.2.3-d … SB62-11.2.3-i */
const NIGHT: NightData = {
  turn: 1,
  recovery: [
    { losses: 4, recovered: 2 },
    { losses: 2, recovered: 1 },
  ],
  moves: 3,
  back: { union: ["C", "D"], confederate: ["H"] },
  withdrawn: [
    { from: 2, entries: ["C", "D"] },
    { from: 4, entries: ["E", "F"] },
  ],
};

/** Both days (SB62-11.2.3-a): the first with turn 11 (SB62-11.2.3-c), the night, the second from turn 2; reckoned once (SB62-11.2.3-j). */
export const BOTH_DAYS: ScenarioData = {
  id: "both-days",
  days: [
    {
      rules: { ...FIRST_DAY_RULES, evening: { turn: 11, firstPhase: 2, activation: -1 } },
      firstTurn: 1,
      lastTurn: 11,
    },
    { rules: SECOND_DAY_RULES, firstTurn: 2, lastTurn: 10 },
  ],
  groups: FIRST_DAY_GROUPS,
  losses: FIRST_DAY_LOSSES,
  arrivals: [...FIRST_DAY_ARRIVALS, ...EVENING_ARRIVALS],
  optional: FIRST_DAY_JONES,
  night: NIGHT,
  victory: SECOND_DAY_VICTORY,
};
