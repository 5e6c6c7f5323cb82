import { line } from "@stonebridge/kernel/words";
import type { Refused } from "./refused.ts";

/** Refusals of the Reorganisation and of headquarters. */
export const campaignRefusals = {
  "return-other": ({ who }) => [
    line`${who} cannot be rallied`,
    line`Only your own units can that were eliminated, or large ones on their last strength in their leader’s hex.`,
  ],
  "return-leader": ({ who }) => [
    line`${who} cannot be rallied now`,
    line`Its formation’s leader is not on the map, or has fallen this turn.`,
  ],
  "return-order": ({ who }) => [line`${who} cannot be rallied now`, line`Its formation must be on Reserve.`],
  "return-seen": ({ who }) => [
    line`${who} cannot be rallied now`,
    line`Enemy units see its leader. He must be out of their sight.`,
  ],
  "return-limit": ({ who }) => [
    line`${who} cannot be rallied now`,
    line`Its leader has rallied as many as he can this turn.`,
  ],
  "return-early": ({ who }) => [
    line`${who} cannot be rallied yet`,
    line`A night has to fall first after it was eliminated.`,
  ],
  "return-alone": ({ who }) => [
    line`${who} cannot be rallied alone`,
    line`A unit of one step comes back only together with another of its kind: two make one.`,
  ],
  "return-full": ({ who, limit }) => [
    line`${who} cannot be rallied here`,
    line`More than ${limit} strength points would stand in its leader’s hex. Let somebody make room first.`,
  ],
  "return-train": ({ who }) => [
    line`${who} cannot be rallied here`,
    line`A train stands in its leader’s hex, and no unit shares a hex with one. Move the train or the leader first.`,
  ],
  "seat-order": ({ holder }) => [
    line`${holder} cannot move`,
    line`They move on a March or Fall Back order of their own alone.`,
  ],
  "seat-once": ({ holder }) => [line`${holder} have moved already`, line`Headquarters move once a turn.`],
  "seat-there": ({ holder, toHex, order }) => [
    line`${holder} cannot go${toHex}`,
    line`${order("march")}: a March leads toward its target, a Fall Back not toward the enemy, and neither into his hex.`,
  ],
  "seat-far": ({ holder, toHex }) => [
    line`${holder} cannot go${toHex}`,
    line`That is more than 5 MP, or no way leads there.`,
  ],
  "seat-near": ({ holder }) => [
    line`${holder} cannot end their retreat yet`,
    line`An enemy is within 2 hexes of them. Get further away first.`,
  ],
  "seat-friends": ({ holder, toHex }) => [
    line`${holder} cannot come back${toHex}`,
    line`They come back with a unit of their own side.`,
  ],
  "shift-other": ({ who }) => [
    line`${who} need not make room`,
    line`Only who stands in the hex of a leader who rallies makes room for those who come back.`,
  ],
  "shift-there": ({ who, toHex }) => [
    line`${who} cannot make room${toHex}`,
    line`It goes to a hex next to it, with room for it, out of the enemy’s reach.`,
  ],
  "shift-train": ({ who, toHex }) => [
    line`${who} cannot make room${toHex}`,
    line`One of your trains stands there, and no unit shares a hex with one.`,
  ],

  "haul-other": () => [line`That train cannot move now`, line`It is not one of yours, or not on the map.`],
  "haul-once": () => [line`That train has moved already`, line`Trains move once a turn.`],
  "haul-order": () => [
    line`The army’s train cannot move`,
    line`It moves on a March order of its own alone. Its army commander gives it one.`,
  ],
  "haul-there": ({ toHex, target }) => [
    line`The army’s train cannot move${toHex}`,
    line`March: it goes toward ${target} by the shortest way.`,
  ],
  "haul-units": ({ toHex }) => [
    line`The train cannot move${toHex}`,
    line`Units of yours stand there, and no unit shares a hex with a train.`,
  ],
  "haul-enemy": ({ toHex }) => [
    line`The train cannot move${toHex}`,
    line`The enemy is there or next to it, or no wagon can get in. Choose a hex out of his reach.`,
  ],
  "haul-far": ({ toHex }) => [
    line`The train cannot move${toHex}`,
    line`It has 3 MP, and crosses streams on bridges alone.`,
  ],
  "reload-other": ({ who }) => [
    line`${who} need not reload`,
    line`Only units of the formation that acts reload, and those that are low on cartridges.`,
  ],
  "reload-far": ({ who }) => [
    line`${who} cannot reload`,
    line`It must be within 2 hexes of the wagons of its formation.`,
  ],
  "reload-empty": ({ who }) => [
    line`${who} cannot reload`,
    line`The wagons of its formation are empty. They fill up where they stop beside the army’s train.`,
  ],
} as const satisfies Record<string, Refused>;
