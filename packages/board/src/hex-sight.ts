/**
 * Lines of sight on a hexside map, centre to centre. A line is blocked by what it meets from hex to hex: a hex that blocks,
 * or a crest hexside, even one it only touches at its end. The hexes at both ends never block. Along a hexside, each of the two
 * hexes is a separate path, and the hexside itself does not count; the line is blocked if both are.
 *
 * Extended sight takes levels into account: a hex in between also blocks if it is no lower than the higher end and higher than the
 * lower one.
 */
import { type Direction, type HexIndex, type Hexside } from "./hex-grid.ts";
import { lineWays } from "./hex-lines.ts";
import { TERRAIN } from "./hexside-map-data.ts";
import type { HexsideMap } from "./hexside-map.ts";
import { NOWHERE } from "./places.ts";

/** Whether a hex between two others blocks the view between them because of its level. */
export function levelBlocks(from: number, between: number, to: number): boolean {
  return between >= Math.max(from, to) && between > Math.min(from, to);
}

/** Terrain that blocks sight. */
const OPAQUE: ReadonlySet<number> = new Set([TERRAIN.woods, TERRAIN.town, TERRAIN["wood town"], TERRAIN.fort]);

/** Whether the ground blocks a line, kept once asked. */
const UNKNOWN = 0;
const OPEN = 1;
const CLOSED_TO_FAR = 2;
const CLOSED = 3;

/** A path along a line: for each step its direction and, over a corner, the direction of the third hex there, otherwise -1. */
interface Way {
  readonly directions: readonly Direction[];
  readonly besides: readonly Direction[];
}

/** Who sees whom on a map. Made once per map and used for every position. */
export class HexSight {
  readonly map: HexsideMap;
  /** Hexes beyond which nobody sees anything. */
  readonly range: number;
  readonly #width: number;
  readonly #ways: readonly (readonly Way[])[];
  readonly #verdicts: Uint8Array;
  readonly #opaque: Uint8Array;

  constructor(map: HexsideMap, range: number) {
    this.map = map;
    this.range = range;
    this.#width = 2 * range + 1;
    this.#ways = Array.from({ length: this.#width ** 2 }, (_, at) => {
      const dx = Math.floor(at / this.#width) - range;
      const dz = (at % this.#width) - range;
      if (Math.abs(dx + dz) > range) return [];
      return lineWays(dx, dz).map((way) => ({
        directions: way.map(({ direction }) => direction),
        besides: way.map(({ beside }) => beside),
      }));
    });
    this.#verdicts = new Uint8Array(map.size * this.#width ** 2);
    this.#opaque = map.terrain.map((terrain) => (OPAQUE.has(terrain) ? 1 : 0));
  }

  /**
   * Whether there is a line of sight between two hexes at most `range` apart.
   * @param occupied by hex, not 0 where there are units, which block like woods
   */
  sees(from: HexIndex, to: HexIndex, range: number, occupied: ArrayLike<number>): boolean {
    const ground = this.#ground(from, to, range);
    return (ground === OPEN || ground === CLOSED_TO_FAR) && this.#isOpen(from, to, occupied, false);
  }

  /** Whether there is an extended line of sight, which takes levels into account. */
  seesFar(from: HexIndex, to: HexIndex, range: number, occupied: ArrayLike<number>): boolean {
    return this.#ground(from, to, range) === OPEN && this.#isOpen(from, to, occupied, true);
  }

  /** Whether the ground alone leaves an extended line of sight open, which units may still block. */
  mayFar(from: HexIndex, to: HexIndex, range: number): boolean {
    return this.#ground(from, to, range) === OPEN;
  }

  /** Whether the ground alone blocks a line; {@link CLOSED} beyond the range. */
  #ground(from: HexIndex, to: HexIndex, range: number): number {
    const { x, z } = this.map.grid;
    const dx = x[to] - x[from];
    const dz = z[to] - z[from];
    if (Math.max(Math.abs(dx), Math.abs(dz), Math.abs(dx + dz)) > Math.min(range, this.range)) return CLOSED;
    const at = from * this.#width ** 2 + this.#line(dx, dz);
    if (this.#verdicts[at] === UNKNOWN) {
      const sees = this.#isOpen(from, to, NOBODY, false);
      this.#verdicts[at] = !sees ? CLOSED : this.#isOpen(from, to, NOBODY, true) ? OPEN : CLOSED_TO_FAR;
    }
    return this.#verdicts[at];
  }

  /** Index in the table of paths of the line to a hex within the range. */
  #line(dx: number, dz: number): number {
    return (dx + this.range) * this.#width + dz + this.range;
  }

  #isOpen(from: HexIndex, to: HexIndex, occupied: ArrayLike<number>, far: boolean): boolean {
    const { x, z } = this.map.grid;
    const ways = this.#ways[this.#line(x[to] - x[from], z[to] - z[from])];
    for (const way of ways) if (this.#isOpenBy(way, from, to, occupied, far)) return true;
    return false;
  }

  #isOpenBy(way: Way, from: HexIndex, to: HexIndex, occupied: ArrayLike<number>, far: boolean): boolean {
    const { neighbours, crestHexside, level } = this.map;
    let at = from;
    for (let step = 0; step < way.directions.length; step++) {
      const hexside = at * 6 + way.directions[step];
      const next = neighbours[hexside];
      if (
        next === NOWHERE ||
        crestHexside[hexside] === 1 ||
        this.#touchesCrest(at, way.directions[step], way.besides[step])
      )
        return false;
      at = next;
      if (at === to) return true;
      if (this.#opaque[at] === 1 || (occupied[at] ?? 0) !== 0) return false;
      if (far && levelBlocks(level[from], level[at], level[to])) return false;
    }
    return true;
  }

  /** Whether a line that leaves a hex over a corner touches a crest there on either of the other two hexsides. */
  #touchesCrest(from: HexIndex, direction: Direction, beside: Direction): boolean {
    if (beside === -1) return false;
    const { crestHexside, grid } = this.map;
    const own: Hexside = from * 6 + beside;
    if (crestHexside[own] === 1) return true;
    const third = grid.neighbour(from, beside);
    return third !== NOWHERE && crestHexside[grid.hexside(third, grid.neighbour(from, direction))] === 1;
  }
}

/** No units anywhere. */
const NOBODY: ArrayLike<number> = new Uint8Array(0);
