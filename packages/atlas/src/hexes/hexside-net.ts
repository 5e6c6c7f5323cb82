import { hexCorners, NOWHERE, opposite, type HexIndex, type Hexside, type Point } from "@stonebridge/board";
import type { WideGrid } from "./wide-grid.ts";

/** The corner of hexes at which a hexside begins or ends, by number. */
export type Corner = number;

/**
 * The hexsides of a wide grid as a net of ways for water. A hexside is `hex * 6 + direction`, and runs clockwise as this hex sees
 * it, which lies to its right; seen from the hex to its left it runs the other way.
 */
export class HexsideNet {
  readonly wide: WideGrid;
  /** Corner at which each hexside begins. */
  readonly from: Int32Array;
  readonly #places: readonly Point[];

  constructor(wide: WideGrid) {
    this.wide = wide;
    const { grid } = wide;
    const corners = new Map<string, Corner>();
    const places: Point[] = [];
    this.from = new Int32Array(grid.size * 6);
    const [shiftX, shiftY] = wide.shift;
    for (let hex = 0; hex < grid.size; hex++) {
      hexCorners(grid, hex).forEach(([x, y], direction) => {
        const key = `${Math.round(x * 100)} ${Math.round(y * 100)}`;
        const known = corners.get(key);
        this.from[hex * 6 + direction] = known ?? places.length;
        if (known !== undefined) return;
        corners.set(key, places.length);
        places.push([x - shiftX, y - shiftY]);
      });
    }
    this.#places = places;
  }

  /** Where a corner lies, in the map's hex plane. */
  place(corner: Corner): Point {
    return this.#places[corner];
  }

  /** The corner at which a hexside ends. */
  to(hexside: Hexside): Corner {
    const hex = Math.floor(hexside / 6);
    return this.from[hex * 6 + ((hexside + 1) % 6)];
  }

  /** The hexes to the right and to the left of a hexside. */
  right(hexside: Hexside): HexIndex {
    return Math.floor(hexside / 6);
  }

  left(hexside: Hexside): HexIndex {
    return this.wide.grid.neighbours[hexside];
  }

  /** The same number for a hexside whichever way it runs. */
  name(hexside: Hexside): Hexside {
    const other = this.left(hexside) * 6 + opposite(hexside % 6);
    return Math.min(hexside, other);
  }

  /** The two hexsides that go on from the end of one. */
  next(hexside: Hexside): Hexside[] {
    const hex = Math.floor(hexside / 6);
    const direction = hexside % 6;
    const ahead = this.wide.grid.neighbour(hex, (direction + 1) % 6);
    const own = hex * 6 + ((direction + 1) % 6);
    if (ahead === NOWHERE) return [];
    return [own, ahead * 6 + ((direction + 5) % 6)].filter((next) => this.left(next) !== NOWHERE);
  }
}
