import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of any moment, and of the chits. */
export const turnRefusals = {
  "game-over": () => [
    line`The game is over`,
    line`Nothing more can be done in it. Go back a step, or begin another game.`,
  ],
  "other-side": () => [
    line`The other side decides now`,
    line`Nobody chooses for the enemy. Your own choice comes after his.`,
  ],
  "not-asked": () => [
    line`That cannot be done now`,
    line`The sequence of play asks for something else here. Answer the question first.`,
  ],
  "no-such-holder": () => [
    line`There is no such formation`,
    line`Nobody of this name holds orders in this game. Choose one of the formations, divisions or commanders.`,
  ],
  "no-such-unit": () => [line`There is no such unit`, line`No unit of this name is in this game. Choose one that is.`],
  "no-such-hex": () => [line`There is no such hex`, line`No hex of this name is on the map. Choose one that is.`],

  "begin-other": ({ formation }) => [
    line`${formation} cannot act first`,
    line`The Initial Action is for one of your own formations that has a chit. Choose another, or none.`,
  ],
  "begin-absent": ({ formation }) => [
    line`${formation} cannot act first`,
    line`It has no unit on the map. Choose a formation that has.`,
  ],
  "begin-wing": ({ formation }) => [
    line`${formation} cannot act first`,
    line`A wing commander has won the Initial Action, and may give it to a formation of his wing alone.`,
  ],
  "turn-other": ({ formation }) => [
    line`${formation} cannot act now`,
    line`It has acted in this player turn, or its time is not yet. Choose one of those that are left.`,
  ],
  "pair-other": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`Both formations must have a chit and serve the commander who won the Coordinated Action.`,
  ],
  "pair-reserve": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`It is on Reserve and moves at the end of the turn. Choose a formation with an order.`,
  ],
  "pair-initial": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`It has the Initial Action in this turn, and a formation acts once a turn.`,
  ],
  "pair-absent": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`It draws no chit in this turn: none of its units is on the map.`,
  ],
} as const satisfies Record<string, Refused>;
