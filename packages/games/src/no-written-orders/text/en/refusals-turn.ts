import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, and of the chits. */
export const turnRefusals = {
  "game-over": () => [line`The game is over`, line`Undo a step, or begin another game.`],
  "other-side": () => [line`The other side decides now`, line`This choice is the enemy’s. Yours comes next.`],
  "not-asked": () => [line`That cannot be done now`, line`Another decision comes first. Answer its question.`],
  "no-such-holder": () => [
    line`There is no such formation`,
    line`No formation, division or commander has this name in this game. Choose one of those.`,
  ],
  "no-such-unit": () => [line`There is no such unit`, line`No unit has this name in this game. Choose another.`],
  "no-such-hex": () => [line`There is no such hex`, line`No hex on the map has this name. Choose another.`],

  "begin-other": ({ formation }) => [
    line`${formation} cannot act first`,
    line`The Initial Action goes to one of your formations with a chit. Choose another, or none.`,
  ],
  "begin-absent": ({ formation }) => [
    line`${formation} cannot act first`,
    line`It has no unit on the map. Choose another formation.`,
  ],
  "begin-wing": ({ formation }) => [
    line`${formation} cannot act first`,
    line`A wing commander won the Initial Action and may give it only to a formation of his wing.`,
  ],
  "turn-other": ({ formation }) => [
    line`${formation} cannot act now`,
    line`It has already acted in this player turn, or its time has not come. Choose one of the others.`,
  ],
  "pair-other": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`Both formations need a chit and must serve the commander who won the Coordinated Action.`,
  ],
  "pair-reserve": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`It is on Reserve and acts at the end of the turn. Choose a formation with an order.`,
  ],
  "pair-initial": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`It has the Initial Action, and a formation acts once a turn.`,
  ],
  "pair-absent": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`It has no chit this turn: none of its units is on the map.`,
  ],
} as const satisfies Record<string, Refused>;
