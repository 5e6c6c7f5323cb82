import type { HexMap, Point } from "@stonebridge/board";
import { directionAt, easeClosed, resample } from "../../geography/curves.ts";
import { gradientNoise } from "../../geography/noise.ts";
import { type Region, grown, united } from "../regions.ts";
import type { HexFrame } from "./hex-frame.ts";

/** Distance of the points of an edge, u, and its easing in points: corners of hexes become bays and spurs. */
const STEP = 2;
const EASING = 4;
/** What easing takes from a small wood is given back, u. */
const GIVEN_BACK = 1.2;
/** The edge wavers by noise of two sizes: strength and length, u. */
const WAVES = [
  [3.4, 24],
  [1.9, 8],
] as const;

/** The woods hexes of a map as blocks with a natural edge: no more than a few u off the hexsides, so that drawing and rule agree. */
export function layHexWoods(map: HexMap, frame: HexFrame): Region {
  const wooded = [...map.woods.keys()].filter((hex) => map.woods[hex] === 1);
  if (wooded.length === 0) return [];
  const noise = gradientNoise(77);
  // Hexes are joined over the rounding of their corners; the last step takes the overlap back.
  const blocks = grown(united(wooded.map((hex) => grown([frame.corners(hex)], 0.2))), -0.2);
  const edged = blocks.map((ring) => naturalEdge(ring, noise));
  return grown(united([edged.flat().length > 0 ? edged : []]), GIVEN_BACK);
}

function naturalEdge(ring: readonly Point[], noise: (x: number, y: number) => number): Point[] {
  const round = easeClosed(resample([...ring, ring[0]], STEP).slice(0, -1), EASING);
  return round.map((point, index): Point => {
    const before = round[(index + round.length - 1) % round.length];
    const after = round[(index + 1) % round.length];
    const [tx, ty] = directionAt([before, point, after], 1);
    const [x, y] = point;
    const by = WAVES.reduce((sum, [strength, length]) => sum + strength * noise(x / length, y / length), 0);
    return [x - ty * by, y + tx * by];
  });
}
