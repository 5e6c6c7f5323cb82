import { onceFor } from "@stonebridge/kernel";
import { type HexId, type HexIndex, NOWHERE, NO_WAY, TERRAIN } from "@stonebridge/board";
import type { Field } from "../field.ts";
import { ORDER_RANGE } from "../measures.ts";
import { hexOfPoint } from "../situations/starting-places.ts";

/**
 * Can an order aim at the hex? It must be a town, on a road, trail or railroad, on a crest, a stream or river, or a place of the module
 * (NWO-12.3-b).
 */
export function isTarget(field: Field, hex: HexIndex): boolean {
  return targetsOf(field)[hex] === 1;
}

const targetsOf = onceFor((field: Field) =>
  Uint8Array.from(field.map.grid.ids, (_, hex) => (hasFeature(field, hex) ? 1 : 0)),
);

function hasFeature(field: Field, hex: HexIndex): boolean {
  const { terrain, way, rail, crestHexside, stream, river } = field.map;
  if (terrain[hex] === TERRAIN.town || terrain[hex] === TERRAIN["wood town"] || terrain[hex] === TERRAIN.fort)
    return true;
  for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++)
    if (
      way[hexside] !== NO_WAY ||
      rail[hexside] === 1 ||
      crestHexside[hexside] === 1 ||
      stream[hexside] === 1 ||
      river[hexside] === 1
    )
      return true;
  return field.module.places.some(({ at }) => hexOfPoint(field, at) === hex);
}

/** What is computed once from the prices of a field and a hex, and kept. */
type Kept<T> = (prices: Uint8Array) => Map<HexIndex, T>;

const ranges: Kept<Uint8Array> = onceFor(() => new Map());

/**
 * 1 for hexes that an order to a recipient in a hex may aim at: within ten points, or by roads that begin there (NWO-12.3-c, NWO-RUL166).
 * @param trace tracing prices of his side; by default those of the map, without special rules
 */
export function orderRange(field: Field, from: HexIndex, trace = field.prices.trace): Uint8Array {
  return keptBy(ranges, trace, from, () => rangeFrom(field, from, trace));
}

const aims: Kept<readonly HexIndex[]> = onceFor(() => new Map());

/** Hexes on the map that an order to a recipient in a hex may aim at by terrain alone, by number (NWO-12.3-b, NWO-12.3-c). */
export function aimsFrom(field: Field, from: HexIndex, trace: Uint8Array): readonly HexIndex[] {
  return keptBy(aims, trace, from, () => {
    const range = orderRange(field, from, trace);
    return targetHexes(field).filter((hex) => range[hex] === 1);
  });
}

const vias: Kept<readonly HexIndex[]> = onceFor(() => new Map());

/** Hexes on the map by which a way may go on from a point of it (NWO-RUL164), by number. */
export function viasFrom(field: Field, from: HexIndex, trace: Uint8Array): readonly HexIndex[] {
  return keptBy(vias, trace, from, () => {
    const cost = openCosts(field, from, trace);
    return targetHexes(field).filter((hex) => hex !== from && cost[hex] !== -1);
  });
}

/** What is computed once from a hex and something else, and kept. */
export function keptBy<K extends object, T>(
  all: (key: K) => Map<HexIndex, T>,
  key: K,
  from: HexIndex,
  make: () => T,
): T {
  const starts = all(key);
  let found = starts.get(from);
  if (found === undefined) starts.set(from, (found = make()));
  return found;
}

/** All hexes on the map that orders can aim at, by number. */
const targetHexes = onceFor((field: Field): readonly HexIndex[] =>
  [...field.map.grid.ids.keys()].filter((hex) => field.map.playable[hex] === 1 && isTarget(field, hex)),
);

const costs: Kept<Int8Array> = onceFor(() => new Map());

/** Costs of tracing from a hex within the range of orders, regardless of units; -1 beyond. */
export function openCosts(field: Field, from: HexIndex, trace: Uint8Array): Int8Array {
  return keptBy(costs, trace, from, () => {
    field.search.spread(from, ORDER_RANGE, trace);
    return new Int8Array(field.search.cost);
  });
}

function rangeFrom(field: Field, from: HexIndex, trace: Uint8Array): Uint8Array {
  const cost = openCosts(field, from, trace);
  const near: HexIndex[] = [];
  for (let hex = 0; hex < cost.length; hex++) if (cost[hex] !== -1) near.push(hex);
  return withRoads(field, near, new Uint8Array(field.map.size));
}

/** By hex, all hexes that roads and trails lead to from it, including itself; shared by all of them. */
const roadNets = onceFor(findNets);

function findNets({ map }: Field): readonly (readonly HexIndex[])[] {
  const found: (readonly HexIndex[])[] = [];
  for (let start = 0; start < map.size; start++) {
    if (found[start] !== undefined) continue;
    const net = [start];
    found[start] = net;
    for (const hex of net) {
      for (let hexside = hex * 6; hexside < hex * 6 + 6; hexside++) {
        const next = map.neighbours[hexside];
        if (next === NOWHERE || found[next] !== undefined || map.way[hexside] === NO_WAY) continue;
        found[next] = net;
        net.push(next);
      }
    }
  }
  return found;
}

/** Marks hexes, and all that roads and trails from them lead to: 12.12 names both where 12.3 says roads (NWO-RUL182). */
export function withRoads(field: Field, hexes: readonly HexIndex[], marked: Uint8Array): Uint8Array {
  const roads = roadNets(field);
  for (const hex of hexes) if (marked[hex] === 0) for (const one of roads[hex]) marked[one] = 1;
  return marked;
}

/**
 * The hexes of the shortest way between two points, both included (NWO-12.3-b); empty if there is none. @param trace as for `orderRange`
 */
export function pathBetween(
  field: Field,
  from: HexIndex,
  to: HexIndex,
  trace = field.prices.trace,
): readonly HexIndex[] {
  const { search, map } = field;
  search.spread(from, map.size, trace, undefined, to);
  return search.cost[to] === -1 ? [] : [from, ...search.wayTo(to)];
}

/**
 * The hexes of the shortest way over points in order, all included: the route that a march follows (NWO-12.3.MA-c); as far as there is one.
 */
export function wayThrough(field: Field, points: readonly HexId[]): readonly HexId[] {
  const { grid } = field.map;
  const [first, ...others] = points.map((point) => grid.known(point));
  if (first === undefined) return [];
  const way = [first];
  for (const point of others) way.push(...pathBetween(field, way.at(-1) ?? first, point).slice(1));
  return way.map((hex) => grid.ids[hex]);
}
