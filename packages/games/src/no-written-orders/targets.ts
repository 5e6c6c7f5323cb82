import { type HexIndex, NOWHERE, NO_WAY, TERRAIN } from "@stonebridge/board";
import type { Field } from "./field.ts";
import { ORDER_RANGE } from "./measures.ts";

/** Can an order aim at the hex: is it a town, on a road, trail or railroad, on a crest, a stream or river, or a place of the module (NWO-12.3-b)? */
export function isTarget(field: Field, hex: HexIndex): boolean {
  const { terrain, way, rail, crestSide, stream, river } = field.map;
  if (terrain[hex] === TERRAIN.town || terrain[hex] === TERRAIN["wood town"] || terrain[hex] === TERRAIN.fort)
    return true;
  for (let side = hex * 6; side < hex * 6 + 6; side++)
    if (way[side] !== NO_WAY || rail[side] === 1 || crestSide[side] === 1 || stream[side] === 1 || river[side] === 1)
      return true;
  return field.module.places.some(({ at }) => hexOf(field, at.latitude, at.longitude) === hex);
}

function hexOf({ map }: Field, latitude: number, longitude: number): HexIndex {
  return map.hexAtDegrees(latitude / 1_000_000, longitude / 1_000_000);
}

const known = new WeakMap<Field, Map<HexIndex, Uint8Array>>();

/** 1 for hexes that an order to somebody in a hex may aim at: within ten points, or by roads that begin there (NWO-12.3-c, NWO-RUL166). */
export function orderRange(field: Field, from: HexIndex): Uint8Array {
  let ranges = known.get(field);
  if (ranges === undefined) known.set(field, (ranges = new Map()));
  let range = ranges.get(from);
  if (range === undefined) ranges.set(from, (range = rangeFrom(field, from)));
  return range;
}

function rangeFrom(field: Field, from: HexIndex): Uint8Array {
  const { map, search, prices } = field;
  const count = search.spread(from, ORDER_RANGE, prices.trace);
  return withRoads(field, Array.from(search.reached.subarray(0, count)), new Uint8Array(map.size));
}

/** Marks hexes, and all that roads and trails from them lead to: 12.12 names both where 12.3 says roads (NWO-RUL182). */
export function withRoads({ map }: Field, hexes: readonly HexIndex[], marked: Uint8Array): Uint8Array {
  const open = [...hexes];
  for (const hex of open) marked[hex] = 1;
  for (const hex of open) {
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      const next = map.neighbours[side];
      if (next === NOWHERE || marked[next] === 1 || map.way[side] === NO_WAY) continue;
      marked[next] = 1;
      open.push(next);
    }
  }
  return marked;
}

/** The hexes of the shortest way between two points, both included (NWO-12.3-b); empty where none leads. */
export function pathBetween({ search, prices, map }: Field, from: HexIndex, to: HexIndex): readonly HexIndex[] {
  search.spread(from, map.size, prices.trace);
  return search.cost[to] === -1 ? [] : [from, ...search.wayTo(to)];
}
