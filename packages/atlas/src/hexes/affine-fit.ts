import { COLUMN_PITCH, HEXSIDE_LENGTH, type Point } from "@stonebridge/board";
import { mapPoint, type Pin } from "../geography/index.ts";

/**
 * A least-squares fit of a printed hex map to the ground: `column = at + byEast · (longitude - from) + byNorth · (latitude -
 * from)`, and the same for the row. Columns count from 1; rows count from 1 too and are half a row more in the lower columns.
 */
export interface AffineFit {
  readonly longitude: number;
  readonly latitude: number;
  readonly column: readonly [at: number, byEast: number, byNorth: number];
  readonly row: readonly [at: number, byEast: number, byNorth: number];
}

/** Place in the hex plane of a printed column and row, both as {@link AffineFit} counts them. */
export function hexPlane(column: number, row: number): Point {
  return [HEXSIDE_LENGTH + (column - 1) * COLUMN_PITCH, row - 0.5];
}

/** Both ways through a fit. */
export function affineFit(fit: AffineFit): {
  /** Column and row of a latitude and longitude. */
  readonly printed: (latitude: number, longitude: number) => Point;
  /** The ground under a column and row, paired with its place in the hex plane. */
  readonly ground: (column: number, row: number) => Pin;
} {
  const [c0, c1, c2] = fit.column;
  const [r0, r1, r2] = fit.row;
  const across = c1 * r2 - c2 * r1;
  return {
    printed: (latitude, longitude) => {
      const east = longitude - fit.longitude;
      const north = latitude - fit.latitude;
      return [c0 + c1 * east + c2 * north, r0 + r1 * east + r2 * north];
    },
    ground: (column, row) => {
      const [c, r] = [column - c0, row - r0];
      const east = (c * r2 - c2 * r) / across;
      const north = (c1 * r - c * r1) / across;
      return { from: mapPoint(fit.latitude + north, fit.longitude + east), to: hexPlane(column, row) };
    },
  };
}
