import type { HexGrid } from "./hex-grid.ts";
import { checkBanks, checkNames, HexChecks, type Listed, type MapFault, hexsideName } from "./hex-map-checks.ts";
import { type HexsideMapData, TERRAIN } from "./hexside-map-data.ts";

/** Lowest and highest level that fit in a table. */
const LEVELS = [-128, 127] as const;

/** Everything wrong with the data of a hexside map on its grid; empty if nothing is. */
export function hexsideMapFaults(data: HexsideMapData, grid: HexGrid): MapFault[] {
  const checks = new HexChecks(grid);
  const unplayable = checks.hexes("unplayable", data.unplayable);
  checkTerrain(data, checks);
  checkLevels(data, checks);
  const rivers = checkWaters("rivers", data, checks, unplayable);
  const streams = checkWaters("streams", data, checks, unplayable);
  for (const [hexside, place] of streams)
    if (rivers.has(hexside))
      checks.add(place, `${hexside} is also in ${rivers.get(hexside)}: a river or a stream, not both`);
  checkWays(data, checks, unplayable, checkCrossings(data, checks, unplayable, rivers, streams), rivers);
  checks.hexsides("crests", data.crests, unplayable);
  checks.hexsides("fortified", data.fortified, unplayable);
  checkBanks(data, checks, unplayable, new Set());
  checkNames(data, checks);
  checkEntries(data, checks);
  return checks.faults;
}

/** Checks that a list has one entry per column, each with one per row. */
function checkColumns(
  field: string,
  list: readonly { readonly length: number }[],
  what: string,
  checks: HexChecks,
): void {
  const { columns, rows } = checks.grid;
  if (list.length !== columns) checks.add(field, `must have ${columns} columns, and has ${list.length}`);
  for (const [column, { length }] of list.entries())
    if (length !== rows) checks.add(`${field}[${column}]`, `must have ${rows} ${what}, and has ${length}`);
}

function checkTerrain(data: HexsideMapData, checks: HexChecks): void {
  checkColumns("terrain", data.terrain, "letters", checks);
  for (const [letter, name] of Object.entries(data.terrainNames))
    if (!Object.hasOwn(TERRAIN, name)) checks.add(`terrainNames.${letter}`, `there is no terrain "${name}"`);
  for (const [column, letters] of data.terrain.entries())
    for (const letter of new Set(letters))
      if (!Object.hasOwn(data.terrainNames, letter)) checks.add(`terrain[${column}]`, `no terrain "${letter}"`);
}

function checkLevels(data: HexsideMapData, checks: HexChecks): void {
  const [least, most] = LEVELS;
  checkColumns("levels", data.levels, "levels", checks);
  for (const [column, levels] of data.levels.entries())
    for (const [row, level] of levels.entries())
      if (!Number.isInteger(level) || level < least || level > most)
        checks.add(`levels[${column}][${row}]`, `must be a whole number from ${least} to ${most}, and is ${level}`);
}

/** Where each hexside of the rivers or streams is in the file, by its name. */
function checkWaters(
  field: "rivers" | "streams",
  data: HexsideMapData,
  checks: HexChecks,
  unplayable: Listed,
): Map<string, string> {
  const found = new Map<string, string>();
  for (const [at, { sides }] of data[field].entries()) {
    for (const { place, pair } of checks.hexsides(`${field}[${at}].sides`, sides, unplayable)) {
      const earlier = found.get(hexsideName(pair));
      if (earlier !== undefined) checks.add(place, `${pair.join("/")} is listed twice, also in ${earlier}`);
      else found.set(hexsideName(pair), place);
    }
  }
  return found;
}

/** The crossings by the names of their hexsides. */
function checkCrossings(
  { crossings }: HexsideMapData,
  checks: HexChecks,
  unplayable: Listed,
  rivers: ReadonlyMap<string, string>,
  streams: ReadonlyMap<string, string>,
): Map<string, string> {
  const found = new Map<string, string>();
  const hexsides = checks.hexsides("crossings", crossings.map(({ side }) => side), unplayable); // prettier-ignore
  for (const { place, pair } of hexsides) {
    const name = hexsideName(pair);
    const crossing = crossings.find(({ side }) => hexsideName(side) === name)!;
    found.set(name, crossing.kind);
    if (!rivers.has(name) && !streams.has(name))
      checks.add(place, `${pair.join("/")} has a ${crossing.kind}, and neither a river nor a stream`);
  }
  return found;
}

function checkWays(
  data: HexsideMapData,
  checks: HexChecks,
  unplayable: Listed,
  crossings: ReadonlyMap<string, string>,
  rivers: ReadonlyMap<string, string>,
): void {
  const over = (field: "roads" | "trails" | "railroads", kinds: readonly string[]): Map<string, string> =>
    new Map(
      checks.hexsides(field, data[field], unplayable).map(({ place, pair }) => {
        const name = hexsideName(pair);
        if (rivers.has(name) && !kinds.includes(crossings.get(name) ?? ""))
          checks.add(place, `${pair.join("/")} is a river without ${kinds.join(" or ")}`);
        return [name, place];
      }),
    );
  const roads = over("roads", ["bridge", "ford"]);
  for (const [name, place] of over("trails", ["bridge", "ford"]))
    if (roads.has(name)) checks.add(place, `${name} is also in ${roads.get(name)}: a road or a trail, not both`);
  over("railroads", ["bridge", "trestle"]);
}

function checkEntries({ entries }: HexsideMapData, checks: HexChecks): void {
  const ids = new Map<string, string>();
  for (const [at, { id, hex }] of entries.entries()) {
    const place = `entries[${at}]`;
    if (checks.known(`${place}.hex`, hex) && !checks.atEdge(hex))
      checks.add(`${place}.hex`, `${hex} does not lie at the edge of the map`);
    if (ids.has(id)) checks.add(`${place}.id`, `"${id}" is listed twice, also in ${ids.get(id)}`);
    else ids.set(id, place);
  }
}
