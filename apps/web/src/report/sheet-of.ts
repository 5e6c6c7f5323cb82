import type { Box } from "../board/geometry.ts";
import { around, grown } from "../board/geometry.ts";
import { num } from "../board/drawing/markup.ts";
import { LETTERING } from "../board/drawing/palette.ts";
import type { StandingCounter } from "../board/drawing/still.ts";
import { tilesFor } from "../board/tiles/tile-plan.ts";
import type { ReportMap } from "../games/contract/report.ts";

/** Pixels that a picture of the map is at least wide. */
const PIXELS = 1_400;
/** Width of a picture to its height, at least and at most. */
const SHAPE = [1.2, 1.7] as const;
/** How far a tile reaches under the next, as a share of its edge. */
const OVERLAP = 0.003;
/** Around the outermost counters, in widths of a counter. */
const MARGIN = 0.9;

/** The part of a map where anything stood in any of the pictures, in a shape that fits a page. */
export function cutAround(map: ReportMap, pictures: readonly (readonly StandingCounter[])[]): Box {
  const { sheet } = map.ground;
  const boxes = pictures.flatMap((counters) =>
    counters.map(({ at: { x, y, width } }) => grown({ left: x, right: x, top: y, bottom: y }, width * (0.5 + MARGIN))),
  );
  const first = boxes[0];
  if (!first) return sheet;
  const { left, right, top, bottom } = boxes.reduce(around, first);
  const [middleX, middleY] = [(left + right) / 2, (top + bottom) / 2];
  const [width, height] = [right - left, bottom - top];
  const wide = Math.min(sheet.right - sheet.left, Math.max(width, height * SHAPE[0]));
  const high = Math.min(sheet.bottom - sheet.top, Math.max(height, wide / SHAPE[1]));
  const within = (middle: number, extent: number, from: number, to: number) =>
    Math.min(Math.max(middle - extent / 2, from), to - extent);
  const [x, y] = [within(middleX, wide, sheet.left, sheet.right), within(middleY, high, sheet.top, sheet.bottom)];
  return { left: x, top: y, right: x + wide, bottom: y + high };
}

/** A tile of the map, and where it lies. */
export interface GroundTile {
  readonly url: string;
  readonly box: Box;
}

/** The tiles by day that a cut of a map needs, sharp enough for print. */
export function tilesOf({ tiles, tilesUrl, ground }: ReportMap, cut: Box): readonly GroundTile[] {
  const [width, height] = [cut.right - cut.left, cut.bottom - cut.top];
  const found = tiles.levels.findIndex(({ scale }) => scale * width >= PIXELS);
  const level = found === -1 ? tiles.levels.length - 1 : found;
  const view = { x: cut.left + width / 2, y: cut.top + height / 2, zoom: 1, width, height };
  return tilesFor(tiles, level, view, "light", ground.sheet, 0).map(({ path, box }) => ({ url: tilesUrl + path, box }));
}

/** The ground with its lines, drawn once. @param images what each tile holds, as an address that needs no network */
export function groundMarkup(map: ReportMap, tiles: readonly GroundTile[], images: readonly string[]): string {
  const drawn = tiles.map(({ box }, at) => {
    // A hair larger than they are, or their seams would show where the map is drawn small.
    const [width, height] = [box.right - box.left, box.bottom - box.top].map((edge) => num(edge * (1 + OVERLAP)));
    return `<image href="${images[at]}" x="${num(box.left)}" y="${num(box.top)}" width="${width}" height="${height}" preserveAspectRatio="none"/>`;
  });
  return `<g>${drawn.join("")}<g font-family="${LETTERING}">${map.lines}</g></g>`;
}

/** A cut as the view box of a picture. */
export function viewBoxOf({ left, top, right, bottom }: Box): string {
  return [left, top, right - left, bottom - top].map((value) => num(value, 1)).join(" ");
}

/** Drawings that occur more than once, each kept once under an id. */
export class Drawn {
  readonly #ids = new Map<string, string>();
  readonly #prefix: string;

  /** @param prefix begins the ids */
  constructor(prefix: string) {
    this.#prefix = prefix;
  }

  /** The id of a drawing. */
  idOf(markup: string): string {
    const known = this.#ids.get(markup);
    if (known !== undefined) return known;
    const id = `${this.#prefix}${this.#ids.size}`;
    this.#ids.set(markup, id);
    return id;
  }

  /** All of them, for `defs`. */
  get markup(): string {
    return [...this.#ids].map(([markup, id]) => `<g id="${id}">${markup}</g>`).join("");
  }
}
