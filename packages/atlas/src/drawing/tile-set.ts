/** Side of a tile, px. */
export const TILE_SIDE = 512;

/** One level of a set of tiles. */
export interface TileLevel {
  /** Folder of the level within a set, coarse to fine from 0. */
  readonly level: number;
  readonly pixelsPerUnit: number;
  readonly columns: number;
  readonly rows: number;
}

/**
 * The manifest `tiles.json` of a map's base in tiles. A tile is `<set>/<level>/<column>-<row>.<format>`; its upper left corner
 * lies at `origin + (column, row) * tileSize / pixelsPerUnit`. Tiles at the right and lower edge are cut to the sheet.
 */
export interface TileSet {
  /** `light`, and `dark`: the same under a lamp. */
  readonly sets: readonly string[];
  readonly format: "webp";
  /** Side of a tile, px. */
  readonly tileSize: number;
  /** Upper left corner of the sheet, u. */
  readonly origin: readonly [x: number, y: number];
  /** Width and height of the sheet, u. */
  readonly size: readonly [width: number, height: number];
  /** The title block, u: part of the sheet that the veil need not cover. */
  readonly titleBlock: readonly [left: number, top: number, right: number, bottom: number];
  readonly levels: readonly TileLevel[];
  /** Hexes whose coordinate would overlap a name on the finest level: only the name is drawn there. */
  readonly lettered?: readonly string[];
  /** Digests of the map's data as it was when the tiles were drawn, by file. */
  readonly drawnFrom?: Readonly<Record<string, string>>;
}
