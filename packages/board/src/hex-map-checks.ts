/** The checks for the files of all hex maps. */
import type { HexGrid, HexId } from "./hex-grid.ts";
import type { HexFieldData, HexPair } from "./hex-map-data.ts";
import { NOWHERE } from "./places.ts";

/** A fault in a map file: the field, e.g. `fords[3].hex`, and what is wrong with it. */
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

/** Where each hex of a list is in the file. */
export type Listed = ReadonlyMap<HexId, string>;

/** Checks the names in every hex map: places, goals and what was set by hand. */
export function checkNames(data: HexFieldData, checks: HexChecks): void {
  const places = new Map<string, string>();
  for (const [at, { id, hex }] of data.places.entries()) {
    checks.known(`places[${at}].hex`, hex);
    if (places.has(id)) checks.add(`places[${at}].id`, `"${id}" is listed twice, also in ${places.get(id)}`);
    else places.set(id, `places[${at}]`);
  }
  for (const [at, { hex }] of data.goals.entries()) checks.known(`goals[${at}].hex`, hex);
  for (const [at, override] of data.overrides.entries()) {
    if ("hex" in override) checks.known(`overrides[${at}].hex`, override.hex);
    else checks.hexside(`overrides[${at}].side`, override.side);
  }
}

/** Checks which bank each hex is on. @param waters hexes that may be on neither */
export function checkBanks(
  data: HexFieldData,
  checks: HexChecks,
  unplayable: Listed,
  waters: ReadonlySet<HexId>,
): void {
  const { columns, rows, ids } = checks.grid;
  if (data.banks.length !== columns) checks.add("banks", `must have ${columns} columns, and has ${data.banks.length}`);
  for (const [column, letters] of data.banks.slice(0, columns).entries()) {
    const place = `banks[${column}]`;
    if (letters.length !== rows) checks.add(place, `must have ${rows} letters, and has ${letters.length}`);
    for (const [row, letter] of [...letters].slice(0, rows).entries()) {
      const id = ids[column * rows + row];
      if (letter === ".") {
        if (!unplayable.has(id) && !waters.has(id)) checks.add(place, `${id} is dry and on no bank`);
      } else if (!Object.hasOwn(data.bankNames, letter)) checks.add(place, `${id}: no bank "${letter}"`);
      else if (unplayable.has(id)) checks.add(place, `${id} has a bank, and is not part of the map`);
    }
  }
}

/** The same name from both hexes. */
export function hexsideName([a, b]: HexPair): string {
  return a < b ? `${a}/${b}` : `${b}/${a}`;
}

/** Collects what is wrong with the lists of a map file. */
export class HexChecks {
  readonly grid: HexGrid;
  readonly faults: MapFault[] = [];

  constructor(grid: HexGrid) {
    this.grid = grid;
  }

  /** Notes one fault: the path of the field, what is wrong and what to do. */
  add(field: string, problem: string): void {
    this.faults.push({ field, problem });
  }

  /** Whether there is such a hex. */
  known(field: string, id: HexId): boolean {
    const found = this.grid.index(id) !== undefined;
    if (!found)
      this.add(field, `there is no hex "${id}": the map runs from ${this.grid.ids[0]} to ${this.grid.ids.at(-1)}`);
    return found;
  }

  /** A list of hexes, each on the grid and listed once. */
  hexes(field: string, ids: readonly HexId[], within = ""): Listed {
    const found = new Map<HexId, string>();
    for (const [at, id] of ids.entries()) {
      const place = `${field}[${at}]${within}`;
      if (!this.known(place, id)) continue;
      if (found.has(id)) this.add(place, `${id} is listed twice, also in ${found.get(id)}`);
      else found.set(id, place);
    }
    return found;
  }

  /** The same of a list of things that each lie in a hex. */
  hexesOf(field: string, list: readonly { readonly hex: HexId }[]): Listed {
    return this.hexes(
      field,
      list.map((one) => one.hex),
      ".hex",
    );
  }

  /** No hex may be in two lists. */
  apart(one: Listed, other: Listed, why: string): void {
    for (const [id, place] of one) if (other.has(id)) this.add(place, `${id} is also in ${other.get(id)}: ${why}`);
  }

  /** Whether it is a hexside: two adjacent hexes of the grid. */
  hexside(field: string, pair: HexPair): boolean {
    const [a, b] = pair;
    if (pair.filter((id) => this.known(field, id)).length < 2) return false;
    const adjacent = this.grid.hexside(this.grid.known(a), this.grid.known(b)) !== -1;
    if (!adjacent) this.add(field, `${a} and ${b} are not adjacent`);
    return adjacent;
  }

  /** A list of hexsides between hexes of the map, each listed only once, whichever hex is named first. */
  hexsides(field: string, pairs: readonly HexPair[], unplayable: Listed): { place: string; pair: HexPair }[] {
    const found = new Map<string, { place: string; pair: HexPair }>();
    for (const [at, pair] of pairs.entries()) {
      const place = `${field}[${at}]`;
      if (!this.hexside(place, pair)) continue;
      for (const id of pair) if (unplayable.has(id)) this.add(place, `${id} is not part of the map`);
      const earlier = found.get(hexsideName(pair));
      if (earlier) this.add(place, `${pair.join("/")} is listed twice, also in ${earlier.place}`);
      else found.set(hexsideName(pair), { place, pair });
    }
    return [...found.values()];
  }

  /** Whether the hex lacks a neighbour. */
  atEdge(id: HexId): boolean {
    const hex = this.grid.known(id);
    return this.grid.neighbours.subarray(hex * 6, hex * 6 + 6).includes(NOWHERE);
  }
}
