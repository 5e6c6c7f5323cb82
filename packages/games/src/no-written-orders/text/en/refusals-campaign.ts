import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of the Reorganisation and of headquarters. */
export const campaignRefusals = {
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
  "seat-order": ({ holder }) => [
    line`${holder} cannot move`,
    line`Headquarters move only on a March or Fall Back order of their own. Their commander gives it.`,
  ],
  "seat-once": ({ holder }) => [line`${holder} have already moved`, line`Headquarters move once a turn.`],
  "seat-there": ({ holder, toHex, order }) => [
    line`${holder} cannot go${toHex}`,
    line`${order("march")}: on March they go towards the target, on Fall Back away from the enemy, and never into his hex.`,
  ],
  "seat-far": ({ holder, toHex }) => [
    line`${holder} cannot go${toHex}`,
    line`That is more than 5 MP away, or no route leads there.`,
  ],
  "seat-near": ({ holder }) => [
    line`${holder} cannot end their retreat yet`,
    line`An enemy is within 2 hexes. Get further away first.`,
  ],
  "seat-friends": ({ holder, toHex }) => [
    line`${holder} cannot come back${toHex}`,
    line`Headquarters return only with a friendly unit.`,
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

  "haul-other": () => [line`That train cannot move now`, line`It is not yours, or not on the map.`],
  "haul-once": () => [line`That train has already moved`, line`Trains move once a turn.`],
  "haul-order": () => [
    line`The army’s train cannot move`,
    line`It needs a March order of its own from its army commander.`,
  ],
  "haul-there": ({ toHex, target }) => [
    line`The army’s train cannot move${toHex}`,
    line`March: it goes towards ${target} by the shortest route.`,
  ],
  "haul-units": ({ toHex }) => [
    line`The train cannot move${toHex}`,
    line`Your own units are there, and trains cannot stack with units.`,
  ],
  "haul-enemy": ({ toHex }) => [
    line`The train cannot move${toHex}`,
    line`The enemy is there or adjacent, or wagons cannot enter. Choose another hex.`,
  ],
  "haul-far": ({ toHex }) => [
    line`The train cannot move${toHex}`,
    line`It has 3 MP and crosses streams only by bridge.`,
  ],
  "reload-other": ({ who }) => [
    line`${who} does not need to reload`,
    line`Only units of the acting formation that are low on cartridges reload.`,
  ],
  "reload-far": ({ who }) => [line`${who} cannot reload`, line`It must be within 2 hexes of its formation’s wagons.`],
  "reload-empty": ({ who }) => [
    line`${who} cannot reload`,
    line`Its formation’s wagons are empty. They refill when they end a move next to the army’s train.`,
  ],
} as const satisfies Record<string, Refused>;
