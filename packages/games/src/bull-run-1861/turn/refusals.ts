import { MARKING_ZONES, NORTH, SOUTH } from "../field.ts";
import { type Asking, acting, carried, inContactWith, refuses, tired } from "../refusing.ts";

const markingIn = (zones: number) => (asked: Asking) => ({ ...acting(asked), limit: zones });

/** What chapters 6 to 9 forbid: offensives, marking, activation, rest, Operational movement. */
export const TURN = refuses({
  "launch-spent": ["BR61-6-f"],
  "launch-first-turn": ["BR61-6-h"],
  "launch-both": ["BR61-6-g"],
  "launch-after-north": ["BR61-6-e"],
  "launch-late-north": ["BR61-6-d"],
  "launch-late-south": ["BR61-6-e"],
  "mark-contact": ["BR61-6-o", inContactWith],
  "mark-fatigued": ["BR61-6-p", tired],
  "mark-limit-north": ["BR61-6-r", markingIn(MARKING_ZONES[NORTH])],
  "mark-limit-south": ["BR61-6-q", markingIn(MARKING_ZONES[SOUTH])],
  "mark-third-north": ["BR61-6-r", acting],
  "mark-third-south": ["BR61-6-q", acting],
  "mark-extended": ["BR61-R70", acting],
  "mark-already": ["BR61-6-k", acting],
  "mark-attached": ["BR61-R75", carried],
  "mark-ordered": ["BR61-12.1-c"],
  "mark-late": ["BR61-6-k"],

  "act-phase": ["BR61-7-a", acting],
  "act-number": ["BR61-7-c", acting],
  "act-one": ["BR61-7-d", acting],
  "act-other": ["BR61-7-e", acting],
  "act-used": ["BR61-7-f", acting],
  "act-inactive": ["BR61-7-g", acting],
  "act-marked": ["BR61-R25", acting],
  "act-eliminated": ["BR61-11.4-w", acting],
  "act-waiting": ["BR61-12-b", acting],
  "rest-fresh": ["BR61-R37", acting],
  "rest-carried": ["BR61-10.5-k", carried],
  "rest-moved": ["BR61-7-g", acting],
  "rest-again": ["BR61-7-g", acting],
  "move-rested": ["BR61-7-g", acting],
  "move-over": ["BR61-10.4-a", acting],

  "act-unmarked": ["BR61-9-a", acting],
  "operational-contact": ["BR61-6-s", inContactWith],
  "operational-fatigued": ["BR61-6-p", tired],
  "operational-only": ["BR61-R27", acting],
});
