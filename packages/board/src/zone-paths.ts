import { NOWHERE, type ZoneGraph, type ZoneIndex } from "./zone-graph.ts";

/** Price of going from one zone to a bordering one; 0 or less: no way. Small whole numbers. */
export type StepCost = (from: ZoneIndex, to: ZoneIndex) => number;

/** What a spread found: costs and the zone each was reached from. */
export interface Spread {
  /** Cheapest cost by zone; -1 where out of reach. */
  readonly cost: Int16Array;
  /** The zone before on the cheapest way; {@link NOWHERE} at the start and out of reach. */
  readonly before: Int16Array;
}

/**
 * Cheapest ways from one zone to all others within a budget (Dijkstra with buckets, since costs are small whole numbers).
 * Of equally dear ways the one found first in ring order stays, so that answers do not vary.
 * @param mayPass whether a way may lead on from a zone; the zone itself is reached all the same
 */
export function spread(
  graph: ZoneGraph,
  from: ZoneIndex,
  budget: number,
  cost: StepCost,
  mayPass?: (zone: ZoneIndex) => boolean,
): Spread {
  const best = new Int16Array(graph.size).fill(-1);
  const before = new Int16Array(graph.size).fill(NOWHERE);
  const buckets: ZoneIndex[][] = Array.from({ length: budget + 1 }, () => []);
  best[from] = 0;
  buckets[0].push(from);
  for (let spent = 0; spent <= budget; spent++) {
    for (const zone of buckets[spent] as ZoneIndex[]) {
      if (best[zone] !== spent) continue;
      if (zone !== from && mayPass !== undefined && !mayPass(zone)) continue;
      for (const next of graph.linked[zone]) {
        const price = cost(zone, next);
        const total = spent + price;
        if (price <= 0 || total > budget) continue;
        const known = best[next];
        if (known !== -1 && known <= total) continue;
        best[next] = total;
        before[next] = zone;
        buckets[total].push(next);
      }
    }
  }
  return { cost: best, before };
}

/** The zones entered on the way a spread found, the goal last; empty for the start or what is out of reach. */
export function wayTo(found: Spread, goal: ZoneIndex): ZoneIndex[] {
  const way: ZoneIndex[] = [];
  for (let zone = goal; zone !== NOWHERE && found.before[zone] !== NOWHERE; zone = found.before[zone])
    way.unshift(zone);
  return way;
}
