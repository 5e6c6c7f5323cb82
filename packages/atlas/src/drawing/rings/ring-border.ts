import type { RingFrame } from "../../zones/ring-frame.ts";
import { PALETTE } from "../palette.ts";
import { short, shorts } from "../path.ts";
import { element, group, path } from "../svg.ts";

/** Distance from the neat line and weight of the lines round the ground, u. */
const INNER_RULES = [
  [0, 0.8],
  [2.2, 0.35],
  [8.2, 0.45],
] as const;
/** Those round ground and panel together. */
const OUTER_RULES = [
  [24, 0.45],
  [29.5, 3.4],
  [33.2, 0.5],
  [35, 0.35],
] as const;
/** Bars of a quarter of a kilometre lie between these distances. */
const BAR = { near: 3.5, far: 6.9, kilometres: 0.25 } as const;

/** Draws the border: neat line, a bar for every other quarter of a kilometre, and the rules round ground and panel. */
export function drawRingBorder(frame: RingFrame): string {
  const { width, height } = frame;
  const ink = { stroke: PALETTE.ink, fill: "none" };
  const rule = (off: number, weight: number, lower: number): string =>
    element("rect", {
      x: -off,
      y: -off,
      width: width + 2 * off,
      height: lower + 2 * off,
      ...ink,
      "stroke-width": weight,
    });
  return group(
    {},
    ...INNER_RULES.map(([off, weight]) => rule(off, weight, height)),
    ...OUTER_RULES.map(([off, weight]) => rule(off, weight, frame.panel.bottom)),
    path(bars(frame), { fill: PALETTE.ink }),
  );
}

function bars({ width, height, metres }: RingFrame): string {
  const length = (BAR.kilometres * 1000) / metres;
  const depth = BAR.far - BAR.near;
  let d = "";
  for (let x = 0; x < width; x += 2 * length) {
    const long = Math.min(length, width - x);
    for (const y of [-BAR.far, height + BAR.near])
      d += `M${shorts([x, y])}h${short(long)}v${short(depth)}h${short(-long)}z`;
  }
  for (let y = 0; y < height; y += 2 * length) {
    const long = Math.min(length, height - y);
    for (const x of [-BAR.far, width + BAR.near])
      d += `M${shorts([x, y])}h${short(depth)}v${short(long)}h${short(-depth)}z`;
  }
  return d;
}
