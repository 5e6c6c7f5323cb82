import { HexGrid, type HexIndex } from "./hex-grid.ts";
import { FaultyMap, type MapFault } from "./hex-map-checks.ts";
import type { HexFieldData } from "./hex-map-data.ts";
import { NOWHERE } from "./places.ts";

/** Code in {@link HexField.bank} of a hex on no bank. */
export const NO_BANK = 0;

/** What rules need from any hex map: its grid, without hexes that are not part of it, and its names. */
export class HexField<Data extends HexFieldData = HexFieldData> {
  readonly data: Data;
  readonly grid: HexGrid;
  readonly size: number;
  /** Like the grid's, but also {@link NOWHERE} to and from hexes that are not part of the map. */
  readonly neighbours: Int16Array;
  /** 1 for each hex on the map. */
  readonly playable: Uint8Array;
  /** {@link NO_BANK}, or 1 and up in the order of {@link bankNames}. */
  readonly bank: Uint8Array;
  readonly bankNames: readonly string[];

  /** @throws FaultyMap naming every field that is wrong. */
  constructor(data: Data, faultsOf: (data: Data, grid: HexGrid) => readonly MapFault[]) {
    const grid = new HexGrid(data);
    const faults = faultsOf(data, grid);
    if (faults.length > 0) throw new FaultyMap(data.id, faults);
    this.data = data;
    this.grid = grid;
    this.size = grid.size;
    const off = data.unplayable.map((id) => grid.known(id));
    this.playable = mark(new Uint8Array(grid.size).fill(1), off, 0);
    this.neighbours = grid.neighbours.map((next, at) =>
      next !== NOWHERE && this.playable[next] === 1 && this.playable[Math.floor(at / 6)] === 1 ? next : NOWHERE,
    );
    const letters = Object.keys(data.bankNames);
    this.bankNames = Object.values(data.bankNames);
    this.bank = Uint8Array.from(data.banks.join(""), (letter) => letters.indexOf(letter) + 1);
  }

  /** Code of a bank in {@link bank}. @throws Error if the map has no such bank. */
  bankCode(name: string): number {
    const at = this.bankNames.indexOf(name);
    if (at === -1) throw new Error(`Map ${this.data.id} has no bank "${name}", only ${this.bankNames.join(", ")}.`);
    return at + 1;
  }

  /** Hexes with a goal of one kind, in the order of the file; only one side's, if a side is given. */
  goals(kind: string, side?: string): HexIndex[] {
    return this.data.goals
      .filter((goal) => goal.kind === kind && (side === undefined || goal.side === side))
      .map((goal) => this.grid.known(goal.hex));
  }

  /** Hex of a named place. @throws Error if the map has no such place. */
  place(id: string): HexIndex {
    const place = this.data.places.find((one) => one.id === id);
    if (!place) throw new Error(`Map ${this.data.id} has no place "${id}".`);
    return this.grid.known(place.hex);
  }
}

/** Writes a value at these places in a table. */
export function mark(table: Uint8Array, at: readonly number[], value = 1): Uint8Array {
  for (const place of at) table[place] = value;
  return table;
}
