import { NOWHERE, type ZoneGraph, type ZoneIndex } from "./zone-graph.ts";

/** What a spread found: costs and the zone each was reached from. */
export interface Spread {
  /** Cheapest cost by zone; -1 where out of reach. */
  readonly cost: Int16Array;
  /** The zone before on the cheapest way; {@link NOWHERE} at the start and out of reach. */
  readonly before: Int16Array;
}

/** Zones waiting at each cost; kept between spreads, since rules ask for thousands a second. */
const waiting: ZoneIndex[][] = [];

/**
 * Cheapest ways from one zone to all others within a budget (Dijkstra with buckets, since costs are small whole numbers).
 * Of equally dear ways the one found first in ring order stays, so that answers do not vary.
 * @param prices price of each step at `from * graph.size + to`; 0: no way
 * @param closed 1 at each zone that may not be entered
 */
export function spread(
  graph: ZoneGraph,
  from: ZoneIndex,
  budget: number,
  prices: readonly number[],
  closed?: Uint8Array,
): Spread {
  const { size, linked } = graph;
  const cost = new Int16Array(size).fill(-1);
  const before = new Int16Array(size).fill(NOWHERE);
  while (waiting.length <= budget) waiting.push([]);
  cost[from] = 0;
  waiting[0].push(from);
  for (let spent = 0; spent <= budget; spent++) {
    const bucket = waiting[spent];
    for (let at = 0; at < bucket.length; at++) {
      const zone = bucket[at];
      if (cost[zone] !== spent) continue;
      const row = zone * size;
      for (const next of linked[zone]) {
        const price = prices[row + next];
        const total = spent + price;
        if (price === 0 || total > budget || (closed !== undefined && closed[next] === 1)) continue;
        const known = cost[next];
        if (known !== -1 && known <= total) continue;
        cost[next] = total;
        before[next] = zone;
        waiting[total].push(next);
      }
    }
    bucket.length = 0;
  }
  return { cost, before };
}

/** The zones entered on the way a spread found, the goal last; empty for the start or what is out of reach. */
export function wayTo(found: Spread, goal: ZoneIndex): ZoneIndex[] {
  const way: ZoneIndex[] = [];
  for (let zone = goal; zone !== NOWHERE && found.before[zone] !== NOWHERE; zone = found.before[zone])
    way.unshift(zone);
  return way;
}
