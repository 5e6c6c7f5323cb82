import { line } from "@stonebridge/kernel/words";
import type { TurnRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of the chits and of the Reorganisation. */
export const turnRefusals: TurnRefusals<Words> = {
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
  "return-other": ({ who }) => [
    line`${who} cannot be rallied`,
    line`You can rally eliminated units of your own, or large ones on their last step in their leader’s hex.`,
  ],
  "return-leader": ({ who }) => [
    line`${who} cannot be rallied now`,
    line`Its formation’s leader is not on the map, or fell this turn.`,
  ],
  "return-order": ({ who }) => [line`${who} cannot be rallied now`, line`Its formation must be on Reserve.`],
  "return-seen": ({ who }) => [
    line`${who} cannot be rallied now`,
    line`Enemy units see its leader. Move him out of their sight first.`,
  ],
  "return-limit": ({ who }) => [
    line`${who} cannot be rallied now`,
    line`Its leader has already rallied all he can this turn.`,
  ],
  "return-early": ({ who }) => [
    line`${who} cannot be rallied yet`,
    line`An eliminated unit can rally only from the next nightfall on.`,
  ],
  "return-alone": ({ who }) => [
    line`${who} cannot be rallied alone`,
    line`One-step units return in pairs: for two identical units eliminated, one returns.`,
  ],
  "return-full": ({ who, limit }) => [
    line`${who} cannot be rallied here`,
    line`Its leader’s hex would hold more than ${limit} strength points. Move a unit out of it first.`,
  ],
  "return-train": ({ who }) => [
    line`${who} cannot be rallied here`,
    line`Its leader shares his hex with a train, and units cannot stack with trains. Move one of them first.`,
  ],
  "shift-other": ({ who }) => [
    line`${who} does not need to make room`,
    line`Only units in the hex of a leader who rallies others make room.`,
  ],
  "shift-there": ({ who, toHex }) => [
    line`${who} cannot move aside${toHex}`,
    line`It needs an adjacent hex with room, out of enemy zones of control.`,
  ],
  "shift-train": ({ who, toHex }) => [
    line`${who} cannot move aside${toHex}`,
    line`One of your trains is there, and units cannot stack with trains.`,
  ],
};
