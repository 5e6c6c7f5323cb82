import { APART, BRIDGE, FORD, LAND, type ZoneGraph, type ZoneIndex, spread, stepsFrom } from "@stonebridge/board";
import { ENTRIES, type EntryId, SIDES } from "../vocabulary.ts";

/** SB62-9.4-d, SB62-9.4-e; SB62-9.4-f, SB62-9.4-g */
export const ZONE_COST = 2;
/** Movement points along a road outside enemy zones of control (SB62-9.4-e). */
export const ROAD_COST = 1;
/** Movement points that a crossing, a climb (SB62-9.4-f), or the Front of enemy guns (SB62-9.4-g) adds. */
export const SURCHARGE = 1;
const NO_IDS: readonly string[] = [];

/** Movement points: more than any route on the map costs. */
export const FARTHEST = 400;

/** Where reinforcements come on, by letter. */
export interface Entry {
  readonly letter: EntryId;
  readonly zone: ZoneIndex;
  /** MP for the first zone: along a road or not (RU-81). */
  readonly cost: number;
}

/** Cheapest ways from a zone over a map without an enemy, along roads if there are any. */
export interface Ways {
  /** MP by zone, {@link BEYOND} if there is no way. */
  readonly costs: Int16Array;
  /** The zones they lead to, the nearest first, which is their own. */
  readonly zones: Int16Array;
  /** The zone before on the way to each, NOWHERE at their own. */
  readonly before: Int16Array;
  /** MP by zone to come within a number of steps of it, by that number: as far as cohesion reaches. */
  readonly near: readonly Int16Array[];
}

/** More than any way costs. */
export const BEYOND = 32767;

/** What the rules read of a map alone, as tables: sides by their place in `SIDES`. */
export interface Ground {
  /** Zones that score, in map order; who scores each; the place of a zone among them, -1 for others. */
  readonly objectives: readonly ZoneIndex[];
  readonly objectiveOf: readonly number[];
  readonly objectiveSlot: readonly number[];
  /**
   * Cost of a step by `from * size + to` (table T4) without what the enemy adds: the price along a road if there is one (also what command
   * range counts, SB62-9.4-h), and the price off it; 0 if there is no way.
   */
  readonly roadPrice: readonly number[];
  readonly plainPrice: readonly number[];
  /** Zones over a river, a ford or a bridge, by zone: zones of control do not extend over them (SB62-9.3-a). */
  readonly overWater: readonly (readonly ZoneIndex[])[];
  /** Steps between zones over borders that a brigade can cross (RU-24), by zone. */
  readonly steps: readonly Int16Array[];
  /**
   * The zones at most a number of steps from a zone, itself first, the nearest before others, by number of steps and zone: as far as
   * cohesion reaches.
   */
  readonly around: readonly (readonly (readonly ZoneIndex[])[])[];
  /** Ways by zone, computed on demand: see {@link waysFrom}. */
  readonly ways: (Ways | undefined)[];
  /** Ids of the Front’s zones by `zone * size + faced`. */
  readonly frontIds: readonly (readonly string[])[];
  readonly entries: readonly Entry[];
  /** Place of a letter in `entries`. */
  readonly entryIndex: ReadonlyMap<string, number>;
  /** By side: 1 at the zones towards which it retreats (SB62-11.1.4-a). */
  readonly isRefuge: readonly Uint8Array[];
  /** By side: MP by roads to the nearest of them on the empty map (RU-67). */
  readonly toRefuge: readonly Int16Array[];
  /** 1 at zones of the map's edge. */
  readonly atEdge: Uint8Array;
  readonly embankment: Uint8Array;
  readonly woods: Uint8Array;
  readonly village: Uint8Array;
}

/** SB62-9.4-d..f: a zone or a road, and what bridge, ford and climb add; the river closes every other border (SB62-9.4-i). */
function priceOfStep(graph: ZoneGraph, from: ZoneIndex, to: ZoneIndex, byRoad: boolean): number {
  const at = from * graph.size + to;
  const kind = graph.kindOf(from, to);
  if (kind !== LAND && kind !== FORD && kind !== BRIDGE) return 0;
  const base = byRoad && graph.road[at] === 1 ? ROAD_COST : ZONE_COST;
  return base + (kind === LAND ? 0 : SURCHARGE) + (graph.climb[at] === 1 ? SURCHARGE : 0);
}

function pricesOf(graph: ZoneGraph, byRoad: boolean): number[] {
  const { size } = graph;
  return Array.from({ length: size * size }, (_, at) => priceOfStep(graph, Math.floor(at / size), at % size, byRoad));
}

/** MP from each zone to the nearest of some others; what a step costs does not depend on the way it is read from. */
function nearestOf(graph: ZoneGraph, goals: readonly ZoneIndex[], prices: readonly number[]): Int16Array {
  const nearest = new Int16Array(graph.size).fill(-1);
  const { size } = graph;
  // the search goes outward from a goal: prices are reversed, so that climbing is paid by the brigade that climbs
  const turned = prices.map((_, at) => prices[(at % size) * size + Math.floor(at / size)]);
  for (const goal of goals) {
    const { cost } = spread(graph, goal, FARTHEST, turned);
    for (let zone = 0; zone < size; zone++)
      if (cost[zone] !== -1 && (nearest[zone] === -1 || cost[zone] < nearest[zone])) nearest[zone] = cost[zone];
  }
  return nearest;
}

function flags(graph: ZoneGraph, test: (zone: ZoneIndex) => boolean): Uint8Array {
  return Uint8Array.from({ length: graph.size }, (_, zone) => (test(zone) ? 1 : 0));
}

/**
 * The ground of a map.
 * @param farthest steps up to which `around` lists what is near
 * @throws Error if the map lacks what the game needs: an entry letter, a retreat goal
 */
export function groundOf(graph: ZoneGraph, farthest: number): Ground {
  const { zones, rings } = graph;
  const objectives = zones.flatMap((zone, index) => (zone.objectiveOf === undefined ? [] : [index]));
  const roadPrice = pricesOf(graph, true);
  const steps = zones.map((_, zone) => stepsFrom(graph, zone, graph.linked));
  const entries = entriesOf(graph);
  const refuges = refugesOf(graph);
  return {
    objectives,
    objectiveOf: objectives.map((zone) => SIDES.findIndex((side) => side === zones[zone].objectiveOf)),
    objectiveSlot: zones.map((_, zone) => objectives.indexOf(zone)),
    roadPrice,
    plainPrice: pricesOf(graph, false),
    overWater: zones.map((_, zone) => graph.bordering[zone].filter((near) => graph.kindOf(zone, near) !== LAND)),
    steps,
    around: Array.from({ length: farthest + 1 }, (_, limit) => steps.map((away) => nearestFirst(away, limit))),
    ways: [],
    frontIds: Array.from({ length: graph.size * graph.size }, (_, at) =>
      graph.slot[at] === -1
        ? NO_IDS
        : graph.front(Math.floor(at / graph.size), at % graph.size).map((zone) => graph.ids[zone]),
    ),
    entries,
    entryIndex: new Map(entries.map(({ letter }, index) => [letter, index])),
    isRefuge: refuges.map((goals) => flags(graph, (zone) => goals.includes(zone))),
    toRefuge: refuges.map((goals) => nearestOf(graph, goals, roadPrice)),
    atEdge: flags(graph, (zone) => rings[zone].length > graph.bordering[zone].length),
    embankment: flags(graph, (zone) => zones[zone].embankment === true),
    woods: flags(graph, (zone) => zones[zone].terrain.includes("woods")),
    village: flags(graph, (zone) => zones[zone].terrain.includes("village")),
  };
}

/** The zones that are no further away than that, the nearest first. */
function nearestFirst(away: Int16Array, limit: number): readonly ZoneIndex[] {
  const near = [...away.keys()].filter((zone) => away[zone] !== APART && away[zone] <= limit);
  return near.toSorted((one, other) => away[one] - away[other]);
}

/** The cheapest ways from a zone on the ground of a map, found once. */
export function waysFrom(ground: Ground, graph: ZoneGraph, from: ZoneIndex): Ways {
  let ways = ground.ways[from];
  if (ways === undefined) {
    const { cost, before } = spread(graph, from, FARTHEST, ground.roadPrice);
    const costs = cost.map((one) => (one === -1 ? BEYOND : one));
    const near = ground.around.map((zones) =>
      costs.map((_, zone) => zones[zone].reduce((least, other) => Math.min(least, costs[other]), BEYOND)),
    );
    ways = { costs, zones: Int16Array.from(nearestFirst(cost, FARTHEST)), before, near };
    ground.ways[from] = ways;
  }
  return ways;
}

/** Where reinforcements come on, in the order of `ENTRIES`. */
function entriesOf(graph: ZoneGraph): readonly Entry[] {
  return ENTRIES.map((letter): Entry => {
    const found = graph.data.entries?.find((one) => one.letter === letter);
    if (found === undefined) throw new Error(`Map ${graph.data.id} has no entry ${letter}.`);
    return { letter, zone: graph.known(found.zone), cost: found.road ? ROAD_COST : ZONE_COST };
  });
}

/** By side: the zones towards which it retreats (SB62-11.1.4-a). */
function refugesOf(graph: ZoneGraph): readonly (readonly ZoneIndex[])[] {
  return SIDES.map((side) => {
    const zones = (graph.data.refuges ?? []).flatMap((one) => (one.side === side ? [graph.known(one.zone)] : []));
    if (zones.length === 0)
      throw new Error(`Map ${graph.data.id} has no zone towards which the ${side} side retreats.`);
    return zones;
  });
}
