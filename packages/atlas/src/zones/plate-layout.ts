import type { Point } from "@stonebridge/board";

/** Sizes of a zone's plate in map units: number disc, signs of terrain and points in a row, the name below. */
export const PLATE = {
  discRadius: 6.3,
  signRadius: 6,
  /** From one sign of the row to the next. */
  pitch: 13.2,
  /** From the plate's top to the middle of the row. */
  rowMiddle: 6.5,
  /** Height of the row with its gap. */
  rowHeight: 13.4,
  nameSize: 8.6,
  /** Letter spacing in em. */
  nameSpacing: 0.05,
  lineHeight: 8.6 * 1.04,
  /** From the lower end of a line's box to its baseline. */
  baselineRise: 2.2,
} as const;

/** Size of a zone’s number in its disc: three figures are set smaller, or they run over the rim. */
export function numberSize(number: number): number {
  return number < 100 ? 8.6 : 7;
}

/** A plate laid out from the middle of its number disc. */
export interface PlateLayout {
  /** Middles of the signs right of the disc, in order. */
  readonly signs: readonly Point[];
  /** Middle of each line of the name, at its baseline. */
  readonly names: readonly Point[];
}

/** Width of the row of disc and signs. */
export function rowWidth(signs: number): number {
  return 14 + PLATE.pitch * signs;
}

/** Height of a whole plate. */
export function plateHeight(lines: number): number {
  return PLATE.rowHeight + PLATE.lineHeight * lines;
}

/**
 * Where everything on a plate stands.
 * @param disc middle of the number disc, as the shapes file gives it
 * @param signs number of roundels and shields right of the disc
 * @param lines number of lines of the name
 */
export function layPlate([x, y]: Point, signs: number, lines: number): PlateLayout {
  const middle = x - 6.2 + rowWidth(signs) / 2;
  const top = y - PLATE.rowMiddle;
  return {
    signs: Array.from({ length: signs }, (_, index): Point => [x + PLATE.pitch * (index + 1), y]),
    names: Array.from({ length: lines }, (_, index): Point => [
      middle,
      top + PLATE.rowHeight + PLATE.lineHeight * (index + 1) - PLATE.baselineRise,
    ]),
  };
}

/** The box that a plate fills: `[left, top, right, bottom]`. */
export function plateBox(
  [x, y]: Point,
  width: number,
  signs: number,
  lines: number,
): readonly [number, number, number, number] {
  const middle = x - 6.2 + rowWidth(signs) / 2;
  const top = y - PLATE.rowMiddle;
  return [middle - width / 2, top, middle + width / 2, top + plateHeight(lines)];
}
