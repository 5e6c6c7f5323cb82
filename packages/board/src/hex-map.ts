import { HexField, mark } from "./hex-field.ts";
import type { HexId, HexIndex } from "./hex-grid.ts";
import type { HexMapData, HexPair } from "./hex-map-data.ts";
import { hexMapFaults } from "./hex-map-faults.ts";
import { BRIDGE, FORD, LAND, RIVER } from "./places.ts";

/** Code in {@link HexMap.road}: no road crosses the hexside. */
export const NO_ROAD = 0;
/** Code in {@link HexMap.road}: a minor road. */
export const MINOR_ROAD = 1;
/** Code in {@link HexMap.road}: a major road. */
export const MAJOR_ROAD = 2;
/** Code in {@link HexMap.road}: a railroad and no road. */
export const RAILROAD = 3;

/**
 * A hex map prepared for rules: everything asked often is a table. Tables of hexes are read at the hex, tables of
 * hexsides at `hex * 6 + direction`.
 */
export class HexMap extends HexField<HexMapData> {
  /** LAND, FORD, BRIDGE or RIVER. */
  readonly water: Uint8Array;
  readonly stream: Uint8Array;
  readonly woods: Uint8Array;
  readonly slope: Uint8Array;
  readonly town: Uint8Array;
  /** 1 if the hexside is a crest and this hex its hilltop. */
  readonly crest: Uint8Array;
  /** 1 where a stream crosses the hexside. */
  readonly streamHexside: Uint8Array;
  /** The road over the hexside: {@link NO_ROAD}, minor, major, or {@link RAILROAD} if only a railroad crosses it. */
  readonly road: Uint8Array;
  /** 1 if a railroad crosses the hexside, with or without a road. */
  readonly rail: Uint8Array;
  /** Pairs of edge hexes whose roads join off the map. */
  readonly routeLinks: readonly (readonly [HexIndex, HexIndex])[];

  /** @throws FaultyMap naming every field that is wrong. */
  constructor(data: HexMapData) {
    super(data, hexMapFaults);
    const { grid, size } = this;
    const marked = (ids: readonly HexId[]) => mark(new Uint8Array(size), ids.map(known));
    const hexsides = (pairs: readonly HexPair[]) => pairs.flatMap(([a, b]) => [hexside(a, b), hexside(b, a)]);
    const known = (id: HexId) => grid.known(id);
    const hexside = (a: HexId, b: HexId) => grid.hexside(known(a), known(b));

    this.water = new Uint8Array(size).fill(LAND);
    mark(this.water, data.river.map(known), RIVER);
    for (const { hex } of data.fords) this.water[known(hex)] = FORD;
    for (const { hex } of data.bridges) this.water[known(hex)] = BRIDGE;
    this.stream = marked(data.stream);
    this.woods = marked(data.woods);
    this.slope = marked(data.slope);
    this.town = marked(data.towns.flatMap((town) => town.hexes));

    this.crest = mark(
      new Uint8Array(size * 6),
      data.crests.map(([hilltop, slope]) => hexside(hilltop, slope)),
    );
    this.streamHexside = mark(new Uint8Array(size * 6), hexsides(data.streamSides));
    this.rail = mark(new Uint8Array(size * 6), hexsides(data.railroads));
    this.road = mark(new Uint8Array(size * 6), hexsides(data.railroads), RAILROAD);
    mark(this.road, hexsides(data.minorRoads), MINOR_ROAD);
    mark(this.road, hexsides(data.majorRoads), MAJOR_ROAD);
    this.routeLinks = data.routeLinks.map(([a, b]) => [known(a), known(b)] as const);
  }
}
