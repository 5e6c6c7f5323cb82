import type { HexGridShape } from "./hex-grid-shape.ts";
import type { HexId } from "./hex-grid.ts";
import { edgeLabels } from "./hex-labels.ts";
import type { Point } from "./zone-map.ts";

/** Length of a hexside, which is also the distance from the centre to a corner. */
export const HEXSIDE_LENGTH = 1 / Math.sqrt(3);

/** From one column's centres to the next. */
export const COLUMN_PITCH = Math.sqrt(3) / 2;

/**
 * The centre of every hex by its printed coordinate, in hex heights, as `hex-plot.ts` draws a grid of this shape; for pictures, which
 * need nothing else from a grid.
 */
export function hexMiddles(shape: HexGridShape): Readonly<Record<HexId, Point>> {
  const { columns, rows } = edgeLabels(shape);
  const lower = shape.lowerColumns === "odd" ? 0 : 1;
  return Object.fromEntries(
    columns.flatMap((column, x) =>
      rows.map((row, y): readonly [HexId, Point] => [
        column + row,
        [HEXSIDE_LENGTH + x * COLUMN_PITCH, y + 0.5 + (x % 2 === lower ? 0.5 : 0)],
      ]),
    ),
  );
}
