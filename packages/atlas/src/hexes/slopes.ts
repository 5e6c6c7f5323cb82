import { hexAt, hexCentre, NOWHERE, type HexGrid, type HexIndex } from "@stonebridge/board";
import { reachOnHill, type Hill } from "../geography/index.ts";

/** A hexside from which the ground falls: the hilltop, and the slope below it. */
export type Crest = readonly [hilltop: HexIndex, slope: HexIndex];

/** Water lies no further than this from a slope that a derived hill falls to, in hexes. */
const NEAR_WATER = 1;

/** Hexes of a hill's top: those whose centres lie within its ellipse, or else the one that holds its middle. */
function topOf(grid: HexGrid, hill: Hill, dry: (hex: HexIndex) => boolean): HexIndex[] {
  const within = grid.ids.flatMap((_, hex) => (reachOnHill(hill, hexCentre(grid, hex)) <= 1 && dry(hex) ? [hex] : []));
  if (within.length > 0) return within;
  const middle = hexAt(grid, hill.middle);
  return middle !== NOWHERE && dry(middle) ? [middle] : [];
}

/** Steps from each hex to the nearest one with water in it; 0 there. */
function stepsToWater(grid: HexGrid, wet: (hex: HexIndex) => boolean): number[] {
  const steps = grid.ids.map((_, hex) => (wet(hex) ? 0 : Infinity));
  const open = grid.ids.flatMap((_, hex) => (wet(hex) ? [hex] : []));
  for (const hex of open) {
    for (let direction = 0; direction < 6; direction++) {
      const next = grid.neighbour(hex, direction);
      if (next === NOWHERE || steps[next] <= steps[hex] + 1) continue;
      steps[next] = steps[hex] + 1;
      open.push(next);
    }
  }
  return steps;
}

/**
 * Crests of hills: where the top of a hill falls towards water close by. A gentle slope, far from any water, has none: slope lines
 * are not there to measure height but for lines of sight and military crests (BR83-MAP5-a).
 * @param hills in the hex plane
 * @param wet whether a river or stream runs in a hex
 */
export function crestsToWater(grid: HexGrid, hills: readonly Hill[], wet: (hex: HexIndex) => boolean): Crest[] {
  const steps = stepsToWater(grid, wet);
  const tops = hills.map((hill) => topOf(grid, hill, (hex) => !wet(hex)));
  const anyTop = new Set(tops.flat());
  const crests: Crest[] = [];
  for (const top of anyTop) {
    for (let direction = 0; direction < 6; direction++) {
      const slope = grid.neighbour(top, direction);
      if (slope === NOWHERE || anyTop.has(slope)) continue;
      if (steps[slope] <= NEAR_WATER && steps[slope] < steps[top]) crests.push([top, slope]);
    }
  }
  return crests;
}
