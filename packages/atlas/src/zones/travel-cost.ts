import { gradientNoise, layeredNoise, reachOnHill, type Geography, type Hill } from "../geography/index.ts";
import { cellsAlong, cellsInBox, COLUMNS, middleOf, ROWS } from "./ground-grid.ts";
import { isRoad } from "./roads.ts";

/** Strength and size (map units) of the noise that keeps borders from running straight. */
const NOISE = { strength: 0.55, size: 28, seed: 61 };
/** A brook is a natural border: crossing it costs this much more. */
const STREAM = 5;
/** A way is easy going, so that borders leave it inside. */
const WAY = -0.25;
/**
 * The foot of a hill: where on its ellipse it lies, how broad it is, and what it costs. Knolls with a half-axis below
 * `leastHalfWidth` (map units) do not separate zones.
 */
const FOOT = { reach: 1.2, breadth: 0.22, cost: 2.2, leastHalfWidth: 15 };
const LEAST = 0.3;
const MOST = 9;

/** What the feet of hills add to each cell: the dearest counts where they overlap. */
function feetOfHills(hills: readonly Hill[]): Float64Array {
  const feet = new Float64Array(COLUMNS * ROWS);
  for (const hill of hills) {
    if (hill.halfWidth < FOOT.leastHalfWidth) continue;
    const reach = hill.halfLength * (FOOT.reach + 3 * FOOT.breadth);
    const [x, y] = hill.middle;
    for (const cell of cellsInBox([x - reach, y - reach, x + reach, y + reach])) {
      const off = (reachOnHill(hill, middleOf(cell)) - FOOT.reach) / FOOT.breadth;
      if (Math.abs(off) < 3) feet[cell] = Math.max(feet[cell], FOOT.cost * Math.exp(-off * off));
    }
  }
  return feet;
}

/** What it costs to pass each cell, 1 on plain ground: brooks and the feet of hills are dear, ways cheap. */
export function travelCost({ hills, lines }: Geography): Float64Array {
  const noise = gradientNoise(NOISE.seed);
  const cost = feetOfHills(hills);
  for (let cell = 0; cell < cost.length; cell++) {
    const [x, y] = middleOf(cell);
    cost[cell] += 1 + NOISE.strength * layeredNoise(noise, x / NOISE.size, y / NOISE.size, 2);
  }
  for (const line of lines.values()) {
    const extra = line.kind === "stream" ? STREAM : isRoad(line) ? WAY : 0;
    if (extra === 0) continue;
    for (const cell of cellsAlong(line.course)) cost[cell] += extra;
  }
  return cost.map((value) => Math.min(MOST, Math.max(LEAST, value)));
}
