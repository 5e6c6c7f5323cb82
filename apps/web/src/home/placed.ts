import type { Point } from "@stonebridge/board";
import type { HexPlot } from "../board/model.ts";

/** Centres of hexes, in hex heights, as places on a sheet in map units. */
export function placed(
  middles: Readonly<Record<string, Point>>,
  { origin, height }: Pick<HexPlot, "origin" | "height">,
): Readonly<Record<string, Point>> {
  return Object.fromEntries(
    Object.entries(middles).map(([id, [x, y]]) => [id, [origin[0] + x * height, origin[1] + y * height]]),
  );
}
