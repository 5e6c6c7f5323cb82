import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, of the set-up, of the Initiative phase and of activation. */
export const setUpRefusals = {
  "game-over": () => [line`The game is over`, line`Look back at any step, or start a new game.`],
  "other-side": () => [
    line`This choice is not yours`,
    line`Each side decides in turn, and only about its own brigades and commanders.`,
  ],
  "not-asked": () => [line`This cannot be done now`, line`Another decision comes first. Answer its question.`],
  "no-such-unit": () => [
    line`There is no such brigade`,
    line`This game has no brigade or HQ of that name. Choose another.`,
  ],
  "no-such-zone": () => [line`There is no such zone`, line`This map has no zone of that name. Choose another.`],

  "place-placed": ({ who, He }) => [
    line`${who} cannot be placed again`,
    line`${He} is already on the map. Undo the placement to change it.`,
  ],
  "place-army": ({ who, He }) => [
    line`${who} cannot be placed forward`,
    line`Only the Army of the Potomac sets up forward. ${He} starts near Manassas Junction.`,
  ],
  "place-bank": ({ who, atZone, Zone }) => [
    line`${who} cannot start${atZone}`,
    line`${Zone} lies on the other bank of Bull Run. Choose a zone on your own bank.`,
  ],
  "place-alone": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`A forward brigade starts alone in its zone. Choose an empty one.`,
  ],
  "place-distance": ({ who, atZone, Zone, points, limit }) => [
    line`${who} cannot start${atZone}`,
    points === undefined || limit === undefined
      ? line`${Zone} is not at the right distance from the base. Choose one of the marked zones.`
      : line`${Zone} is ${points} MP from the base, and the limit is ${limit} MP. Choose one of the marked zones.`,
  ],
  "place-full": ({ who, atZone, limit }) => [
    line`${who} cannot start${atZone}`,
    line`${limit === 1 ? "A brigade is" : "2 brigades are"} there, and no more may stack. Choose another zone.`,
  ],
  "place-river": ({ who, atZone, Zone }) => [
    line`${who} cannot start${atZone}`,
    line`${Zone} borders Bull Run, and no Northern brigade starts next to it. Choose a zone farther back.`,
  ],
  "place-base": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`The enemy’s HQ is there. Choose another zone.`,
  ],
  "place-enemy": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`The enemy has set up there. Choose a zone without enemies.`,
  ],
  "place-room": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`That leaves too little room for the brigades still to be placed. Choose another zone.`,
  ],
  "place-headquarters": ({ who, atZone }) => [
    line`${who} cannot start${atZone}`,
    line`The regiment starts in the zone of Beauregard’s HQ or in one that borders it.`,
  ],
  "arrange-once": ({ who }) => [
    line`${who} cannot be rearranged`,
    line`You have just set this line or facing. Undo to change it.`,
  ],
  "arrange-front": ({ who }) => [
    line`${who} is in the front line already`,
    line`Choose the brigade behind to swap the two.`,
  ],
  "arrange-alone": ({ who, He, his }) => [
    line`${who} cannot change lines`,
    line`${He} is the only brigade in ${his} zone, and a lone brigade is the front line.`,
  ],

  "launch-spent": () => [
    line`The Major Offensive is already spent`,
    line`Each side has only one in the game. Go on without it.`,
  ],
  "mark-contact": ({ who, He, enemies }) => [
    line`${who} cannot be marked for Operational movement`,
    line`${He} is in contact with ${enemies ?? "the enemy"}. Only a brigade out of contact may be marked.`,
  ],
  "mark-fatigued": ({ who, He, fatigue }) => [
    line`${who} cannot be marked for Operational movement`,
    line`${He} ${fatigue === undefined ? "is fatigued" : `has Fatigue ${fatigue}`}. Only a brigade without Fatigue may be marked.`,
  ],
  "mark-limit": ({ who, limit }) => [
    line`${who} cannot be marked for Operational movement`,
    limit === undefined
      ? line`You have used all your zones: 1 for the South, 2 for the North.`
      : line`You have marked in ${limit} ${limit === 1 ? "zone" : "zones"}, and no more are allowed. Mark brigades there, or go on.`,
  ],
  "mark-extended": ({ who, He }) => [
    line`${who} cannot be marked for Operational movement`,
    line`${He} is in extended line and cannot march. Regroup first, in a Movement phase.`,
  ],
  "mark-already": ({ who, He }) => [
    line`${who} cannot be marked twice`,
    line`${He} is already marked for Operational movement.`,
  ],
  "mark-attached": ({ who, host }) => [
    line`${who} cannot be marked for Operational movement`,
    line`The Legion marches with ${host}. Mark that brigade instead.`,
  ],

  "act-other": ({ who }) => [line`${who} cannot act now`, line`Another brigade is acting. Finish its move first.`],
  "act-used": ({ who, He }) => [
    line`${who} cannot act again`,
    line`${He} has already acted in this Movement phase and may act again in the next.`,
  ],
  "act-marked": ({ who, He }) => [
    line`${who} cannot act now`,
    line`${He} is marked for Operational movement and marches when the turn ends.`,
  ],
  "act-unmarked": ({ who, He }) => [
    line`${who} cannot march now`,
    line`${He} is not marked for Operational movement, and only marked brigades march in this phase.`,
  ],
  "act-absent": ({ who, He }) => [
    line`${who} cannot act`,
    line`${He} is not a separate brigade on the map. Choose one that is.`,
  ],
  "rest-fresh": ({ who, He, he }) => [
    line`${who} cannot rest`,
    line`${He} has no Fatigue to lose. To hold the zone, ${he} may end the move without marching.`,
  ],
  "rest-moved": ({ who, He, his }) => [
    line`${who} cannot rest now`,
    line`${He} has begun to move, and a brigade either rests or moves. End ${his} move instead.`,
  ],
} as const satisfies Record<string, Refused>;
