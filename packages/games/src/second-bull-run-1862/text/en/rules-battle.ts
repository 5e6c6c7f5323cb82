import type { BATTLE } from "../../rules/battle.ts";

/** Clauses of 11.1: what is special to this battle; for readers. */
export const battle: Readonly<Record<keyof typeof BATTLE, string>> = {
  "11.1-a":
    "The rules of this battle override the general rules. It was fought from 28 to 30 August 1862; the game covers the 29th and the 30th.",
  "11.1.1-a":
    "Pope commands the Union army, with the corps of Sigel, McDowell, Heintzelman, Porter and Reno. Lee commands the Confederates, with the corps of Longstreet and Jackson.",
  "11.1.1-b": "Brigades of Jackson’s corps add 1 to their combat tests.",
  "11.1.2-a":
    "Up to 0: none. 1 or 2: one division. 3 to 5: two. 6 or more: three. The corps commander modifies the roll by −1, 0 or +1; a scenario may add its own modifier.",
  "11.1.3-a": "If both sides have reinforcements, the Union moves its own first.",
  "11.1.3-b":
    "One die for each Union division or independent brigade: on 1 to 3 it arrives on turn T, on 4 to 6 the turn after.",
  "11.1.3-c":
    "One die for each Confederate division or independent brigade: on 1 to 4 it arrives on turn T, on 5 or 6 the turn after.",
  "11.1.3-d": "Every two brigades that have used an entry make it cost 1 MP more for those behind them.",
  "11.1.4-a":
    "In a retreat the Union heads for entry B, C, D or E, the Confederates for entry G or H or zone 193, whichever is nearest.",
  "11.1.5-a": "The zones of the unfinished railroad have an embankment: brigades in them have +1 in defence.",
  "11.1.5-b": "Groveton is the only village on the map.",
  "11.1.5-c": "Bull Run can be crossed only by bridge. The other streams have no effect.",
};
