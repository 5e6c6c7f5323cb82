import {
  BRIDGE,
  CLOSED,
  FORD,
  type HexIndex,
  type HexMap,
  HexPaths,
  LAND,
  MAJOR_ROAD,
  MAY_ENTER,
  MAY_PASS,
  NOWHERE,
  NO_ROAD,
  RIVER,
} from "@stonebridge/board";
import { IN_LINE, ON_WHEELS, POINT, RANGE } from "../measures.ts";

/** Movement points by road in sixths: BR83-5.6-d, Tb6. */
const MAJOR = 3;
const MAJOR_ON_WHEELS = 2;
const MINOR = 6;
const MINOR_ON_WHEELS = 3;

/** What the terrain does to pieces, with or without the TRESTLE. Tables of hexsides are read at `hex * 6 + direction`. */
export interface Ground {
  /** LAND, FORD, BRIDGE or RIVER, by hex; none is two of them (BR83-MAP2-a, BR83-MAP2.1-a, BR83-MAP2.2-a). */
  readonly water: Uint8Array;
  /** By gait: cost of leaving a hex over a side, in sixths, 0 if impossible; without ABATIS (Tb5, BR83-5.31-a, BR83-5.32-a, BR83-5.6-a). */
  readonly cost: readonly Uint8Array[];
  /** The same without roads: what an ABATIS leaves (BR83-5.7-a). */
  readonly offRoad: Uint8Array;
  /**
   * 1 if this hex is uphill of the next: that has a stream (BR83-7.41-a, R43), or this is its hilltop over a crest (BR83-7.42-a).
   * Each hexside speaks for itself (BR83-MAP5.1-a, BR83-MAP5.2-a, BR83-MAP5.2-b, BR83-MAP5.2-c, BR83-MAP5.2-d).
   */
  readonly uphill: Uint8Array;
  /** Hexes in command range of each, nearest first, itself included (BR83-4.53-a..d, R14). Made when first asked for. */
  commandRange(hex: HexIndex): Int16Array;
  /** A shortest command path, both ends included; empty if none has four hexes or fewer. */
  commandPath(from: HexIndex, to: HexIndex): readonly HexIndex[];
}

/** @param trestle hex of the TRESTLE */
export function groundOf(map: HexMap, trestle: HexIndex, standing: boolean): Ground {
  const { size, neighbours } = map;
  const water = map.water.slice();
  if (standing) water[trestle] = BRIDGE;
  const costs = [0, 1, 2].map(() => new Uint8Array(size * 6));
  const offRoad = new Uint8Array(size * 6);
  const uphill = new Uint8Array(size * 6);
  for (let hexside = 0; hexside < size * 6; hexside++) {
    const to = neighbours[hexside];
    if (to === NOWHERE) continue;
    const from = Math.floor(hexside / 6);
    if (map.crest[hexside] === 1 || (map.stream[to] === 1 && map.streamHexside[hexside] === 0)) uphill[hexside] = 1;
    if (water[to] === RIVER) continue; // BR83-5.5-a
    const penalty = (water[to] === FORD ? POINT : 0) + (water[from] === FORD ? POINT : 0); // BR83-5.32-a
    // R20, R22: the most expensive terrain of the hex (BR83-MAP4-a), then penalties; slopes and towns cost nothing (R21, R80, BR83-MAP5-a),
    // a bridge is clear (BR83-5.51-a); the map never has a stream in a hex with a river, ford or bridge (BR83-MAP3-a, BR83-MAP3-b, R44)
    const rough = water[to] !== BRIDGE && (map.stream[to] === 1 || map.woods[to] === 1);
    offRoad[hexside] = (rough ? 2 * POINT : POINT) + penalty;
    for (const [gait, cost] of costs.entries()) {
      const road = gait === IN_LINE ? NO_ROAD : map.road[hexside]; // BR83-5.63-a, BR83-8.53-a
      cost[hexside] = road === NO_ROAD ? offRoad[hexside] : roadRate(road, gait) + penalty; // BR83-5.6-b, BR83-5.6-c
    }
  }
  // BR83-4.53-b, BR83-4.53-c, R14: never a river, a ford only at the ends of a path; everything else is open (BR83-4.53-d)
  const gates = water.map((kind) => (kind === RIVER ? CLOSED : kind === FORD ? MAY_ENTER : MAY_PASS));
  const paths = new HexPaths(neighbours);
  const ranges = Array.from<Int16Array | undefined>({ length: size });
  const rangeOf = (hex: HexIndex): Int16Array => paths.reached.slice(0, paths.reach(hex, RANGE, gates));
  return {
    water,
    cost: costs,
    offRoad,
    uphill,
    commandRange: (hex) => (ranges[hex] ??= rangeOf(hex)),
    commandPath(from, to) {
      paths.reach(from, RANGE, gates);
      return paths.cost[to] === -1 ? [] : [from, ...paths.wayTo(to)];
    },
  };
}

/** Cost of a hex by road, in sixths (Tb6, BR83-5.6-d); railroads are minor roads (BR83-5.62-a). */
export function roadRate(road: number, gait: number): number {
  if (road === MAJOR_ROAD) return gait === ON_WHEELS ? MAJOR_ON_WHEELS : MAJOR;
  return gait === ON_WHEELS ? MINOR_ON_WHEELS : MINOR;
}

/** Units in these hexes are halved and do not block lines of sight (BR83-7.51-a, BR83-9.31-b). */
export function onCrossing(ground: Ground, hex: HexIndex): boolean {
  return ground.water[hex] !== LAND;
}
