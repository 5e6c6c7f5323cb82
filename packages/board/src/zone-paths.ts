import { NOWHERE } from "./places.ts";
import type { ZoneGraph, ZoneIndex } from "./zone-graph.ts";

/** What a spread found: costs and the zone each was reached from. */
export interface Spread {
  /** Cheapest cost by zone; -1 if out of reach. */
  readonly cost: Int16Array;
  /** The previous zone on the cheapest path; {@link NOWHERE} at the start and if out of reach. */
  readonly before: Int16Array;
}

/** Zones queuing at each cost, and how many; kept between spreads, because rules ask for thousands per second. */
let waiting: Int16Array[] = [];
let waits: number[] = [];

/**
 * Cheapest paths from one zone to all others within a budget (Dijkstra with buckets, because costs are small whole numbers).
 * Of equal paths the first in ring order is kept, so that answers do not vary.
 * @param prices price of each step at `from * graph.size + to`; 0 if it is not possible
 * @param closed 1 at each zone that may not be entered
 * @param tolls what entering each zone costs on top of the step
 * @param goals if given, the search ends at the nearest of them: costs up to its own are right, those further out may be too high
 */
export function spread(
  graph: ZoneGraph,
  from: ZoneIndex,
  budget: number,
  prices: readonly number[],
  closed?: Uint8Array,
  tolls?: Uint8Array,
  goals?: readonly ZoneIndex[],
): Spread {
  const cost = new Int16Array(graph.size).fill(-1);
  const before = new Int16Array(graph.size).fill(NOWHERE);
  search(graph, from, goals, budget, prices, closed, tolls, cost, before);
  return { cost, before };
}

/** Costs of the last {@link distance}, cleared when it ends. */
let reached = new Int16Array(0);
let passed = new Int16Array(0);
const single: [ZoneIndex] = [NOWHERE];

/** Cost of the cheapest path between two zones, -1 if it exceeds the budget; like {@link spread}, but stops at the goal. */
export function distance(
  graph: ZoneGraph,
  from: ZoneIndex,
  goal: ZoneIndex,
  budget: number,
  prices: readonly number[],
  closed?: Uint8Array,
): number {
  if (reached.length !== graph.size) {
    reached = new Int16Array(graph.size).fill(-1);
    passed = new Int16Array(graph.size);
  }
  single[0] = goal;
  search(graph, from, single, budget, prices, closed, undefined, reached, passed);
  const found = reached[goal];
  reached.fill(-1);
  return found;
}

/** Fills costs until the nearest goal is settled, or to the end of the budget if there is none. */
function search(
  graph: ZoneGraph,
  from: ZoneIndex,
  goals: readonly ZoneIndex[] | undefined,
  budget: number,
  prices: readonly number[],
  closed: Uint8Array | undefined,
  tolls: Uint8Array | undefined,
  cost: Int16Array,
  before: Int16Array,
): void {
  const { size, linked } = graph;
  if (waiting.length <= budget || waiting[0].length < size) makeRoom(budget, size);
  cost[from] = 0;
  waiting[0][0] = from;
  waits[0] = 1;
  let dearest = 0;
  // paths on from a zone that costs as much as the nearest goal cost more
  let last = goals?.includes(from) === true ? 0 : budget;
  for (let spent = 0; spent <= dearest && spent < last; spent++) {
    const bucket = waiting[spent];
    for (let at = 0; at < waits[spent]; at++) {
      const zone = bucket[at];
      if (cost[zone] !== spent) continue;
      const row = zone * size;
      for (const next of linked[zone]) {
        const price = prices[row + next];
        const total = spent + price + (tolls === undefined ? 0 : tolls[next]);
        if (price === 0 || total > budget || (closed !== undefined && closed[next] === 1)) continue;
        const known = cost[next];
        if (known !== -1 && known <= total) continue;
        cost[next] = total;
        before[next] = zone;
        waiting[total][waits[total]++] = next;
        if (total > dearest) dearest = total;
        if (total < last && goals?.includes(next) === true) last = total;
      }
    }
  }
  waits.fill(0, 0, dearest + 1);
}

/** A zone queues at most once at each cost: it comes back only if it has become cheaper. */
function makeRoom(budget: number, size: number): void {
  const zones = Math.max(size, waiting.length > 0 ? waiting[0].length : 0);
  waiting = Array.from({ length: Math.max(budget + 1, waiting.length) }, () => new Int16Array(zones));
  waits = waiting.map(() => 0);
}

/** The zones entered on the path found by a spread, the goal last; empty for the start or anything out of reach. */
export function wayTo(found: Spread, goal: ZoneIndex): ZoneIndex[] {
  const way: ZoneIndex[] = [];
  for (let zone = goal; zone !== NOWHERE && found.before[zone] !== NOWHERE; zone = found.before[zone])
    way.unshift(zone);
  return way;
}
