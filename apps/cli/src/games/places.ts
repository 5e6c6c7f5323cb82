import type { HexGrid, ZoneShapesData } from "@stonebridge/board";

/** Where zones or hexes lie, as shares of the width and height of the map. */
export type Places = ReadonlyMap<string, readonly [x: number, y: number]>;

/** Where the counters of each zone go. */
export function zonePlaces({ sheet: [left, top, right, bottom], zones }: ZoneShapesData): Places {
  return new Map(
    zones.map(({ id, counters: [x, y] }) => [id, [share(x - left, right - left), share(y - top, bottom - top)]]),
  );
}

/** Where each hex of a grid lies. */
export function hexPlaces({ ids, columns, rows }: HexGrid): Places {
  return new Map(ids.map((id, hex) => [id, [share(Math.floor(hex / rows), columns - 1), share(hex % rows, rows - 1)]]));
}

/** Three decimals tell any two places apart, and keep messages short. */
function share(part: number, of: number): number {
  return Math.round((1_000 * part) / of) / 1_000;
}
