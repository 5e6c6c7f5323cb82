import { gradientNoise, layeredNoise, reachOnHill, type Geography } from "../geography/index.ts";
import { cellsAlong, COLUMNS, middleOf, ROWS } from "./ground-grid.ts";

/** Strength and size (map units) of the noise that keeps borders from running straight. */
const NOISE = { strength: 0.55, size: 28, seed: 61 };
/** A brook is a natural border: crossing it costs this much more. */
const STREAM = 5;
/** A way is easy going, so that borders leave it inside. */
const WAY = -0.25;
/**
 * The foot of a hill: where on its ellipse it lies, how broad it is, and what it costs. Knolls with a half-axis below
 * `leastHalfWidth` (map units) part no zones.
 */
const FOOT = { reach: 1.2, breadth: 0.22, cost: 2.2, leastHalfWidth: 15 };
const LEAST = 0.3;
const MOST = 9;

/** What it costs to pass each cell, 1 on plain ground: brooks and the feet of hills are dear, ways cheap. */
export function travelCost(geography: Geography): Float64Array {
  const noise = gradientNoise(NOISE.seed);
  const hills = geography.hills.filter((hill) => hill.halfWidth >= FOOT.leastHalfWidth);
  const cost = new Float64Array(COLUMNS * ROWS);
  for (let cell = 0; cell < cost.length; cell++) {
    const point = middleOf(cell);
    let foot = 0;
    for (const hill of hills) {
      const off = (reachOnHill(hill, point) - FOOT.reach) / FOOT.breadth;
      if (Math.abs(off) < 3) foot = Math.max(foot, FOOT.cost * Math.exp(-off * off));
    }
    cost[cell] = 1 + NOISE.strength * layeredNoise(noise, point[0] / NOISE.size, point[1] / NOISE.size, 2) + foot;
  }
  for (const line of geography.lines.values()) {
    const extra = line.kind === "stream" ? STREAM : line.kind === "road" || line.kind === "turnpike" ? WAY : 0;
    if (extra === 0) continue;
    const marks = cellsAlong(line.course);
    for (let cell = 0; cell < cost.length; cell++) if (marks[cell] === 1) cost[cell] += extra;
  }
  return cost.map((value) => Math.min(MOST, Math.max(LEAST, value)));
}
