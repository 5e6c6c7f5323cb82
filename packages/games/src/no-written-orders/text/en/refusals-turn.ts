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
  "return-taken": ({ who }) => [line`${who} cannot be rallied`, line`Guns that the enemy has taken are lost for good.`],
  "return-surrendered": ({ who }) => [
    line`${who} cannot be rallied`,
    line`Units that are cut off from supply when they are eliminated surrender and are lost for good.`,
  ],
  "return-scattered": ({ who }) => [
    line`${who} cannot be rallied`,
    line`In a demoralised corps or army a unit returns on a die of 1 to 4. This one rolled more and is lost for good.`,
  ],
  "return-merged": ({ who }) => [
    line`${who} cannot be rallied`,
    line`Of two identical one-step units one returns. This is the other, whose men filled it up.`,
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
  "name-one": () => [
    line`Nobody has to be named`,
    line`Your side has one commander who can roll, and he does. Only a side with several names one.`,
  ],
  "name-phase": () => [
    line`No commander rolls now`,
    line`Commanders roll for the coordinated and the initial action in the second phase, after orders.`,
  ],
  "begin-chosen": () => [
    line`The Initial Action is given`,
    line`One formation has it this turn, and acts before any chit is drawn.`,
  ],
  "begin-lost": () => [
    line`There is no Initial Action to give`,
    line`Only a side that leads by 3 with die and rating chooses a formation, right after the roll.`,
  ],
  "begin-phase": () => [
    line`Nobody has the Initial Action yet`,
    line`Commanders roll for it in the second phase, after orders.`,
  ],
  "begin-never": () => [line`There is no Initial Action`, line`This game is played turn by turn, without chits.`],
  "pair-chosen": () => [
    line`The pair is chosen`,
    line`Two formations share the chit of the Coordinated Action for this turn.`,
  ],
  "pair-few": () => [
    line`There is no pair to choose`,
    line`It takes two formations of that commander that have orders and units on the map.`,
  ],
  "pair-lost": () => [
    line`There is no Coordinated Action to use`,
    line`A side has one if its die is at least 2 lower than its commander’s rating. It is rolled for in the second phase.`,
  ],
  "decline-none": () => [
    line`There is nothing to decline`,
    line`Only who wins the Initial or the Coordinated Action, in the second phase, may leave it.`,
  ],
  "order-chits": () => [
    line`Chits decide who acts`,
    line`This game is not played turn by turn: what is drawn from the cup acts next.`,
  ],
  "order-lost": () => [
    line`Who plays first is not for you to choose now`,
    line`The side with the higher total of die, rating and assaults won chooses, when the player turns begin.`,
  ],
  acted: ({ who }) => [line`${who} has already acted`, line`A formation acts once a turn.`],
  "act-phase": ({ who }) => [
    line`${who} cannot act yet`,
    line`Orders come first, then the chits go into the cup; formations act from the third phase on.`,
  ],
  "act-chit": ({ who }) => [line`${who} cannot act now`, line`Its formation acts when its chit is drawn.`],
  "act-reserve": ({ who }) => [
    line`${who} cannot act now`,
    line`Its formation is on Reserve and acts at the end of the turn.`,
  ],
  "act-turn": ({ who }) => [
    line`${who} cannot act now`,
    line`The sides play one after the other: it acts in your turn.`,
  ],
  "return-phase": ({ who }) => [
    line`${who} cannot be rallied now`,
    line`Units are rallied at the end of the Command Phase.`,
  ],
  "name-other": ({ sender }) => [
    line`${sender} cannot roll`,
    line`An army commander on the map rolls for his side, or a wing commander who is on his own.`,
  ],
  "chits-night": () => [line`There are no chits at night`, line`Both sides act at the end of the turn, without them.`],
  "act-night": ({ who }) => [
    line`${who} cannot act now`,
    line`At night there are no chits: all units act at the end of the turn.`,
  ],
  "pair-wing": ({ formation }) => [
    line`${formation} cannot join the pair`,
    line`A wing commander won the Coordinated Action, and only formations of his wing may have it.`,
  ],
  "return-fallen": ({ who }) => [
    line`${who} cannot be rallied now`,
    line`Its formation’s leader fell this turn. His successor comes next turn.`,
  ],
  "return-whole": ({ who }) => [
    line`${who} cannot be rallied`,
    line`It is on the map, and a damaged unit never regains its full side. Only large ones on their last step recover one.`,
  ],
  "return-away": ({ who }) => [line`${who} cannot be rallied here`, line`It must be in its leader’s hex.`],
  "shift-full": ({ who, toHex, limit }) => [
    line`${who} cannot move aside${toHex}`,
    line`That hex would hold more than ${limit} strength points.`,
  ],
};
