import { line } from "@stonebridge/kernel/words";
import type { SupplyRefusals } from "../refused.ts";
import type { Words } from "./refused.ts";

/** Refusals of trains and of reloading. */
export const supplyRefusals: SupplyRefusals<Words> = {
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
  "haul-never": () => [line`There are no wagon trains`, line`This game is played without advanced supply.`],
  "haul-reserves": () => [
    line`That train cannot move now`,
    line`Trains move with the reserves, at the end of the turn.`,
  ],
  "reload-never": ({ who }) => [
    line`${who} does not need to reload`,
    line`This game is played without small-arms ammunition.`,
  ],
  "reload-over": ({ who }) => [
    line`${who} cannot reload now`,
    line`Units reload at the end of their formation’s action.`,
  ],
};
