import type { FiguresByReason } from "@stonebridge/kernel";
import { type RefusalSentences, line } from "@stonebridge/kernel/words";
import type { TURN } from "../../turn/refusals.ts";
import type { Said } from "../refused.ts";
import type { RefusedWords } from "./refused.ts";

const zonesMarked = ({ who, limit }: Pick<RefusedWords["piece"], "who"> & { readonly limit: number }): Said => [
  line`${who} cannot be marked for Operational movement`,
  line`You have marked in ${limit} ${limit === 1 ? "zone" : "zones"}, and no more are allowed. Mark brigades there, or go on.`,
];
const twoMarked = ({ who }: Pick<RefusedWords["piece"], "who">): Said => [
  line`${who} cannot be marked for Operational movement`,
  line`You have marked 2 brigades in that zone, and no more are allowed.`,
];

/** Refusals of the Initiative phase, of activation and rest, of Operational movement. */
export const turnRefusals: RefusalSentences<FiguresByReason<typeof TURN>, RefusedWords> = {
  "launch-spent": () => [
    line`The Major Offensive is already spent`,
    line`Each side has only one in the game. Go on without it.`,
  ],
  "launch-first-turn": () => [
    line`The Major Offensive cannot be launched yet`,
    line`Neither side may launch it in the first turn.`,
  ],
  "launch-both": () => [
    line`The Major Offensive cannot be launched now`,
    line`The enemy has launched his, and there are never two in one turn.`,
  ],
  "launch-after-north": () => [
    line`The Major Offensive cannot be launched yet`,
    line`The North decides first. The South decides if the North does not launch.`,
  ],
  "launch-late-north": () => [
    line`The Major Offensive cannot be launched now`,
    line`It is launched at the start of a turn, before the dice for the initiative.`,
  ],
  "launch-late-south": () => [
    line`The Major Offensive cannot be launched now`,
    line`It is launched at the start of a turn, before the dice for the initiative, if the North has not launched.`,
  ],
  "mark-contact": ({ who, He, enemies }) => [
    line`${who} cannot be marked for Operational movement`,
    line`${He} is in contact with ${enemies}. Only a brigade out of contact may be marked.`,
  ],
  "mark-fatigued": ({ who, He, fatigue }) => [
    line`${who} cannot be marked for Operational movement`,
    line`${He} has Fatigue ${fatigue}. Only a brigade without Fatigue may be marked.`,
  ],
  "mark-limit-north": zonesMarked,
  "mark-limit-south": zonesMarked,
  "mark-third-north": twoMarked,
  "mark-third-south": twoMarked,
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
  "mark-ordered": () => [
    line`The North cannot mark brigades in turn 1`,
    line`The brigades at A and B march by order, and that uses up its Operational movement.`,
  ],
  "mark-late": () => [
    line`Brigades cannot be marked now`,
    line`They are marked for Operational movement after the initiative, first by the player who lost it.`,
  ],

  "act-phase": ({ who }) => [line`${who} cannot act now`, line`Brigades act in the Movement phases of a turn.`],
  "act-number": ({ who }) => [
    line`${who} cannot act now`,
    line`As many brigades have acted in this half as the die allows.`,
  ],
  "act-one": ({ who }) => [
    line`${who} cannot act now`,
    line`In turn 1 each side activates 1 brigade in a Movement phase.`,
  ],
  "act-other": ({ who }) => [line`${who} cannot act now`, line`Another brigade is acting. Finish its move first.`],
  "act-used": ({ who, He }) => [
    line`${who} cannot act again`,
    line`${He} has already acted in this Movement phase and may act again in the next.`,
  ],
  "act-inactive": ({ who, him }) => [
    line`${who} is not activated`,
    line`Only an activated brigade rests, moves or attacks. Activate ${him} first.`,
  ],
  "act-marked": ({ who, He }) => [
    line`${who} cannot act now`,
    line`${He} is marked for Operational movement and marches when the turn ends.`,
  ],
  "act-eliminated": ({ who, He }) => [line`${who} cannot act`, line`${He} has been eliminated.`],
  "act-waiting": ({ who, He }) => [
    line`${who} cannot act`,
    line`${He} is not on the map. Some brigades come later, or only by an option.`,
  ],
  "rest-fresh": ({ who, He, he }) => [
    line`${who} cannot rest`,
    line`${He} has no Fatigue to lose. To hold the zone, ${he} may end the move without marching.`,
  ],
  "rest-carried": ({ who, host }) => [
    line`${who} cannot rest alone`,
    line`The Legion is with ${host} and has that brigade’s Fatigue. Rest with that brigade instead.`,
  ],
  "rest-moved": ({ who, He, his }) => [
    line`${who} cannot rest now`,
    line`${He} has begun to move, and a brigade either rests or moves. End ${his} move instead.`,
  ],
  "rest-again": ({ who, his }) => [
    line`${who} cannot rest again`,
    line`An activation takes off 1 level of Fatigue. End ${his} move.`,
  ],
  "move-rested": ({ who, He, his }) => [
    line`${who} cannot do this now`,
    line`${He} has rested, and a brigade either rests or moves. End ${his} move.`,
  ],
  "move-over": ({ who, his }) => [
    line`${who} cannot do this now`,
    line`The move is over. Choose ${his} line and facing.`,
  ],

  "act-unmarked": ({ who, He }) => [
    line`${who} cannot march now`,
    line`${He} is not marked for Operational movement, and only marked brigades march in this phase.`,
  ],
  "operational-contact": ({ who, He, enemies }) => [
    line`${who} cannot march now`,
    line`${He} is in contact with ${enemies}, and contact takes the marker for Operational movement away.`,
  ],
  "operational-fatigued": ({ who, He, fatigue }) => [
    line`${who} cannot march now`,
    line`${He} has Fatigue ${fatigue}, and only brigades without Fatigue make an Operational movement.`,
  ],
  "operational-only": ({ who }) => [
    line`${who} cannot do this now`,
    line`An Operational movement is a march: no attack, no push, no rest, and lines stay as they are.`,
  ],
};
