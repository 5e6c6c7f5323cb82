import { line } from "@stonebridge/kernel/words";
import type { SET_UP } from "../../set-up/refusals.ts";
import type { Sentences } from "./refused.ts";

/** Refusals of the set-up. */
export const setUp: Sentences<typeof SET_UP> = {
  "place-other-side": ({ who, He }) => [
    line`${who} is not yours to place`,
    line`${He} belongs to the other side, which sets up its own army.`,
  ],
  "place-later": ({ who, He, his }) => [
    line`${who} is not placed now`,
    line`${He} enters later, as a reinforcement. The schedule shows ${his} turn.`,
  ],
  "place-option": ({ who, He }) => [
    line`${who} is not placed now`,
    line`${He} belongs to the division that you may call for during the battle.`,
  ],
  "place-group": ({ who, atZone, He, zones }) => [
    line`${who} cannot start ${atZone}`,
    line`${He} starts in a zone listed for the group: ${zones}.`,
  ],
  "place-there": ({ who, atZone, him }) => [
    line`${who} is ${atZone} already`,
    line`Choose another zone of the group, or leave ${him} there.`,
  ],
  "place-full": ({ who, atZone }) => [
    line`${who} cannot start ${atZone}`,
    line`Two brigades are there, and no more may stack. Choose another zone of the group.`,
  ],
  "place-corps": ({ who, atZone }) => [
    line`${who} cannot start ${atZone}`,
    line`A brigade of another corps is there. Brigades stack only within their corps, independent ones with any.`,
  ],
  "ready-unplaced": ({ friends }) => [
    line`The set-up is not finished`,
    line`Still to place: ${friends}. Place them, or choose Place the rest for me.`,
  ],
  "ready-empty": ({ zones }) => [
    line`The set-up is not finished`,
    line`Each zone of a group needs at least one of its brigades. Still empty: ${zones}.`,
  ],
  "ready-beside": () => [
    line`The set-up is not finished`,
    line`Each reserve artillery battalion starts with a different infantry brigade of Taliaferro’s division. Move it there.`,
  ],
  "suggest-done": () => [line`Everything is placed`, line`Move what you like, or choose Ready.`],
  "set-up-first": () => [
    line`This cannot be done yet`,
    line`Both armies are set up first. Place yours and choose Ready.`,
  ],
  "set-up-over": () => [line`The set-up is over`, line`Pieces now move only as the rules of the battle let them.`],
  "set-up-none": () => [
    line`There is nothing to set up`,
    line`On 29 August the whole Union army enters as reinforcements.`,
  ],
};
