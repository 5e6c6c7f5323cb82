import { HexGrid, type HexIndex, type Point, hexAt, hexCentre, hexCorners, plotSize } from "@stonebridge/board";
import type { SheetFrame } from "../base.ts";
import type { Extent } from "../extent.ts";
import { rectangle } from "../regions.ts";
import type { Region } from "../regions.ts";

/** Height of a hex, flat side to flat side, u: the strokes of the sheet keep their size, so a counter fits in a hex. */
export const HEX = 40;
/** Map units to the height of a hex, as boards and tiles count. */
const UNITS_PER_HEX = 100;
export const UNITS_PER_U = UNITS_PER_HEX / HEX;
/** Ground drawn beyond the outermost hexes, u. */
export const STRIP = 20;
/** Room round the neat line for the border, and below it for the panel with title and signs, u. */
const MARGIN = 62;
export const PANEL = { off: 36, height: 196 } as const;

/** How a grid of hexes lies on its sheet: the hex plane of the board (unit: a hex's height) put into u. */
export class HexFrame implements SheetFrame {
  readonly grid: HexGrid;
  readonly extent: Extent;
  readonly sheet: readonly [left: number, top: number, right: number, bottom: number];

  constructor(grid: HexGrid) {
    const [width, height] = plotSize(grid);
    this.grid = grid;
    this.extent = { width: width * HEX + 2 * STRIP, height: height * HEX + 2 * STRIP };
    this.sheet = [
      -MARGIN,
      -MARGIN,
      Math.ceil(this.extent.width) + MARGIN,
      this.extent.height + PANEL.off + PANEL.height + MARGIN,
    ];
  }

  /** A point of the hex plane in u. */
  point([x, y]: Point): Point {
    return [x * HEX + STRIP, y * HEX + STRIP];
  }

  /** A point in u on the hex plane. */
  plane([x, y]: Point): Point {
    return [(x - STRIP) / HEX, (y - STRIP) / HEX];
  }

  centre(hex: HexIndex): Point {
    return this.point(hexCentre(this.grid, hex));
  }

  /** The six corners, clockwise from the upper left one. */
  corners(hex: HexIndex): Point[] {
    return hexCorners(this.grid, hex).map((corner) => this.point(corner));
  }

  /** The hex at a point in u; NOWHERE beyond the grid. */
  hexAt(point: Point): HexIndex {
    return hexAt(this.grid, this.plane(point));
  }

  /** Both ends of a hexside, clockwise as seen from its hex. */
  side(hex: HexIndex, direction: number): readonly [Point, Point] {
    const corners = this.corners(hex);
    return [corners[direction], corners[(direction + 1) % 6]];
  }

  /** The whole ground as a region. */
  get ground(): Region {
    return rectangle(0, 0, this.extent.width, this.extent.height);
  }

  /** The panel below the ground, u. */
  get panel(): { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number } {
    const { width, height } = this.extent;
    return { left: 0, top: height + PANEL.off, right: width, bottom: height + PANEL.off + PANEL.height };
  }

  /** Map units of a place in u. */
  mapUnits([x, y]: Point): Point {
    return [(x - STRIP) * UNITS_PER_U, (y - STRIP) * UNITS_PER_U];
  }
}
