import type { RingGround } from "../../zones/ring-ground.ts";
import { type GridFrame, gridOf, sample } from "../ground/grid.ts";
import { METRES_PER_UNIT } from "../../geography/frame.ts";
import { type Relief, reliefFrom } from "../relief.ts";

/**
 * The relief of a sheet that lies over the surveyed battlefield at another scale, bent by its pins. Heights are stretched as the
 * ground is, so that slopes keep their steepness on paper, and with it their strokes.
 */
export function ringRelief(ground: RingGround, surveyed: Relief): Relief {
  const { frame, back } = ground;
  const stretch = METRES_PER_UNIT / frame.metres;
  const grid: GridFrame = {
    columns: Math.ceil(frame.width),
    rows: Math.ceil(frame.height),
    left: 0,
    top: 0,
    cell: 1,
  };
  return reliefFrom(gridOf(grid, (x, y) => stretch * sample(surveyed.heights, ...back.at([x, y]))));
}
