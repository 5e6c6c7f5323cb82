import type { ZoneGraph, ZoneIndex } from "@stonebridge/board";

/** There is no way. */
export const NO_WAY = 1_000;

/**
 * Cheapest cost from every zone to a goal.
 * @param prices price of each step at `from * size + to`; 0: no way
 * @param surcharge the extra cost of entering a zone, if the enemy is in the way
 */
export function costsTo(
  { size, linked }: ZoneGraph,
  prices: readonly number[],
  goal: ZoneIndex,
  surcharge?: ArrayLike<number>,
): number[] {
  const cost: number[] = [];
  for (let zone = 0; zone < size; zone++) cost.push(NO_WAY);
  for (const list of waiting) list.length = 0;
  cost[goal] = 0;
  listAt(0).push(goal);
  for (let spent = 0; spent < waiting.length; spent++) {
    const zones = waiting[spent];
    for (let at = 0; at < zones.length; at++) {
      const zone = zones[at];
      if (cost[zone] !== spent) continue;
      const entry = spent + (surcharge === undefined ? 0 : surcharge[zone]);
      const near = linked[zone];
      for (let link = 0; link < near.length; link++) {
        const from = near[link];
        const price = prices[from * size + zone];
        if (price === 0 || cost[from] <= entry + price) continue;
        cost[from] = entry + price;
        listAt(entry + price).push(from);
      }
    }
  }
  return cost;
}

/** Zones waiting at each cost; kept between searches, since play-outs ask for thousands a second. */
const waiting: ZoneIndex[][] = [];

function listAt(cost: number): ZoneIndex[] {
  while (waiting.length <= cost) waiting.push([]);
  return waiting[cost];
}
