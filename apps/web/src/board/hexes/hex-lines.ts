import { NOWHERE, type Point } from "@stonebridge/board";
import type { HexGround } from "./hex-ground.ts";
import { manyTexts, type PlacedText } from "./many-texts.ts";
import { num } from "../drawing/markup.ts";
import { COLOURS } from "../drawing/palette.ts";

/** The grid is cut into blocks of so many columns and rows, one drawing each, so that a painter skips what is out of sight. */
const BLOCK = 8;
/** The grid is read from its corners: each hexside is stronger over this share at both ends. */
const ARM = 0.22;
/** Place of a hex's coordinate over its middle, in heights of a hex. */
const COORDINATE = -0.35;
/** Height of a hex in px from which lines, corners and coordinates are drawn. */
const LINES_FROM = 13;
const CORNERS_FROM = 36;
const COORDINATES_FROM = { auto: 60, always: 30, never: Number.POSITIVE_INFINITY } as const;

export interface GridBlock {
  /** Path data of the hexsides, and of their ends. */
  readonly sides: string;
  readonly ends: string;
  readonly coordinates: readonly PlacedText[];
}

function sideData([x, y]: Point, [toX, toY]: Point): string {
  return `M${num(x, 1)} ${num(y, 1)}L${num(toX, 1)} ${num(toY, 1)}`;
}

function endsData(from: Point, to: Point): string {
  const [dx, dy] = [(to[0] - from[0]) * ARM, (to[1] - from[1]) * ARM];
  return `M${num(from[0], 1)} ${num(from[1], 1)}l${num(dx, 1)} ${num(dy, 1)}M${num(to[0], 1)} ${num(to[1], 1)}l${num(-dx, 1)} ${num(-dy, 1)}`;
}

/** The grid of a map in blocks; each hexside is in one of them. @param lettered hexes whose coordinate gives way to a name */
export function gridBlocks(ground: HexGround, lettered: ReadonlySet<string> = new Set()): readonly GridBlock[] {
  const { grid, height } = ground;
  const blocks = new Map<string, { sides: string; ends: string; coordinates: PlacedText[] }>();
  for (const [hex, id] of grid.ids.entries()) {
    if (!ground.isPlayable(hex)) continue;
    const key = `${Math.floor(grid.columnOf(hex) / BLOCK)} ${Math.floor(grid.rowOf(hex) / BLOCK)}`;
    const block = blocks.get(key) ?? { sides: "", ends: "", coordinates: [] };
    blocks.set(key, block);
    const corners = ground.corners(hex);
    const [x, y] = ground.centre(hex);
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction);
      if (direction > 2 && next !== NOWHERE && ground.isPlayable(next)) continue;
      const [from, to] = [corners[direction] as Point, corners[(direction + 1) % 6] as Point];
      block.sides += sideData(from, to);
      block.ends += endsData(from, to);
    }
    if (!lettered.has(id)) block.coordinates.push({ text: id, at: [x, y + COORDINATE * height] });
  }
  return [...blocks.values()];
}

/** Lines of a grid at a zoom: thin over the drawing of the country, and fewer the further it is seen. */
export function gridMarkup(blocks: readonly GridBlock[], height: number, zoom: number): string {
  const pixels = height * zoom;
  if (pixels < LINES_FROM) return "";
  const unit = height / 38;
  const layer = (stroke: string, width: number, opacity: number, data: (block: GridBlock) => string) =>
    `<g stroke="${stroke}" stroke-width="${num(width)}" stroke-opacity="${opacity}">${blocks.map((block) => `<path d="${data(block)}"/>`).join("")}</g>`;
  const line = Math.max(0.42 * unit, 0.55 / zoom);
  const sides = layer(COLOURS.ink, line, pixels < CORNERS_FROM ? 0.32 : 0.5, ({ sides: data }) => data);
  if (pixels < CORNERS_FROM) return sides;
  return (
    layer(COLOURS.paper, Math.max(1.5 * unit, 1.8 / zoom), 0.45, ({ sides: data }) => data) +
    sides +
    layer(COLOURS.ink, Math.max(0.85 * unit, 0.95 / zoom), 0.85, ({ ends }) => ends)
  );
}

/** Whether coordinates are written at a zoom. */
export function showsCoordinates(height: number, zoom: number, wanted: keyof typeof COORDINATES_FROM): boolean {
  return height * zoom >= COORDINATES_FROM[wanted];
}

/** Coordinates of all hexes, one element for each block: quieter than the names of places. */
export function coordinatesMarkup(blocks: readonly GridBlock[], height: number, zoom: number): string {
  const size = Math.min(Math.max(0.11 * height, 8.2 / zoom), 12 / zoom);
  const style = { weight: 600, size, fill: COLOURS.coordinate, halo: [COLOURS.paper, 1.6 / zoom] } as const;
  return blocks.map(({ coordinates }) => manyTexts(coordinates, style)).join("");
}
