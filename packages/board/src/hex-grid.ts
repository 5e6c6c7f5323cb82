import type { IndexOf } from "./indices.ts";
import type { HexGridShape, HexNumbers, LowerColumns } from "./hex-grid-shape.ts";
import { edgeLabels } from "./hex-labels.ts";
import { NOWHERE } from "./places.ts";

/** A hex as a number: `column * rows + row`, both from 0. */
export type HexIndex = IndexOf<"hex">;

/** The printed coordinate of a hex: column letters, then the row from 1: `A1`, `QQ18`, `CCC35`; or by {@link HexNumbers}. */
export type HexId = string;

/** A hexside as seen from one of its hexes: `hex * 6 + direction`. */
export type Hexside = IndexOf<"hexside">;

/** Directions clockwise from north. */
export const DIRECTIONS = ["N", "NE", "SE", "S", "SW", "NW"] as const;
/** One of six: an index in {@link DIRECTIONS}. */
export type Direction = IndexOf<"direction">;

/** Step in each direction as cube coordinates: x counts columns eastwards, y = -x - z. */
export const STEP_X = [0, 1, 1, 0, -1, -1];
/** The same for z, which counts hexes southwards in a column. */
export const STEP_Z = [-1, -1, 0, 1, 1, 0];

/** The largest number in a table of signed 16-bit numbers. */
const MOST_HEXES = 0x7fff;

/** The direction that looks back. */
export function opposite(direction: Direction): Direction {
  return direction < 3 ? direction + 3 : direction - 3;
}

/**
 * A rectangle of flat-topped hexes in straight columns. Everything here is in whole numbers; for where hexes are drawn see
 * `hex-plot.ts`.
 */
export class HexGrid {
  readonly columns: number;
  readonly rows: number;
  readonly lowerColumns: LowerColumns;
  readonly numbers: HexNumbers | undefined;
  /** Number of hexes. */
  readonly size: number;
  readonly ids: readonly HexId[];
  /** The hex next to each, at `hex * 6 + direction`; {@link NOWHERE} beyond the edge. */
  readonly neighbours: Int16Array;
  /** Cube coordinates x and z of each hex; y = -x - z. */
  readonly x: Int16Array;
  readonly z: Int16Array;
  /** 1 if the lower columns are those with an odd index. */
  readonly #lower: 0 | 1;
  readonly #index: ReadonlyMap<HexId, HexIndex>;
  readonly #rings: (Int16Array | undefined)[][] = [];
  readonly #within: (Int16Array | undefined)[][] = [];

  /** @throws RangeError if there are no hexes, or more than 16 bits can number. */
  constructor({ columns, rows, lowerColumns = "even", numbers }: HexGridShape) {
    const size = columns * rows;
    if (!(Number.isInteger(columns) && Number.isInteger(rows) && columns > 0 && rows > 0 && size <= MOST_HEXES))
      throw new RangeError(`A grid of ${columns} columns and ${rows} rows: it must have 1 to ${MOST_HEXES} hexes.`);
    if (numbers !== undefined && !(inTwoDigits(numbers.column, columns) && inTwoDigits(numbers.row, rows)))
      throw new RangeError(
        `Columns from ${numbers.column} and rows from ${numbers.row}: each must be called by a number from 0 to 99.`,
      );
    this.columns = columns;
    this.rows = rows;
    this.numbers = numbers;
    this.size = size;
    this.lowerColumns = lowerColumns;
    this.#lower = lowerColumns === "even" ? 1 : 0;
    this.x = Int16Array.from({ length: size }, (_, hex) => this.columnOf(hex));
    this.z = Int16Array.from({ length: size }, (_, hex) => this.rowOf(hex) - this.#rise(this.columnOf(hex)));
    const labels = edgeLabels({ columns, rows, numbers });
    this.ids = Array.from(
      { length: size },
      (_, hex) => labels.columns[this.columnOf(hex)] + labels.rows[this.rowOf(hex)],
    );
    this.#index = new Map(this.ids.map((id, hex) => [id, hex]));
    this.neighbours = new Int16Array(size * 6);
    for (let hexside = 0; hexside < size * 6; hexside++) {
      const hex = Math.floor(hexside / 6);
      this.neighbours[hexside] = this.away(hex, STEP_X[hexside % 6], STEP_Z[hexside % 6]);
    }
  }

  /** Column of a hex, from 0 at the left. */
  columnOf(hex: HexIndex): number {
    return Math.floor(hex / this.rows);
  }

  /** Row of a hex in its column, from 0 at the top. */
  rowOf(hex: HexIndex): number {
    return hex % this.rows;
  }

  /** 1 if the hex is in a column half a hex lower, otherwise 0. */
  lowerBy(hex: HexIndex): 0 | 1 {
    return (this.columnOf(hex) & 1) === this.#lower ? 1 : 0;
  }

  /** Hex of a printed coordinate; undefined if the grid has none. */
  index(id: HexId): HexIndex | undefined {
    return this.#index.get(id);
  }

  /** Hex of a printed coordinate that must exist. @throws Error naming it. */
  known(id: HexId): HexIndex {
    const hex = this.#index.get(id);
    if (hex === undefined)
      throw new Error(`There is no hex "${id}": the map runs from ${this.ids[0]} to ${this.ids.at(-1)}.`);
    return hex;
  }

  /** The next hex in a direction; {@link NOWHERE} beyond the edge. */
  neighbour(hex: HexIndex, direction: Direction): HexIndex {
    return this.neighbours[hex * 6 + direction];
  }

  /** Direction from a hex to one next to it; -1 if they are not adjacent. */
  direction(from: HexIndex, to: HexIndex): Direction {
    const at = from * 6;
    for (let direction = 0; direction < 6; direction++) if (this.neighbours[at + direction] === to) return direction;
    return -1;
  }

  /** The hexside between two hexes as seen from the first; -1 if they are not adjacent. */
  hexside(from: HexIndex, to: HexIndex): Hexside {
    const direction = this.direction(from, to);
    return direction === -1 ? -1 : from * 6 + direction;
  }

  /** The same hexside as seen from the other hex; {@link NOWHERE} at the map's edge. */
  twin(hexside: Hexside): Hexside {
    const next = this.neighbours[hexside];
    return next === NOWHERE ? NOWHERE : next * 6 + opposite(hexside % 6);
  }

  /** The hex dx, dz away in cube coordinates; {@link NOWHERE} beyond the edge. */
  away(hex: HexIndex, dx: number, dz: number): HexIndex {
    const column = this.x[hex] + dx;
    const row = this.z[hex] + dz + this.#rise(column);
    return column < 0 || column >= this.columns || row < 0 || row >= this.rows ? NOWHERE : column * this.rows + row;
  }

  /** Steps from one hex to another on an empty plain. */
  distance(from: HexIndex, to: HexIndex): number {
    const dx = this.x[from] - this.x[to];
    const dz = this.z[from] - this.z[to];
    return (Math.abs(dx) + Math.abs(dz) + Math.abs(dx + dz)) >> 1;
  }

  /** Hexes exactly `radius` steps away, clockwise from the one due north; only those on the grid. Kept once asked for. */
  ring(hex: HexIndex, radius: number): Int16Array {
    const rings = (this.#rings[radius] ??= Array.from({ length: this.size }));
    return (rings[hex] ??= this.#ringAround(hex, radius));
  }

  /** Hexes at most `radius` steps away, nearest first, beginning with the hex itself. Kept once asked for. */
  within(hex: HexIndex, radius: number): Int16Array {
    const areas = (this.#within[radius] ??= Array.from({ length: this.size }));
    return (areas[hex] ??= this.#areaAround(hex, radius));
  }

  #areaAround(centre: HexIndex, radius: number): Int16Array {
    const found: HexIndex[] = [];
    for (let away = 0; away <= radius; away++) found.push(...this.ring(centre, away));
    return Int16Array.from(found);
  }

  #ringAround(centre: HexIndex, radius: number): Int16Array {
    if (radius === 0) return Int16Array.of(centre);
    const found: HexIndex[] = [];
    for (let side = 0; side < 6; side++) {
      // From the corner of the ring in this direction towards the next corner.
      const along = (side + 2) % 6;
      for (let step = 0; step < radius; step++) {
        const dx = STEP_X[side] * radius + STEP_X[along] * step;
        const dz = STEP_Z[side] * radius + STEP_Z[along] * step;
        const hex = this.away(centre, dx, dz);
        if (hex !== NOWHERE) found.push(hex);
      }
    }
    return Int16Array.from(found);
  }

  /** How many rows cube coordinate z lags behind the row in a column. */
  #rise(column: number): number {
    return (column + 1 - this.#lower) >> 1;
  }
}

/** Whether two digits are enough to number this many columns or rows, starting from this number. */
function inTwoDigits(first: number, count: number): boolean {
  return Number.isInteger(first) && first >= 0 && first + count <= 100;
}
