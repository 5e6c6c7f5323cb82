import { HexField, mark } from "./hex-field.ts";
import type { HexId, HexIndex } from "./hex-grid.ts";
import { COLUMN_PITCH, HEXSIDE_LENGTH } from "./hex-middles.ts";
import { hexAt } from "./hex-plot.ts";
import { type HexsideMapData, TERRAIN } from "./hexside-map-data.ts";
import { hexsideMapFaults } from "./hexside-map-faults.ts";
import type { HexPair } from "./hex-map-data.ts";
import { BRIDGE, FORD, LAND, RIVER } from "./places.ts";

/** Code in {@link HexsideMap.way}: neither road nor trail crosses the hexside. */
export const NO_WAY = 0;
/** Code in {@link HexsideMap.way}: a trail. */
export const TRAIL = 1;
/** Code in {@link HexsideMap.way}: a road. */
export const ROAD = 2;

/**
 * A hex map with water on hexsides, prepared for rules: everything asked often is a table. Tables of hexes are
 * read at the hex, tables of hexsides at `hex * 6 + direction`, the same from both hexes unless noted.
 */
export class HexsideMap extends HexField<HexsideMapData> {
  /** A code of {@link TERRAIN}. */
  readonly terrain: Uint8Array;
  /** Level of the ground. */
  readonly level: Int8Array;
  /** For crossing the hexside: LAND, FORD, BRIDGE, or RIVER if it blocks. A trestle blocks everything except rails. */
  readonly water: Uint8Array;
  /** 1 if a river runs along the hexside, whatever crosses it there. */
  readonly river: Uint8Array;
  readonly stream: Uint8Array;
  /** 1 where a trestle carries a railroad over the hexside. */
  readonly trestle: Uint8Array;
  /** 1 if the hexside is a crest and this is the high hex; {@link crestHexside} has it from both. */
  readonly crest: Uint8Array;
  readonly crestHexside: Uint8Array;
  /** 1 if works on the hexside protect this hex. */
  readonly fortified: Uint8Array;
  /** {@link NO_WAY}, {@link TRAIL} or {@link ROAD}. */
  readonly way: Uint8Array;
  /** 1 if a railroad crosses the hexside, with or without a road. */
  readonly rail: Uint8Array;

  /** @throws FaultyMap naming every field that is wrong. */
  constructor(data: HexsideMapData) {
    super(data, hexsideMapFaults);
    const { grid, size } = this;
    const hexside = (a: HexId, b: HexId) => grid.hexside(grid.known(a), grid.known(b));
    const both = ([a, b]: HexPair) => [hexside(a, b), hexside(b, a)];
    const marked = (pairs: readonly HexPair[]) => mark(new Uint8Array(size * 6), pairs.flatMap(both));
    const first = (pairs: readonly HexPair[]) =>
      mark(
        new Uint8Array(size * 6),
        pairs.map(([a, b]) => hexside(a, b)),
      );
    const crossings = (kind: string) => data.crossings.flatMap((one) => (one.kind === kind ? [one.side] : []));

    this.terrain = Uint8Array.from(data.terrain.join(""), (letter) => TERRAIN[data.terrainNames[letter]]);
    this.level = Int8Array.from(data.levels.flat());
    this.river = marked(data.rivers.flatMap(({ sides }) => sides));
    this.stream = marked(data.streams.flatMap(({ sides }) => sides));
    this.trestle = marked(crossings("trestle"));
    this.water = this.river.map((river) => (river === 1 ? RIVER : LAND));
    mark(this.water, crossings("ford").flatMap(both), FORD);
    mark(this.water, crossings("bridge").flatMap(both), BRIDGE);
    this.crest = first(data.crests);
    this.crestHexside = marked(data.crests);
    this.fortified = first(data.fortified);
    this.way = mark(marked(data.trails), data.roads.flatMap(both), ROAD);
    this.rail = marked(data.railroads);
  }

  /** The hex at a latitude and longitude, WGS84 degrees; NOWHERE off the grid. */
  hexAtDegrees(latitude: number, longitude: number): HexIndex {
    const { georeference } = this.data;
    const x = HEXSIDE_LENGTH + ((longitude - georeference.longitude) / georeference.column) * COLUMN_PITCH;
    const y = 0.5 + 0.5 * this.grid.lowerBy(0) + (georeference.latitude - latitude) / georeference.row;
    return hexAt(this.grid, [x, y]);
  }
}
