import type { Point } from "@stonebridge/board";
import { type Line, directionAt, easeClosed, resample } from "../../geography/curves.ts";
import { gradientNoise } from "../../geography/noise.ts";
import { type Region, grown, united } from "../regions.ts";

/** Distance of the points of an edge, u. */
const STEP = 2;
/** Small woods are grown by this, u, because smoothing shrinks them. */
const GIVEN_BACK = 1.2;

/** How an edge leaves the sides of its cells. */
export interface EdgeManner {
  /** Its smoothing, in points: corners of cells become bays and spurs. */
  readonly easing: number;
  /** It wavers by noise of two sizes: strength and length, u. */
  readonly waves: readonly (readonly [strength: number, length: number])[];
}

const HEX_MANNER: EdgeManner = {
  easing: 4,
  waves: [
    [3.4, 24],
    [1.9, 8],
  ],
};

/** Wooded cells of a map as blocks with a natural edge: no more than a few u off the cells' sides, so that drawing and rule agree. */
export function woodsOfCells(wooded: readonly Line[], manner: EdgeManner = HEX_MANNER): Region {
  if (wooded.length === 0) return [];
  const noise = gradientNoise(77);
  // Cells are joined over the rounding of their corners; the last step takes the overlap back.
  const blocks = grown(united(wooded.map((cell) => grown([cell], 0.2))), -0.2);
  const edged = blocks.map((ring) => naturalEdge(ring, noise, manner));
  return grown(united([edged.flat().length > 0 ? edged : []]), GIVEN_BACK);
}

function naturalEdge(
  ring: readonly Point[],
  noise: (x: number, y: number) => number,
  { easing, waves }: EdgeManner,
): Point[] {
  const round = easeClosed(resample([...ring, ring[0]], STEP).slice(0, -1), easing);
  return round.map((point, index): Point => {
    const before = round[(index + round.length - 1) % round.length];
    const after = round[(index + 1) % round.length];
    const [tx, ty] = directionAt([before, point, after], 1);
    const [x, y] = point;
    const by = waves.reduce((sum, [strength, length]) => sum + strength * noise(x / length, y / length), 0);
    return [x - ty * by, y + tx * by];
  });
}
