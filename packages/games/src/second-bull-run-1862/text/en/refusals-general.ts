import { line } from "@stonebridge/kernel/words";
import type { ABSENCE } from "../../absence.ts";
import type { ANY } from "../../refusing.ts";
import type { PHASE } from "../../turn/refusals.ts";
import type { Sentences } from "./refused.ts";

/** Refusals of any moment, of pieces that are off the map, of other phases. */
export const general: Sentences<typeof ANY & typeof ABSENCE & typeof PHASE> = {
  "game-over": () => [line`The game is over`, line`Look back at any step, or start a new game.`],
  "other-side": () => [
    line`This choice is not yours`,
    line`Each side decides in turn, and only about its own brigades and commanders.`,
  ],
  "not-asked": () => [line`This cannot be done now`, line`Another decision comes first. Answer its question.`],
  "no-such-unit": () => [line`There is no such brigade`, line`This game has no brigade of that name. Choose another.`],
  "no-such-division": () => [
    line`There is no such division`,
    line`This game has no division of that name. Choose another.`,
  ],
  "no-such-zone": () => [line`There is no such zone`, line`This map has no zone of that name. Choose another.`],
  "no-such-entry": () => [line`There is no such entry`, line`This map has no entry of that letter. Choose another.`],
  "no-such-commander": () => [
    line`There is no such commander`,
    line`This game has no commander of that name. Choose another.`,
  ],

  "absent-waiting": ({ who, He, his }) => [
    line`${who} is not on the map yet`,
    line`${He} enters as a reinforcement. The schedule shows ${his} turn.`,
  ],
  "absent-withdrawn": ({ who, He }) => [
    line`${who} is not on the map`,
    line`${He} was withdrawn in the night and returns as a reinforcement.`,
  ],
  "absent-eliminated": ({ who, He }) => [
    line`${who} is out of the game`,
    line`${He} has been eliminated and does not return.`,
  ],
  "absent-left": ({ who, He }) => [
    line`${who} has left the map`,
    line`${He} had to retreat off it, and so counts as eliminated.`,
  ],

  "phase-action": () => [
    line`This cannot be done now`,
    line`It belongs to your half of an action phase. Another phase is being played.`,
  ],
  "phase-entry": () => [
    line`This cannot be done in turn 1`,
    line`On 29 August the Union’s first reinforcements enter in turn 1, and nothing else happens.`,
  ],
  "phase-night": () => [
    line`This cannot be done by night`,
    line`The night has no action phases. They come again from turn 2 on 30 August.`,
  ],
};
