import type { Geography } from "../../geography/index.ts";
import { HEIGHT, WIDTH } from "../../geography/frame.ts";
import { gradientNoise, layeredNoise } from "../../geography/noise.ts";
import { carvedByWater } from "./erosion.ts";
import { type Grid, type GridFrame, clamp, gridLike } from "./grid.ts";
import { raisedHills } from "./hills.ts";
import { eased } from "./smoothing.ts";
import { unitedValleys } from "./valleys.ts";
import { watercourses } from "./watercourses.ts";

/** Cells of ground beyond the frame on every side. */
const MARGIN = 80;

/** Cells of 10 m over the frame and its margin. */
export const GROUND_FRAME: GridFrame = {
  columns: Math.floor(WIDTH) + 2 * MARGIN,
  rows: Math.floor(HEIGHT) + 2 * MARGIN,
  left: -MARGIN,
  top: -MARGIN,
  cell: 1,
};

/** Height of the soft ceiling of the ground, m, and how it varies. */
const CEILING = 102;
const CEILING_SOFTNESS = 9;

/**
 * Heights in metres, one for each 10 m cell. There is no survey: slopes fall towards the mapped waters, named hills are where they should
 * be, and running water does the rest. Over the whole map it takes about half a minute; keep it.
 */
export function heightField(geography: Geography, frame: GridFrame = GROUND_FRAME): Grid {
  const bends = gradientNoise(11);
  const hillBends = gradientNoise(12);
  const swells = gradientNoise(13);
  const { ground, toWater } = unitedValleys(frame, watercourses(geography.lines), bends, swells);
  const upland = withSwellsAndCeiling(ground, toWater, (x, y) => [
    11 * layeredNoise(swells, x / 105 + 7, y / 105),
    CEILING + 10 * layeredNoise(hillBends, x / 260, y / 260, 2),
  ]);
  const hilly = eased(raisedHills(upland, geography.hills, hillBends), 1.6);
  const carved = eased(carvedByWater(hilly, toWater), 1.4);
  const plain = eased(carved, 4);
  return gridLike(
    carved,
    carved.values.map((value, i) => {
      const share = clamp((toWater[i] - 50) / 60, 0, 0.6);
      return value * (1 - share) + plain.values[i] * share;
    }),
  );
}

function withSwellsAndCeiling(
  ground: Grid,
  toWater: Float64Array,
  at: (x: number, y: number) => readonly [swell: number, ceiling: number],
): Grid {
  const values = ground.values.slice();
  for (let row = 0, i = 0; row < ground.rows; row++) {
    const y = ground.top + row + 0.5;
    for (let column = 0; column < ground.columns; column++, i++) {
      const [swell, ceiling] = at(ground.left + column + 0.5, y);
      const height = values[i] + swell * clamp((toWater[i] - 8) / 45, 0, 1);
      const soft = ceiling - CEILING_SOFTNESS;
      values[i] = height > soft ? ceiling - CEILING_SOFTNESS * Math.exp(-(height - soft) / CEILING_SOFTNESS) : height;
    }
  }
  return gridLike(ground, values);
}
