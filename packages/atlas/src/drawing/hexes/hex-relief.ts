import { type HexMap, NOWHERE } from "@stonebridge/board";
import { gradientNoise, layeredNoise } from "../../geography/noise.ts";
import { type Grid, type GridFrame, emptyGrid, gradient, interpolate, steepness } from "../ground/grid.ts";
import { eased } from "../ground/smoothing.ts";
import { type Hachure, traceHachures } from "../hachures/trace.ts";
import type { Relief } from "../relief.ts";
import { belowCrests } from "./below-crests.ts";
import type { CrestLine } from "./crest-lines.ts";
import type { HexFrame } from "./hex-frame.ts";

/** Height of the ground above its foot, m, at this many u below a crest: steep at the rim, gentle at the foot. */
const PROFILE = {
  away: [0, 7, 15, 24, 33],
  below: [0, 9.5, 17.5, 23, 25.4],
} as const;
/** How much longer or shorter a slope runs by noise, and over what length, u: spurs and hollows. */
const SPURS = { share: 0.3, length: 27 } as const;
/** Slope strokes may cross the edge of their hex by so much, where noise of this length bends it, u. */
const EDGE = { strength: 3.2, length: 15 } as const;
/** So far behind a crest line a stroke may begin, u. */
const BEHIND = 1.2;

/**
 * The relief of a hex map: slopes fall from the crest hexsides over the slope hexes, and only there are strokes. There is no
 * survey behind it, only the map's own hexes.
 */
export function hexRelief(map: HexMap, frame: HexFrame, crests: readonly CrestLine[]): Relief {
  const grid: GridFrame = {
    columns: Math.ceil(frame.extent.width),
    rows: Math.ceil(frame.extent.height),
    left: 0,
    top: 0,
    cell: 1,
  };
  if (crests.length === 0) return { heights: emptyGrid(grid), steep: emptyGrid(grid), hachures: [] };
  const below = belowCrests(crests, map, frame, grid);
  const noise = gradientNoise(62);
  const heights = emptyGrid(grid);
  for (let row = 0, i = 0; row < grid.rows; row++) {
    for (let column = 0; column < grid.columns; column++, i++) {
      const spur = layeredNoise(noise, column / SPURS.length, row / SPURS.length, 2);
      const away = Math.max(0, below.values[i]) * (1 + SPURS.share * spur);
      heights.values[i] = -interpolate(away, PROFILE.away, PROFILE.below);
    }
  }
  const ground = eased(heights, 1);
  const { east, south } = gradient(ground);
  const hachures = traceHachures(ground).flatMap((stroke) => onSlope(stroke, map, frame, below, noise));
  return { heights: ground, steep: eased(steepness(east, south), 2), hachures };
}

/** What of a stroke lies on a slope hex; its edge towards level ground is bent by noise. */
function onSlope(
  stroke: Hachure,
  map: HexMap,
  frame: HexFrame,
  below: Grid,
  noise: (x: number, y: number) => number,
): Hachure[] {
  const { course } = stroke;
  const isSlope = (x: number, y: number): boolean => {
    const cell = Math.floor(y) * below.columns + Math.floor(x);
    if ((below.values[cell] ?? -Infinity) < -BEHIND) return false;
    const bentX = x + EDGE.strength * noise(x / EDGE.length + 40, y / EDGE.length);
    const bentY = y + EDGE.strength * noise(x / EDGE.length, y / EDGE.length + 40);
    const hex = frame.hexAt([bentX, bentY]);
    return hex !== NOWHERE && map.slope[hex] === 1;
  };
  let first = 0;
  while (first < course.length && !isSlope(...course[first])) first++;
  let end = first;
  while (end < course.length && isSlope(...course[end])) end++;
  return end - first < 3 ? [] : [{ ...stroke, course: course.slice(first, end) }];
}
