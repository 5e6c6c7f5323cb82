import type { HexsideGround } from "../../hexes/hexside-ground.ts";
import { type Grid, gridOf, sample } from "../ground/grid.ts";
import type { HexFrame } from "../hexes/hex-frame.ts";
import { type Relief, reliefFrom } from "../relief.ts";

/**
 * The relief of a hexside map: the same heights from which its levels and crests are made. They are stretched as the ground is, so
 * that slopes keep their steepness on paper, and with it their strokes.
 * @param heights metres, on map units of the battlefield
 */
export function hexsideRelief({ sheet }: HexsideGround, frame: HexFrame, heights: Grid): Relief {
  const [left, right] = [sheet.under(frame.plane([0, 0])), sheet.under(frame.plane([1, 0]))];
  const stretch = 1 / (right[0] - left[0]);
  const grid = {
    columns: Math.ceil(frame.extent.width),
    rows: Math.ceil(frame.extent.height),
    left: 0,
    top: 0,
    cell: 1,
  };
  return reliefFrom(gridOf(grid, (x, y) => stretch * sample(heights, ...sheet.under(frame.plane([x, y])))));
}
