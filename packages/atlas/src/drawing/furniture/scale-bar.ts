import type { Point } from "@stonebridge/board";
import { UNITS_PER_MILE } from "../../geography/frame.ts";
import { type Setting, straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { short, shorts } from "../path.ts";
import { element, path } from "../svg.ts";

const KILOMETRE = 100;
const BAR = 2.6;
const MILES: Setting = { face: "roman", size: 8.4 };
const KILOMETRES: Setting = { face: "roman", size: 6.4 };

/** Draws the scale about a middle: half a mile in eighths to the left, two miles to the right, kilometres beneath. */
export function drawScaleBar([x, y]: Point): string {
  const zero = x - UNITS_PER_MILE;
  const start = zero - UNITS_PER_MILE / 2;
  const length = UNITS_PER_MILE * 2.5;
  const bars = [
    ...Array.from({ length: 4 }, (_, i) => bar(start + (i * UNITS_PER_MILE) / 8, i, UNITS_PER_MILE / 8)),
    ...Array.from({ length: 4 }, (_, i) => bar(zero + (i * UNITS_PER_MILE) / 2, i, UNITS_PER_MILE / 2)),
  ];
  function bar(left: number, index: number, width: number): string {
    return `M${shorts([left, y + (index % 2) * BAR])}h${short(width)}v${BAR}h${short(-width)}z`;
  }
  const miles = (
    [
      [-0.5, "½"],
      [0, "0"],
      [1, "1"],
      [2, "2 Miles"],
    ] as const
  ).map(([at, text]) => straightText(text, MILES, [zero + at * UNITS_PER_MILE, y - 4]));
  const below = y + 12;
  const ticks = Array.from(
    { length: 9 },
    (_, i) => `M${shorts([start + (i * KILOMETRE) / 2, below])}v${i % 2 === 0 ? -3 : -1.8}`,
  );
  const kilometres = [0, 1, 2, 3, 4].map((at) =>
    straightText(at === 4 ? "4 Kilom." : String(at), KILOMETRES, [start + at * KILOMETRE, below + 7.5]),
  );
  return (
    path(bars.join(""), { fill: PALETTE.ink }) +
    element("rect", {
      x: start,
      y,
      width: length,
      height: 2 * BAR,
      fill: "none",
      stroke: PALETTE.ink,
      "stroke-width": 0.55,
    }) +
    path(miles.join("") + kilometres.join(""), { fill: PALETTE.ink }) +
    path(`M${shorts([start, below])}h${short(length)}${ticks.join("")}`, {
      fill: "none",
      stroke: PALETTE.ink,
      "stroke-width": 0.5,
    })
  );
}
