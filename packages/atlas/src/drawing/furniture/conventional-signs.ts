import type { Point } from "@stonebridge/board";
import { type Setting, straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { shorts, turnedRectangle } from "../path.ts";
import { element, group, path } from "../svg.ts";

/** Length of a sign, u. */
const LENGTH = 40;
const TEXT: Setting = { face: "italic", size: 8.2, spacing: 0.02 };
const ROW = 13.6;

/** A conventional sign: what it means, and how it is drawn 40 u long from its left end. */
export type Sign = readonly [text: string, draw: (x: number, y: number) => string];

export const stroke = (d: string, colour: string, weight: number, dashes?: string): string =>
  path(d, { fill: "none", stroke: colour, "stroke-width": weight, "stroke-dasharray": dashes });

export const level = (x: number, y: number): string => `M${shorts([x, y])}h${LENGTH}`;

const LEFT: readonly Sign[] = [
  ["Turnpike", turnpikeSign],
  ["Common road", roadSign],
  ["Farm lane", laneSign],
  ["Rail road", railroadSign],
];

const RIGHT: readonly Sign[] = [
  ["Unfinished rail road", unfinishedSign],
  ["Run, with ford", fordSign],
  ["House; church", houseSign],
  ["Wood; single trees are ornament", woodSign],
];

export function turnpikeSign(x: number, y: number): string {
  return stroke(level(x, y), PALETTE.ink, 4.9) + stroke(level(x, y - 0.1), PALETTE.turnpike, 3.2);
}

export function roadSign(x: number, y: number): string {
  return stroke(level(x, y), PALETTE.ink, 3) + stroke(level(x, y), PALETTE.road, 2.05);
}

export function laneSign(x: number, y: number): string {
  return stroke(level(x, y), PALETTE.ink, 2.3, "4.2 1.7") + stroke(level(x, y), PALETTE.paper, 1.45);
}

export function railroadSign(x: number, y: number): string {
  return stroke(level(x, y), PALETTE.ink, 1.05) + stroke(level(x, y), PALETTE.ink, 4.6, ".75 5.4");
}

export function unfinishedSign(x: number, y: number): string {
  return (
    stroke(level(x, y), PALETTE.embankment, 6, ".42 1.25") +
    stroke(level(x, y), PALETTE.paper, 2.9) +
    path(level(x, y), {
      fill: "none",
      stroke: PALETTE.embankment,
      "stroke-width": 1.5,
      "stroke-dasharray": "0 3.1",
      "stroke-linecap": "round",
    })
  );
}

function fordSign(x: number, y: number): string {
  return (
    path(`M${shorts([x, y - 3.2])}h${LENGTH}v6.4h-${LENGTH}z`, { fill: PALETTE.water }) +
    stroke(`M${shorts([x, y - 3.2])}h${LENGTH}m0 6.4h-${LENGTH}`, PALETTE.waterInk, 0.7) +
    stroke(`M${shorts([x, y - 1.3])}h${LENGTH}m0 2.6h-${LENGTH}`, PALETTE.waterInk, 0.25) +
    stroke(`M${shorts([x + 19, y - 4.4])}v8.8m2.6-8.8v8.8`, PALETTE.ink, 0.8, "1.3 .9")
  );
}

export function houseSign(x: number, y: number): string {
  const houses =
    turnedRectangle([x + 6, y], 1.9, 1.5, 0) +
    turnedRectangle([x + 12, y + 1], 1.2, 1, 0) +
    turnedRectangle([x + 23, y], 1.8, 1.4, 0);
  return (
    path(houses, { fill: PALETTE.ink }) + stroke(`M${shorts([x + 23, y - 1.2])}v-4.6m-1.6 1.6h3.2`, PALETTE.ink, 0.7)
  );
}

export function woodSign(x: number, y: number): string {
  const trees = Array.from({ length: 6 }, (_, i) => {
    const cx = x + 4 + i * 6.5;
    const cy = y - 1 + (i % 2) * 2;
    const crown = { cx, cy, r: 2, fill: PALETTE.crown, stroke: PALETTE.ink, "stroke-width": 0.35 };
    return element("circle", crown) + stroke(`M${shorts([cx + 0.6, cy + 2.2])}h2`, PALETTE.ink, 0.5);
  });
  return group({}, element("rect", { x, y: y - 4.5, width: LENGTH, height: 9, fill: PALETTE.wood }), ...trees);
}

/** Draws the conventional signs in two columns. @param left and right are the upper left corners of the columns */
export function drawConventionalSigns(left: Point, right: Point): string {
  return drawColumn(LEFT, left) + drawColumn(RIGHT, right);
}

/** Draws signs one under the other. @param row height of a row, u */
export function drawColumn(signs: readonly Sign[], [x, y]: Point, rowHeight = ROW, setting = TEXT): string {
  return signs
    .map(([text, draw], row) => {
      const at = y + row * rowHeight;
      return draw(x, at) + path(straightText(text, setting, [x + 52, at + 2.6], "start"), { fill: PALETTE.ink });
    })
    .join("");
}
