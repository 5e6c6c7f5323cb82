/** Which columns are half a hex lower than their neighbours, counted from 1 at the left as printed on maps. */
export type LowerColumns = "even" | "odd";

/** For hexes named by numbers, two digits for the column and two for the row: the first ones. `0101`, `2314`. */
export interface HexNumbers {
  readonly column: number;
  readonly row: number;
}

/** What a grid of hexes is made from. */
export interface HexGridShape {
  readonly columns: number;
  readonly rows: number;
  /** Even if left out. */
  readonly lowerColumns?: LowerColumns | undefined;
  /** If left out, hexes are named by letters and a row. */
  readonly numbers?: HexNumbers | undefined;
}
