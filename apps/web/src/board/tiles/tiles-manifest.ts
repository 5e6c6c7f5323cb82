/** One resolution of the base map. */
export interface TileLevel {
  /** Pixels of a tile per map unit. */
  readonly scale: number;
  readonly columns: number;
  readonly rows: number;
}

/** The base map as raster tiles, as their builder lists them. */
export interface TilesManifest {
  /** Edge of a tile in its own pixels; those at the right and lower edge of the sheet are cut to it. */
  readonly size: number;
  /** Map units at the upper left corner of every level. */
  readonly origin: readonly [number, number];
  /** From coarse to fine. */
  readonly levels: readonly TileLevel[];
  /** Path of a tile inside the tiles' folder, with `{tone}`, `{level}`, `{column}`, `{row}` to be filled in. */
  readonly path: string;
}
