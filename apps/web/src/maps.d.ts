/** What the build takes from the atlas for a map: see `build/maps-plugin.ts`. The first four are shapes alone, and no maps. */
declare module "virtual:maps/any/tiles" {
  export const tiles: {
    readonly size: number;
    readonly origin: readonly [number, number];
    readonly levels: readonly { readonly scale: number; readonly columns: number; readonly rows: number }[];
    readonly path: string;
  };
  /** Folder of the tiles, with a slash at its end. */
  export const tilesUrl: string;
}

declare module "virtual:maps/any" {
  export * from "virtual:maps/any/tiles";
  /** `[left, top, right, bottom]` in map units. */
  export const sheet: readonly [number, number, number, number];
}

declare module "virtual:maps/any-of-zones" {
  import type { Point } from "@stonebridge/board";

  export * from "virtual:maps/any";
  /** Address of the map's shapes (`ZoneShapesData` as JSON): fetched beside the scripts, being data. */
  export const shapesUrl: string;
  /** Where counters stand, by zone, in map units. */
  export const places: Readonly<Record<string, Point>>;
}

declare module "virtual:maps/any-of-hexes" {
  import type { Point } from "@stonebridge/board";

  export * from "virtual:maps/any";
  /** Address of the map's hexes (`HexMapData` as JSON): fetched beside the scripts, being data. */
  export const hexesUrl: string;
  /** Where the hexes lie on the sheet. */
  export const plot: {
    readonly height: number;
    readonly origin: Point;
    readonly sheet: readonly [number, number, number, number];
  };
  /** Hexes whose coordinate would lie on a name of the drawn map. */
  export const lettered: readonly string[];
}

declare module "virtual:maps/bull-run-1861" {
  export * from "virtual:maps/any-of-zones";
}

declare module "virtual:maps/second-bull-run-1862" {
  export * from "virtual:maps/any-of-zones";
}

declare module "virtual:maps/bull-run-1983" {
  export * from "virtual:maps/any-of-hexes";
}

declare module "virtual:maps/no-written-orders-first-bull-run" {
  export * from "virtual:maps/any-of-hexes";
}

declare module "virtual:maps/no-written-orders-second-bull-run" {
  export * from "virtual:maps/any-of-hexes";
}

declare module "virtual:maps/bull-run-1861/tiles" {
  export * from "virtual:maps/any/tiles";
}

declare module "virtual:maps/second-bull-run-1862/tiles" {
  export * from "virtual:maps/any/tiles";
}

declare module "virtual:maps/bull-run-1983/tiles" {
  export * from "virtual:maps/any/tiles";
}

declare module "virtual:maps/no-written-orders-first-bull-run/tiles" {
  export * from "virtual:maps/any/tiles";
}
