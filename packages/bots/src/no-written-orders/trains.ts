import type { Action } from "@stonebridge/games/no-written-orders";
import {
  type HexIndex,
  type HolderIndex,
  NONE,
  type Position,
  armyTrain,
  haulsTo,
  hexesToEnemy,
  isArmyTrain,
  onMap,
} from "@stonebridge/games/no-written-orders/internals";
import type { Country } from "./country.ts";
import { dangerAt } from "./relocation.ts";

/** Hexes behind its formation at which a train follows: out of the way of its units, which may not pass it (NWO-19.4.2-a). */
const BEHIND = 4;
/** Hexes from the enemy within which a formation’s train is in danger, and the weight of each of them, in hexes of distance. */
const SAFE = 5;
const DANGER = 3;
/** Hexes from its army’s train at which a train is refilled (NWO-19.6-d). */
const BESIDE = 1;

/** The next train that moves, and where; or that they are done. */
export function chooseHaul(country: Country, p: Position, actions: readonly Action[]): Action {
  const { field } = country;
  let best = actions.find(({ type }) => type === "done") ?? actions[0];
  const prices = new Map<HolderIndex, (hex: HexIndex) => number>();
  let most = 0;
  for (const action of actions) {
    if (action.type !== "haul") continue;
    const train = field.holderIndex.get(action.train) as HolderIndex;
    let price = prices.get(train);
    if (price === undefined) prices.set(train, (price = priceOf(country, p, train)));
    const gain = price(p.seat[train]) - price(field.map.grid.known(action.hex));
    if (gain <= most) continue;
    most = gain;
    best = action;
  }
  return best;
}

/**
 * What a hex costs a train: an army’s train goes on to the flag of its march as far as is safe; a formation’s follows its formation, or
 * returns to its army’s train if empty.
 */
function priceOf({ field }: Country, p: Position, train: HolderIndex): (hex: HexIndex) => number {
  const { grid } = field.map;
  const { side, formation } = field.holders[train];
  const target = p.standing[train]?.order.target;
  if (isArmyTrain(field, train)) {
    const ways = target === undefined ? undefined : haulsTo(field, target);
    return (hex) => (ways?.[hex] ?? 0) + dangerAt(field, p, side, hex);
  }
  const danger = (hex: HexIndex): number => DANGER * Math.max(0, SAFE - hexesToEnemy(field, p, side, hex));
  const source = armyTrain(field, p, side);
  if (p.reloads[train] === 0 && source !== NONE)
    return (hex) => Math.max(0, grid.distance(hex, p.seat[source]) - BESIDE) + danger(hex);
  const men = field.holders[formation].units.filter((unit) => onMap(p, unit));
  return (hex) => {
    let near = Infinity;
    for (const unit of men) near = Math.min(near, grid.distance(hex, p.place[unit]));
    return (men.length === 0 ? 0 : Math.abs(near - BEHIND)) + danger(hex);
  };
}
