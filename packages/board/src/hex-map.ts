import { HexGrid, type HexId, type HexIndex } from "./hex-grid.ts";
import type { HexMapData, HexPair } from "./hex-map-data.ts";
import { FaultyMap, hexMapFaults } from "./hex-map-faults.ts";
import { BRIDGE, FORD, LAND, NOWHERE, RIVER } from "./places.ts";

/** Codes in {@link HexMap.road}. */
export const NO_ROAD = 0;
export const MINOR_ROAD = 1;
export const MAJOR_ROAD = 2;
export const RAILROAD = 3;

/** Code in {@link HexMap.bank} of a hex on no bank. */
export const NO_BANK = 0;

/**
 * A hex map made ready for rules: everything that is asked often is a table. Tables of hexes are read at the hex, tables of
 * hexsides at `hex * 6 + direction`.
 */
export class HexMap {
  readonly data: HexMapData;
  readonly grid: HexGrid;
  readonly size: number;
  /** As the grid's, but {@link NOWHERE} also where the next hex is not part of the map, and from such hexes. */
  readonly neighbours: Int16Array;
  /** 1 for each hex that is part of the map. */
  readonly playable: Uint8Array;
  /** LAND, FORD, BRIDGE or RIVER. */
  readonly water: Uint8Array;
  readonly stream: Uint8Array;
  readonly woods: Uint8Array;
  readonly slope: Uint8Array;
  readonly town: Uint8Array;
  /** {@link NO_BANK}, or 1 and up in the order of {@link bankNames}. */
  readonly bank: Uint8Array;
  readonly bankNames: readonly string[];
  /** 1 where the hexside is a crest and this hex its hilltop. */
  readonly crest: Uint8Array;
  /** 1 where a stream crosses the hexside. */
  readonly streamSide: Uint8Array;
  /** The road over the hexside: {@link NO_ROAD}, minor, major, or {@link RAILROAD} where a railroad alone crosses it. */
  readonly road: Uint8Array;
  /** 1 where a railroad crosses the hexside, beside a road or alone. */
  readonly rail: Uint8Array;
  /** Pairs of edge hexes whose roads join off the map. */
  readonly routeLinks: readonly (readonly [HexIndex, HexIndex])[];

  /** @throws FaultyMap naming every field that is wrong. */
  constructor(data: HexMapData) {
    const grid = new HexGrid(data);
    const faults = hexMapFaults(data, grid);
    if (faults.length > 0) throw new FaultyMap(data.id, faults);
    const { size } = grid;
    const marked = (ids: readonly HexId[]) => mark(new Uint8Array(size), ids.map(known));
    const sides = (pairs: readonly HexPair[]) => pairs.flatMap(([a, b]) => [side(a, b), side(b, a)]);
    const known = (id: HexId) => grid.known(id);
    const side = (a: HexId, b: HexId) => grid.side(known(a), known(b));

    this.data = data;
    this.grid = grid;
    this.size = size;
    this.playable = mark(new Uint8Array(size).fill(1), data.unplayable.map(known), 0);
    this.neighbours = grid.neighbours.map((next, at) =>
      next !== NOWHERE && this.playable[next] === 1 && this.playable[Math.floor(at / 6)] === 1 ? next : NOWHERE,
    );
    this.water = new Uint8Array(size).fill(LAND);
    mark(this.water, data.river.map(known), RIVER);
    for (const { hex } of data.fords) this.water[known(hex)] = FORD;
    for (const { hex } of data.bridges) this.water[known(hex)] = BRIDGE;
    this.stream = marked(data.stream);
    this.woods = marked(data.woods);
    this.slope = marked(data.slope);
    this.town = marked(data.towns.flatMap((town) => town.hexes));

    const letters = Object.keys(data.bankNames);
    this.bankNames = Object.values(data.bankNames);
    this.bank = Uint8Array.from(data.banks.join(""), (letter) => letters.indexOf(letter) + 1);

    this.crest = mark(
      new Uint8Array(size * 6),
      data.crests.map(([hilltop, slope]) => side(hilltop, slope)),
    );
    this.streamSide = mark(new Uint8Array(size * 6), sides(data.streamSides));
    this.rail = mark(new Uint8Array(size * 6), sides(data.railroads));
    this.road = mark(new Uint8Array(size * 6), sides(data.railroads), RAILROAD);
    mark(this.road, sides(data.minorRoads), MINOR_ROAD);
    mark(this.road, sides(data.majorRoads), MAJOR_ROAD);
    this.routeLinks = data.routeLinks.map(([a, b]) => [known(a), known(b)] as const);
  }

  /** Code of a bank in {@link bank}. @throws Error naming a bank that the map does not have. */
  bankCode(name: string): number {
    const at = this.bankNames.indexOf(name);
    if (at === -1) throw new Error(`Map ${this.data.id} has no bank "${name}", only ${this.bankNames.join(", ")}.`);
    return at + 1;
  }

  /** Hexes with a goal of a kind, in the order of the file; of one side where it is given. */
  goals(kind: string, side?: string): HexIndex[] {
    return this.data.goals
      .filter((goal) => goal.kind === kind && (side === undefined || goal.side === side))
      .map((goal) => this.grid.known(goal.hex));
  }

  /** Hex of a named place. @throws Error naming a place that the map does not have. */
  place(id: string): HexIndex {
    const place = this.data.places.find((one) => one.id === id);
    if (!place) throw new Error(`Map ${this.data.id} has no place "${id}".`);
    return this.grid.known(place.hex);
  }
}

function mark(table: Uint8Array, at: readonly number[], value = 1): Uint8Array {
  for (const place of at) table[place] = value;
  return table;
}
