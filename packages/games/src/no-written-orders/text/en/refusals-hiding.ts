import { line } from "@stonebridge/kernel/words";
import type { HidingRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of hidden marches and of what deceives. */
export const hidingRefusals: HidingRefusals<Words> = {
  "hide-other": () => [
    line`This order cannot be hidden`,
    line`Only formations and divisions can hide a march, and only the first leg of their own side’s order.`,
  ],
  "hide-march": () => [
    line`This order cannot be hidden`,
    line`Only a March can. Choose its target and waypoints first.`,
  ],
  "hide-seen": ({ recipient }) => [
    line`${recipient} cannot march off unseen`,
    line`The enemy would still see him after one turn’s march.`,
  ],
  "reveal-other": ({ holder }) => [line`${holder} has nothing to reveal`, line`It is not on a hidden march.`],
  "appear-other": ({ who }) => [
    line`${who} does not turn up here`,
    line`Only units of the revealed march spread out, each once.`,
  ],
  "appear-far": ({ who, atHex }) => [
    line`${who} cannot turn up${atHex}`,
    line`Units spread out with their remaining movement, 2 MP at most, out of enemy zones of control and up to 12 strength points to a hex.`,
  ],
  "appear-full": () => [
    line`Too many units are in this hex`,
    line`A hex holds 12 strength points. Spread them out first.`,
  ],
  "plant-many": () => [line`No dummy flags are left`, line`All are on the map. Remove one to set it elsewhere.`],
  "plant-there": ({ atHex }) => [line`There is already a dummy flag${atHex}`, line`Choose another hex.`],
  "strike-none": ({ atHex }) => [line`There is no dummy flag${atHex}`, line`You can remove only your own dummy flags.`],
  "show-other": ({ who }) => [line`${who} cannot go on top`, line`It is not yours, or not on the map.`],
  "show-lies": ({ who }) => [line`${who} is already on top`, line`The enemy already sees it.`],
  "show-guns": ({ who }) => [
    line`${who} cannot go on top now`,
    line`The enemy sees this stack, and in sight artillery goes on top.`,
  ],
  "hide-never": () => [line`There are no hidden marches`, line`This game is played without them.`],
  "reveal-moment": ({ holder }) => [
    line`${holder} cannot be revealed now`,
    line`You may do that when you give orders and when your units move.`,
  ],
  "deceive-moment": () => [
    line`Nothing can be set to deceive now`,
    line`Set dummy flags when you give orders or when your units move.`,
  ],
  "show-moment": ({ who }) => [
    line`${who} cannot go on top now`,
    line`Arrange stacks when you give orders or when your units move.`,
  ],
  "appear-room": ({ who, atHex }) => [
    line`${who} cannot turn up${atHex}`,
    line`The hex would hold more than 12 strength points.`,
  ],
};
