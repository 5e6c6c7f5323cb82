import type { HexGrid, HexId } from "./hex-grid.ts";
import type { HexMapData, HexPair } from "./hex-map-data.ts";
import { NOWHERE } from "./places.ts";

/** What is wrong with a map file: the field, e.g. `fords[3].hex`, and what is the matter with it. */
export interface MapFault {
  readonly field: string;
  readonly problem: string;
}

/** A map file that contradicts itself or its grid, with everything that is wrong with it. */
export class FaultyMap extends Error {
  override readonly name = "FaultyMap";
  readonly faults: readonly MapFault[];
  constructor(map: string, faults: readonly MapFault[]) {
    super(`Map ${map}: ${faults.map((fault) => `${fault.field}: ${fault.problem}`).join("; ")}`);
    this.faults = faults;
  }
}

/** Everything that is wrong with the data of a hex map on its grid; empty where nothing is. */
export function hexMapFaults(data: HexMapData, grid: HexGrid): MapFault[] {
  const faults: MapFault[] = [];
  const add = (field: string, problem: string) => void faults.push({ field, problem });

  /** Checks a list of hexes; gives where each is listed. */
  const hexes = (field: string, ids: readonly HexId[], suffix = ""): Map<HexId, string> => {
    const found = new Map<HexId, string>();
    for (const [at, id] of ids.entries()) {
      const place = `${field}[${at}]${suffix}`;
      if (grid.index(id) === undefined) add(place, unknown(grid, id));
      else if (found.has(id)) add(place, `${id} is listed twice, also in ${found.get(id)}`);
      else found.set(id, place);
    }
    return found;
  };
  /** No hex of one list may stand in another. */
  const apart = (one: ReadonlyMap<HexId, string>, other: ReadonlyMap<HexId, string>, why: string) => {
    for (const [id, place] of one) if (other.has(id)) add(place, `${id} is also in ${other.get(id)}: ${why}`);
  };
  /** Checks a list of hexsides; gives where each is listed, named from its first hex. */
  const sides = (field: string, pairs: readonly HexPair[]): Map<string, string> => {
    const found = new Map<string, string>();
    for (const [at, [a, b]] of pairs.entries()) {
      const place = `${field}[${at}]`;
      const missing = [a, b].filter((id) => grid.index(id) === undefined);
      for (const id of missing) add(place, unknown(grid, id));
      if (missing.length > 0) continue;
      const earlier = found.get(`${a}/${b}`) ?? found.get(`${b}/${a}`);
      if (grid.direction(grid.known(a), grid.known(b)) === -1) add(place, `${a} and ${b} are not adjacent`);
      else if (earlier !== undefined) add(place, `${a}/${b} is listed twice, also in ${earlier}`);
      else found.set(`${a}/${b}`, place);
      for (const id of [a, b]) if (unplayable.has(id)) add(place, `${id} is not part of the map`);
    }
    return found;
  };

  const unplayable = hexes("unplayable", data.unplayable);
  const river = hexes("river", data.river);
  const fords = hexes(
    "fords",
    data.fords.map((ford) => ford.hex),
    ".hex",
  );
  const bridges = hexes(
    "bridges",
    data.bridges.map((bridge) => bridge.hex),
    ".hex",
  );
  const stream = hexes("stream", data.stream);
  const woods = hexes("woods", data.woods);
  const slope = hexes("slope", data.slope);
  const towns = data.towns.map((town, at) => hexes(`towns[${at}].hexes`, town.hexes));

  apart(fords, river, "a hex is a river hex or a ford, not both");
  apart(bridges, river, "a hex is a river hex or a bridge, not both");
  apart(bridges, fords, "a hex is a ford or a bridge, not both");
  for (const water of [river, fords, bridges]) apart(stream, water, "a river, ford or bridge hex is no stream hex");
  for (const list of [river, fords, bridges, stream, woods, slope, ...towns])
    apart(list, unplayable, "it is not part of the map");

  for (const [side, place] of sides("crests", data.crests)) {
    const below = side.slice(side.indexOf("/") + 1);
    if (!slope.has(below)) add(place, `${below} lies below a crest, and is not listed as a slope hex`);
  }
  for (const [side, place] of sides("streamSides", data.streamSides)) {
    for (const id of side.split("/"))
      if (![stream, river, fords, bridges].some((list) => list.has(id)))
        add(place, `a stream runs through ${id}, which is neither a stream hex nor one with a river`);
  }
  const major = sides("majorRoads", data.majorRoads);
  for (const [side, place] of sides("minorRoads", data.minorRoads)) {
    const other = major.get(side) ?? major.get(side.split("/").toReversed().join("/"));
    if (other !== undefined) add(place, `${side} is also in ${other}: a road is minor or major, not both`);
  }
  sides("railroads", data.railroads);
  for (const [at, pair] of data.routeLinks.entries()) {
    for (const id of hexes(`routeLinks[${at}]`, pair).keys()) {
      const hex = grid.known(id);
      if (!grid.neighbours.subarray(hex * 6, hex * 6 + 6).includes(NOWHERE))
        add(`routeLinks[${at}]`, `${id} does not lie at the edge of the map`);
    }
  }

  const water = (id: HexId) => [river, fords, bridges].some((list) => list.has(id));
  if (data.banks.length !== grid.columns)
    add("banks", `must have ${grid.columns} columns, and has ${data.banks.length}`);
  for (const [column, letters] of data.banks.slice(0, grid.columns).entries()) {
    if (letters.length !== grid.rows)
      add(`banks[${column}]`, `must have ${grid.rows} letters, and has ${letters.length}`);
    for (const [row, letter] of [...letters].slice(0, grid.rows).entries()) {
      const id = grid.ids[column * grid.rows + row];
      const none = letter === ".";
      if (!none && !Object.hasOwn(data.bankNames, letter)) add(`banks[${column}]`, `${id}: no bank "${letter}"`);
      else if (none && !unplayable.has(id) && !water(id)) add(`banks[${column}]`, `${id} is dry and on no bank`);
      else if (!none && unplayable.has(id)) add(`banks[${column}]`, `${id} has a bank, and is not part of the map`);
    }
  }
  const places = new Set<string>();
  for (const [at, place] of data.places.entries()) {
    hexes(`places[${at}]`, [place.hex]);
    if (places.has(place.id)) add(`places[${at}].id`, `"${place.id}" is listed twice`);
    places.add(place.id);
  }
  for (const [at, goal] of data.goals.entries()) hexes(`goals[${at}]`, [goal.hex]);
  for (const [at, override] of data.overrides.entries())
    hexes(`overrides[${at}]`, "hex" in override ? [override.hex] : override.side);
  return faults;
}

function unknown(grid: HexGrid, id: HexId): string {
  return `there is no hex "${id}": the map runs from A1 to ${grid.ids.at(-1)}`;
}
