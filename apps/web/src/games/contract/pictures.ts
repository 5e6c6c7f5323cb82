import type { Side } from "@stonebridge/kernel";
import type { TilesManifest } from "../../board/index.ts";

/** A cut of the map as a picture. */
export interface PictureCut {
  /** Part of the map, in map units. */
  readonly view: readonly [left: number, top: number, width: number, height: number];
  /** Level of the tiles, 0 the coarsest. */
  readonly level: number;
  /** Edge of a counter, in map units. */
  readonly counter: number;
}

/** A counter on a small picture of the map. */
export interface PictureCounter {
  readonly side: Side;
  /** The zone or hex it stands in. */
  readonly zone: string;
}

/** What pictures of a map are made of. */
export interface PictureMap {
  readonly tiles: TilesManifest;
  /** Folder of the tiles, with a slash at its end. */
  readonly tilesUrl: string;
  /** Where counters stand, by zone or hex, in map units. */
  readonly places: Readonly<Record<string, readonly [x: number, y: number]>>;
}
