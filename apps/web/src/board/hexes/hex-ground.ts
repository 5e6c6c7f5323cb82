import {
  hexAt,
  hexCentre,
  hexCorners,
  HexGrid,
  type HexIndex,
  NOWHERE,
  plotSize,
  type Point,
} from "@stonebridge/board";
import type { FocusMap } from "../hands/focus-order.ts";
import { type Box, boxAbout, inside, pathData } from "../geometry.ts";
import type { Ground, Magnitudes } from "../ground.ts";
import { heapOf, joinedHeaps } from "../heaps.ts";
import type { HexMap } from "../model.ts";

/** A hex map made ready for drawing and pointing. Hexes are spaces by their printed coordinate. */
export interface HexGround extends Ground {
  readonly kind: "hexes";
  readonly grid: HexGrid;
  /** Height of a hex in map units, flat side to flat side. */
  readonly height: number;
  readonly isPlayable: (hex: HexIndex) => boolean;
  /** Hex of a space; undefined for one that is not on the map. */
  hex(space: string): HexIndex | undefined;
  centre(hex: HexIndex): Point;
  /** Clockwise; the hexside in direction d runs from corner d to corner d + 1. */
  corners(hex: HexIndex): readonly Point[];
}

/** Height of a hex in units of the drawing standard. */
const STANDARD_HEIGHT = 38;
/** Height of a hex in CSS px at which the map opens, and at most. */
const OPENING_HEIGHT = 66;
const LARGEST_HEIGHT = 190;
/** Width of a counter in heights of a hex, and at least and at most in CSS px. */
const COUNTER = 0.72;
const SMALLEST_COUNTER = 28;
const LARGEST_COUNTER = 104;

function magnitudesOf(height: number): Magnitudes {
  return {
    unit: height / STANDARD_HEIGHT,
    opening: OPENING_HEIGHT / height,
    largest: LARGEST_HEIGHT / height,
    counterPixels: (zoom) => Math.min(LARGEST_COUNTER, Math.max(SMALLEST_COUNTER, COUNTER * height * zoom)),
  };
}

/** The hex that an arrow leads to: up and down a column, along a row to the sides, towards the nearest hexside else. */
function hexTowards(grid: HexGrid, hex: HexIndex, bearing: number): HexIndex {
  const east = bearing === 90;
  if (!east && bearing !== 270) return grid.neighbour(hex, Math.round(bearing / 60) % 6);
  const column = grid.columnOf(hex) + (east ? 1 : -1);
  return column < 0 || column >= grid.columns ? NOWHERE : column * grid.rows + grid.rowOf(hex);
}

function focusMapOf(grid: HexGrid, centre: (hex: HexIndex) => Point, isPlayable: (hex: HexIndex) => boolean): FocusMap {
  const name = (hex: HexIndex) => (hex !== NOWHERE && isPlayable(hex) ? grid.ids[hex] : undefined);
  const playable = grid.ids.map((_, hex) => hex).filter(isPlayable);
  const inRows = playable.toSorted((a, b) => grid.rowOf(a) - grid.rowOf(b) || a - b);
  return {
    anchors: new Map(playable.map((hex) => [grid.ids[hex] as string, centre(hex)])),
    rings: new Map(
      playable.map((hex) => [
        grid.ids[hex] as string,
        [0, 1, 2, 3, 4, 5].flatMap((direction) => name(grid.neighbour(hex, direction)) ?? []),
      ]),
    ),
    ranks: new Map(inRows.map((hex, rank) => [grid.ids[hex] as string, rank])),
    sixWays: true,
    towards(space, bearing) {
      const hex = grid.index(space);
      return hex === undefined ? undefined : name(hexTowards(grid, hex, bearing));
    },
  };
}

export function hexGround({ hexes, plot }: HexMap): HexGround {
  const grid = new HexGrid(hexes);
  const { height, origin } = plot;
  const unplayable = new Set(hexes.unplayable ?? []);
  const isPlayable = (hex: HexIndex) => !unplayable.has(grid.ids[hex] as string);
  const placed = ([x, y]: Point): Point => [origin[0] + x * height, origin[1] + y * height];
  const centres = grid.ids.map((_, hex) => placed(hexCentre(grid, hex)));
  const centre = (hex: HexIndex) => centres[hex] as Point;
  const corners = (hex: HexIndex) => hexCorners(grid, hex).map(placed);
  const [width, depth] = plotSize(grid);
  const [left, top, right, bottom] = plot.sheet;
  const focus = focusMapOf(grid, centre, isPlayable);
  const known = (space: string) => {
    const hex = grid.index(space);
    return hex !== undefined && isPlayable(hex) ? hex : undefined;
  };
  return {
    kind: "hexes",
    grid,
    height,
    isPlayable,
    hex: known,
    centre,
    corners,
    spaces: [...focus.ranks.keys()],
    sheet: { left, top, right, bottom },
    field: {
      left: origin[0],
      top: origin[1],
      right: origin[0] + width * height,
      bottom: origin[1] + depth * height,
    },
    magnitudes: magnitudesOf(height),
    anchors: focus.anchors,
    links: focus.rings,
    focus,
    opensOnPick: true,
    box(space): Box | undefined {
      const hex = known(space);
      return hex === undefined ? undefined : boxAbout(centre(hex), height * 1.16, height);
    },
    room(space) {
      const hex = known(space);
      if (hex === undefined) return undefined;
      return {
        space,
        anchor: centre(hex),
        within: (x, y) => inside([x, y], corners(hex)),
        plates: [],
        badges: [],
      };
    },
    stack(space, pieces, counter) {
      const hex = known(space);
      return hex === undefined ? undefined : heapOf(space, pieces, centre(hex), counter);
    },
    joined: (stacks, counter) => (counter > height ? joinedHeaps(stacks, counter) : stacks),
    goals: [],
    outline(space) {
      const hex = known(space);
      return hex === undefined ? "" : pathData(corners(hex), true);
    },
    middle(one, other) {
      const [a, b] = [known(one), known(other)];
      if (a === undefined || b === undefined || grid.direction(a, b) === -1) return undefined;
      const [from, to] = [centre(a), centre(b)];
      return [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2];
    },
    spaceAt([x, y]) {
      const hex = hexAt(grid, [(x - origin[0]) / height, (y - origin[1]) / height]);
      return hex !== NOWHERE && isPlayable(hex) ? grid.ids[hex] : undefined;
    },
  };
}
