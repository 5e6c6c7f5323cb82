import { NOWHERE, type HexGrid, type HexIndex, type HexPair } from "@stonebridge/board";
import type { HexLine } from "./hex-line.ts";
import type { WideGrid } from "./wide-grid.ts";

/** A set of hexsides, each kept once whichever of its hexes names it; hexes are those of the map. */
export class HexsideSet {
  readonly #grid: HexGrid;
  readonly #pairs = new Map<string, readonly [HexIndex, HexIndex]>();

  constructor(grid: HexGrid) {
    this.#grid = grid;
  }

  add(a: HexIndex, b: HexIndex): void {
    this.#pairs.set(this.#key(a, b), a < b ? [a, b] : [b, a]);
  }

  delete(a: HexIndex, b: HexIndex): void {
    this.#pairs.delete(this.#key(a, b));
  }

  get pairs(): (readonly [HexIndex, HexIndex])[] {
    return [...this.#pairs.values()].toSorted((p, q) => p[0] - q[0] || p[1] - q[1]);
  }

  /** By printed coordinates, in the order of the map. */
  get ids(): HexPair[] {
    return this.pairs.map(([a, b]): HexPair => [this.#grid.ids[a], this.#grid.ids[b]]);
  }

  #key(a: HexIndex, b: HexIndex): string {
    return a < b ? `${a}-${b}` : `${b}-${a}`;
  }
}

/** Hexes of the map in which a line lies, in its order, repeated when it returns; {@link NOWHERE} for parts off the map. */
export function passage(line: HexLine, wide: WideGrid, playable: (hex: HexIndex) => boolean): HexIndex[] {
  const hexes: HexIndex[] = [];
  for (const leg of line.legs) {
    const inside = wide.toMap(leg);
    const hex = inside !== NOWHERE && playable(inside) ? inside : NOWHERE;
    if (hexes.at(-1) !== hex) hexes.push(hex);
  }
  return hexes;
}

/** Adds every hexside that a line crosses to a set. */
export function addCrossed(sides: HexsideSet, hexes: readonly HexIndex[]): void {
  hexes.forEach((hex, index) => {
    const before = hexes[index - 1] ?? NOWHERE;
    if (hex !== NOWHERE && before !== NOWHERE) sides.add(before, hex);
  });
}
