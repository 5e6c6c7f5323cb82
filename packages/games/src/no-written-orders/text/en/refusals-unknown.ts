import { type Line, line } from "@stonebridge/kernel/words";
import type { UnknownRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of any moment. */
export const unknownRefusals: UnknownRefusals<Words> = {
  "game-over": () => [line`The game is over`, line`Undo a step, or begin another game.`],
  "other-side": () => [line`The other side decides now`, line`This choice is the enemy’s. Yours comes next.`],
  "not-asked": () => [line`That cannot be done now`, line`Another decision comes first. Answer its question.`],
  "no-such-holder": () => [
    line`There is no such formation`,
    line`No formation, division or commander has this name in this game. Choose one of those.`,
  ],
  "no-such-unit": () => [line`There is no such unit`, line`No unit has this name in this game. Choose another.`],
  "no-such-leader": () => [line`There is no such leader`, line`No leader has this name in this game. Choose another.`],
  "no-such-hex": () => [line`There is no such hex`, line`No hex on the map has this name. Choose another.`],
  "no-such-order": () => [line`There is no such order`, line`No order has this name. Choose one of the list.`],
};

/** Of a choice that is not open: what it would end is not being chosen. */
export const nothingChosen = (): readonly [Line, Line] => [
  line`Nothing of the kind is being chosen`,
  line`Another decision comes first. Answer its question.`,
];
