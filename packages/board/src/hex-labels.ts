import type { HexGridShape } from "./hex-grid-shape.ts";

/** The letters over a column, from its index: A..Z, AA..ZZ, AAA... */
export function columnLetters(column: number): string {
  return String.fromCharCode(65 + (column % 26)).repeat(Math.floor(column / 26) + 1);
}

/** The label of each column or row at the map's edge, from the first on. */
export function edgeLabels({ numbers, columns, rows }: HexGridShape): {
  readonly columns: readonly string[];
  readonly rows: readonly string[];
} {
  const digits = (first: number) => (_: unknown, at: number) => String(first + at).padStart(2, "0");
  return {
    columns: Array.from(
      { length: columns },
      numbers === undefined ? (_, at) => columnLetters(at) : digits(numbers.column),
    ),
    rows: Array.from({ length: rows }, numbers === undefined ? (_, at) => String(at + 1) : digits(numbers.row)),
  };
}
