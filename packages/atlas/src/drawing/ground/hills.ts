import { type Noise, layeredNoise } from "../../geography/noise.ts";
import type { Hill } from "../../geography/relief.ts";
import { type Grid, clamp, gridLike } from "./grid.ts";

/** Least and greatest height of a crest above the median of its own base, m: no hill vanishes, none becomes an alp. */
const LEAST_RISE = 14;
const GREATEST_RISE = 27;
/** Half-length over which a ridge is drawn as a ridge, u. */
const RIDGE = 80;
/** Fall of the top towards its rim, m. */
const TOP_FALL = 2.2;
const BEND_STRENGTH = 9;
const BEND_LENGTH = 46;

/** Lifts the ground towards the crest of each hill, one after the other. `bends` displaces the outlines of the ellipses. */
export function raisedHills(ground: Grid, hills: readonly Hill[], bends: Noise): Grid {
  const lifted = gridLike(ground, ground.values.slice());
  for (const hill of hills) raise(lifted, hill, bends);
  return lifted;
}

function raise(ground: Grid, hill: Hill, bends: Noise): void {
  const { flat, outer } = extent(hill);
  const angle = (hill.bearing * Math.PI) / 180;
  const ux = Math.sin(angle);
  const uy = -Math.cos(angle);
  const [middleX, middleY] = hill.middle;
  const reach = hill.halfLength * outer + BEND_STRENGTH * 2;
  const fromColumn = Math.max(0, Math.floor(middleX - reach - ground.left));
  const toColumn = Math.min(ground.columns, Math.ceil(middleX + reach - ground.left));
  const fromRow = Math.max(0, Math.floor(middleY - reach - ground.top));
  const toRow = Math.min(ground.rows, Math.ceil(middleY + reach - ground.top));
  const cells: { readonly index: number; readonly radius: number }[] = [];
  const core: number[] = [];
  for (let row = fromRow; row < toRow; row++) {
    const y = ground.top + row + 0.5;
    for (let column = fromColumn; column < toColumn; column++) {
      const x = ground.left + column + 0.5;
      const dx = x + BEND_STRENGTH * layeredNoise(bends, x / BEND_LENGTH + 5, y / BEND_LENGTH) - middleX;
      const dy = y + BEND_STRENGTH * layeredNoise(bends, x / BEND_LENGTH + 60, y / BEND_LENGTH + 9) - middleY;
      const radius = Math.hypot((dx * ux + dy * uy) / hill.halfLength, (-dx * uy + dy * ux) / hill.halfWidth);
      if (radius >= outer) continue;
      const index = row * ground.columns + column;
      cells.push({ index, radius });
      if (radius < 0.7) core.push(ground.values[index]);
    }
  }
  if (core.length === 0) return;
  core.sort((a, b) => a - b);
  const base = core[Math.floor(core.length / 2)];
  const crest = clamp(hill.crest, base + LEAST_RISE, base + GREATEST_RISE);
  for (const { index, radius } of cells) {
    const top = crest - TOP_FALL * clamp(radius, 0, 1) ** 2;
    ground.values[index] += Math.max(0, top - ground.values[index]) * hillProfile(radius, flat, outer);
  }
}

/** Shares of the radius inside which a hill has its full height, and outside which it has none. */
function extent(hill: Hill): { readonly flat: number; readonly outer: number } {
  if (hill.halfLength > RIDGE) return { flat: 0.45, outer: 1.4 };
  return { flat: hill.note.includes("plateau") ? 0.6 : 0.36, outer: hill.note.includes("steep") ? 1.2 : 1.42 };
}

/** Height of a hill from 0 to 1: 30 % a soft S, 70 % concave and steepest at the rim of its top. */
function hillProfile(radius: number, flat: number, outer: number): number {
  const t = clamp((outer - radius) / (outer - flat), 0, 1);
  const concave = 1 - clamp((radius - flat * 1.08) / (outer - flat), 0, 1) ** 0.8;
  return 0.3 * t * t * (3 - 2 * t) + 0.7 * concave * clamp(t * 6, 0, 1);
}
