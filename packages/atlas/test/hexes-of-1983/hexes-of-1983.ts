import { readFileSync } from "node:fs";
import {
  FORD,
  HexMap,
  HexPaths,
  MAJOR_ROAD,
  MAY_ENTER,
  MAY_PASS,
  NO_ROAD,
  RIVER,
  type HexId,
  type HexIndex,
  type HexMapData,
} from "@stonebridge/board";
import { BULL_RUN_1983_MAP, layHexGround } from "../../src/hexes/index.ts";
import { geography, once } from "../geography/battlefield.ts";

/** The committed file, as text and as data. */
export const text = readFileSync(new URL("../../maps/bull-run-1983/hexes.json", import.meta.url), "utf8");
export const data = JSON.parse(text) as HexMapData;

/** The map as rules read it: it refuses data that contradict themselves. */
export const map = new HexMap(data);
export const { grid } = map;

/** The ground that the map is derived from. */
export const groundOf = once(({ ground }: typeof BULL_RUN_1983_MAP) => layHexGround(ground, geography));

/** A hex by its coordinate. */
export const hex = (id: HexId): HexIndex => grid.known(id);

/** Steps between two hexes. */
export const apart = (a: HexId, b: HexId): number => grid.distance(hex(a), hex(b));

/** What lies in a hex to a piece that would enter: LAND, FORD, BRIDGE or RIVER. */
export const waterIn = (id: HexId): number => map.water[hex(id)];

/** Name of the bank on which a hex lies; undefined on the dividing river. */
export function bankOf(id: HexId): string | undefined {
  const code = map.bank[hex(id)];
  return code === 0 ? undefined : map.bankNames[code - 1];
}

/** The road over the hexside between two hexes. @throws when they are not adjacent */
export function roadOver(a: HexId, b: HexId): number {
  const hexside = grid.hexside(hex(a), hex(b));
  if (hexside === -1) throw new Error(`${a} and ${b} are not adjacent.`);
  return map.road[hexside];
}

/** Whether the first hex is uphill of the second (BR83-7.41-a, 7.42-a, R43, R44). */
export function uphill(of: HexId, over: HexId): boolean {
  const hexside = grid.hexside(hex(of), hex(over));
  return map.crest[hexside] === 1 || (map.stream[hex(over)] === 1 && map.streamHexside[hexside] === 0);
}

/** Movement points, in sixths, of a piece that steps from one hex to the next (BR83-5.6-a to d, R20 to R22). */
export function stepCost(from: HexId, to: HexId, piece: "battery" | "other"): number {
  const road = roadOver(from, to);
  const rate = piece === "battery" ? { major: 2, minor: 3 } : { major: 3, minor: 6 };
  const terrain = map.stream[hex(to)] === 1 || map.woods[hex(to)] === 1 ? 12 : 6;
  const base = road === NO_ROAD ? terrain : road === MAJOR_ROAD ? rate.major : rate.minor;
  return base + (waterIn(to) === FORD ? 6 : 0) + (waterIn(from) === FORD ? 6 : 0);
}

/** Movement points, in sixths, of a way along adjacent hexes. */
export function wayCost(way: readonly HexId[], piece: "battery" | "other"): number {
  return way.slice(1).reduce((sum, to, index) => sum + stepCost(way[index], to, piece), 0);
}

const paths = new HexPaths(map.neighbours);

/** Steps of the shortest command path of at most four hexes (BR83-4.53-a to d); undefined without one. */
export function commandPath(from: HexId, to: HexId): number | undefined {
  const gates = Uint8Array.from(map.water, (water) => (water === RIVER ? 0 : water === FORD ? MAY_ENTER : MAY_PASS));
  paths.reach(hex(from), 4, gates);
  // A path that begins in a ford may go on to another ford; the search lets a start pass in any case.
  const steps = paths.cost[hex(to)];
  return steps === -1 ? undefined : steps;
}

/** Hexes from which a road leads on to a goal without entering a ford, by roads that keep a condition (BR83-1.31-a, 1.31-b). */
export function routesTo(goals: readonly HexId[], mayStand: (hex: HexIndex) => boolean): Set<HexIndex> {
  const found = new Set<HexIndex>();
  const open = goals.map(hex).filter(mayStand);
  for (const at of open) {
    if (found.has(at)) continue;
    found.add(at);
    for (let direction = 0; direction < 6; direction++) {
      const next = map.neighbours[at * 6 + direction];
      if (next === -1 || map.road[at * 6 + direction] === NO_ROAD || !mayStand(next)) continue;
      if (map.water[next] === FORD || map.water[next] === RIVER) continue;
      open.push(next);
    }
  }
  return found;
}
