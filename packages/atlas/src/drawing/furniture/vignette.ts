import type { Point } from "@stonebridge/board";
import { gradientNoise } from "../../geography/noise.ts";
import { type RandomStream, randomStream } from "../../geography/random.ts";
import { evenly } from "../chance.ts";
import { PALETTE } from "../palette.ts";
import { polyline, short, shorts } from "../path.ts";
import { group, path } from "../svg.ts";
import { line } from "./vignette-line.ts";
import { ARCH_MIDDLES, drawArches, drawBridge } from "./vignette-bridge.ts";
import { drawBanks, drawVignetteTree } from "./vignette-banks.ts";

/** Where each tree stands, how high it is and how full. */
const TREES = [
  [-2, 62, 30, 6],
  [18, 58, 40, 8],
  [38, 54, 33, 7],
  [54, 52, 22, 5],
  [278, 52, 24, 5],
  [296, 56, 38, 8],
  [316, 60, 30, 6],
  [334, 64, 22, 5],
] as const;

/** Draws the Stone Bridge over Bull Run, about 350 wide and 100 high, with its upper left corner at a point. */
export function drawVignette([x, y]: Point, scale: number): string {
  const random = randomStream(2);
  return group(
    { transform: `translate(${shorts([x, y])}) scale(${scale})` },
    sky(random),
    farHills(random),
    drawBanks(random),
    drawArches(),
    water(random),
    drawBridge(random),
    ...TREES.map(([tx, ty, height, fullness]) => drawVignetteTree(random, [tx, ty], height, fullness)),
  );
}

/** Ruled lines, broken where clouds stand. */
function sky(random: RandomStream): string {
  const clouds = gradientNoise(3);
  let d = "";
  for (let y = 4; y < 34; y += 1.7) {
    const half = 150 * Math.sqrt(Math.max(0, 1 - ((y - 26) / 34) ** 2));
    let x = 165 - half * evenly(random, 0.55, 1);
    while (x < 165 + half * 0.95) {
      const length = evenly(random, 12, 60);
      if (clouds(x / 40, y / 7) > -0.12) d += `M${shorts([x, y])}h${short(length)}`;
      x += length + evenly(random, 4, 22);
    }
  }
  return path(d, { ...line(0.22), opacity: 0.8 });
}

/** The hills behind the bridge with their slope strokes. */
function farHills(random: RandomStream): string {
  const rough = gradientNoise(3);
  const ridge = (x: number): number =>
    37 - 11 * Math.exp(-(((x - 70) / 55) ** 2)) - 7 * Math.exp(-(((x - 270) / 45) ** 2)) + 1.2 * rough(x / 9, 2);
  const outline = Array.from({ length: 172 }, (_, i): Point => [-6 + 2 * i, ridge(-6 + 2 * i)]);
  const d = polyline(outline);
  let strokes = "";
  for (let x = -4; x < 336; x += 1.5) {
    const y = ridge(x);
    const fall = -(ridge(x + 2) - ridge(x - 2)) / 4;
    const length = evenly(random, 3, 9) * (fall < 0 ? 1 : 0.65);
    if (y < 36.5) strokes += `M${shorts([x, y])}q${shorts([-fall * 2 - 0.6, length / 2, -fall * 8 - 2, length])}`;
  }
  return path(`${d}L337 52L-6 52z`, { fill: PALETTE.paper }) + path(d, line(0.4)) + path(strokes, line(0.28));
}

/** Ruled water, close under the arches and open towards the foot. */
function water(random: RandomStream): string {
  let d = "";
  for (let y = 80.5; y < 101; y += 1.25) {
    const depth = (y - 80) / 20;
    const half = 112 + 40 * Math.sin(depth * 2.2) - 60 * depth ** 3;
    let x = 165 - half;
    while (x < 165 + half) {
      const length = evenly(random, 5, 22) * (1 + depth);
      const middle = x + length / 2;
      const shaded = y < 90 && ARCH_MIDDLES.some((arch) => Math.abs(middle - arch) < 27);
      if (shaded || random() < 0.74 - 0.25 * depth)
        d += `M${shorts([x, y + evenly(random, -0.2, 0.2)])}h${short(length)}`;
      x += length + (shaded ? evenly(random, 0.5, 2) : evenly(random, 1.5, 9));
    }
  }
  return path(d, line(0.36));
}
