import type { Point } from "@stonebridge/board";
import type { RandomStream } from "../../geography/random.ts";
import { evenly, normal } from "../chance.ts";
import { PALETTE } from "../palette.ts";
import { polyline, short, shorts } from "../path.ts";
import { within } from "../regions.ts";
import { path } from "../svg.ts";
import { line } from "./vignette-line.ts";

const LEFT_BANK: readonly Point[] = [
  [-14, 60],
  [10, 52],
  [40, 48],
  [70, 47],
  [74, 60],
  [80, 80],
  [92, 86],
  [70, 90],
  [30, 88],
  [0, 84],
  [-20, 76],
];
const RIGHT_BANK: readonly Point[] = [
  [344, 62],
  [320, 53],
  [290, 48],
  [260, 47],
  [256, 60],
  [250, 80],
  [238, 86],
  [260, 91],
  [300, 89],
  [330, 85],
  [352, 78],
];
/** Lean of the strokes on each bank, degrees from level. */
const LEANS = [
  [LEFT_BANK, 62],
  [RIGHT_BANK, 118],
] as const;

/** The banks with their grass. */
export function drawBanks(random: RandomStream): string {
  let grass = "";
  for (const [bank, lean] of LEANS) {
    const xs = bank.map(([x]) => x);
    const ys = bank.map(([, y]) => y);
    for (let count = 0; count < 760; count++) {
      const at: Point = [
        evenly(random, Math.min(...xs), Math.max(...xs)),
        evenly(random, Math.min(...ys), Math.max(...ys)),
      ];
      const length = evenly(random, 2.2, 4.6);
      const angle = ((lean + evenly(random, -12, 12)) * Math.PI) / 180;
      if (!within([bank], at)) continue;
      grass += `M${shorts(at)}l${shorts([length * Math.cos(angle), length * Math.sin(angle)])}`;
    }
  }
  return (
    path(polyline(LEFT_BANK, true) + polyline(RIGHT_BANK, true), { fill: PALETTE.paper }) + path(grass, line(0.34))
  );
}

/** A tree of many crowns on a forked stem. */
export function drawVignetteTree(random: RandomStream, [x, y]: Point, height: number, fullness: number): string {
  const fork = y - height * 0.5;
  const stem =
    `M${shorts([x - 1, y])}Q${shorts([x - 0.4, y - height * 0.3, x - 0.8, fork])}` +
    `M${shorts([x + 1.2, y])}Q${shorts([x + 0.6, y - height * 0.3, x + 1, fork])}` +
    `M${shorts([x + 0.4, y - 1])}v${short(-height * 0.4)}`;
  const crowns = Array.from({ length: fullness * 2 }, () => ({
    x: x + normal(random) * height * 0.15,
    y: y - height * evenly(random, 0.42, 0.92),
    radius: height * evenly(random, 0.11, 0.19),
  })).toSorted((a, b) => a.y - b.y);
  return path(stem, line(0.6)) + crowns.map((crown) => drawCrown(random, [crown.x, crown.y], crown.radius)).join("");
}

function drawCrown(random: RandomStream, [cx, cy]: Point, radius: number): string {
  const turn = evenly(random, 0, 6);
  const lobes = Array.from({ length: 9 }, (_, i): Point => {
    const angle = turn + (i * 2 * Math.PI) / 9;
    return [
      cx + radius * 1.08 * Math.cos(angle) * evenly(random, 0.9, 1.1),
      cy + radius * 0.92 * Math.sin(angle) * evenly(random, 0.9, 1.08),
    ];
  });
  let outline = `M${shorts(lobes[0])}`;
  lobes.forEach(([ax, ay], i) => {
    const [bx, by] = lobes[(i + 1) % lobes.length];
    const arc = short(Math.hypot(ax - bx, ay - by) * 0.58);
    outline += `A${arc} ${arc} 0 0 1 ${shorts([bx, by])}`;
  });
  let leaves = "";
  for (let count = Math.floor(radius * radius * 1.7); count > 0; count--) {
    const angle = evenly(random, 0, 2 * Math.PI);
    const away = radius * Math.sqrt(random()) * 0.88;
    const light = -radius * 0.1 * evenly(random, -2, 3);
    const [u, v] = [away * Math.cos(angle), away * Math.sin(angle)];
    if (u * 0.8 + v * 0.6 > light) leaves += `M${shorts([cx + u, cy + v])}q.9-.5 1.3.6`;
  }
  return (
    path(`${outline}z`, { fill: PALETTE.paper, stroke: PALETTE.ink, "stroke-width": 0.36 }) + path(leaves, line(0.34))
  );
}
