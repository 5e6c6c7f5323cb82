import type { Point } from "@stonebridge/board";
import {
  type Sign,
  drawColumn,
  level,
  railroadSign,
  roadSign,
  stroke,
  turnpikeSign,
  unfinishedSign,
  woodSign,
} from "../furniture/conventional-signs.ts";
import { straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { polyline, shorts, turnedRectangle } from "../path.ts";
import { group, path } from "../svg.ts";
import { drawCrossingBadge, drawWoodsSign } from "../zones/signs.ts";
import { drawStar } from "./hex-signs.ts";

const COLUMN = 232;
const ROW = 25;
/** Middle of a sign of 40 u. */
const MIDDLE = 20;

const COLUMNS: readonly (readonly Sign[])[] = [
  [
    ["Major road", turnpikeSign],
    ["Minor road", roadSign],
    ["Rail road: a minor road", railroadSign],
    ["Unfinished rail road: no road", unfinishedSign],
    ["Stream", (x, y) => stroke(`${waved(x, y)}`, PALETTE.waterInk, 1.3)],
    ["Woods", woodsSign],
  ],
  [
    ["River: no crossing", riverSign],
    ["Ford", (x, y) => riverSign(x, y) + badge("ford", x, y)],
    ["Bridge", (x, y) => riverSign(x, y) + badge("bridge", x, y)],
    ["Slope: lines run down from the crest", slopeSign],
    ["Town", townSign],
    ["Star of victory", (x, y) => drawStar([x + MIDDLE, y], 7.4)],
  ],
];

function waved(x: number, y: number): string {
  return `M${shorts([x, y + 1])}q5-4 10-1t10 0t10-1t10 1`;
}

function riverSign(x: number, y: number): string {
  return (
    path(`M${shorts([x, y - 3.6])}h40v7.2h-40z`, { fill: PALETTE.water }) +
    stroke(`M${shorts([x, y - 3.6])}h40m0 7.2h-40`, PALETTE.waterInk, 0.7) +
    stroke(`M${shorts([x, y - 1.4])}h40m0 2.8h-40`, PALETTE.waterInk, 0.25)
  );
}

function badge(kind: "ford" | "bridge", x: number, y: number): string {
  return group(
    { transform: `translate(${shorts([x + MIDDLE, y])}) scale(.72)` },
    drawCrossingBadge(kind, [0, 0], false),
  );
}

function woodsSign(x: number, y: number): string {
  return woodSign(x, y) + group({ transform: `translate(${shorts([x + MIDDLE, y])}) scale(.72)` }, drawWoodsSign());
}

/** A row of strokes that hang from a hexside, the crest, drawn as the grid draws it. */
function slopeSign(x: number, y: number): string {
  const strokes = Array.from({ length: 30 }, (_, i) => {
    const at = x + 1 + i * 1.31;
    return `M${shorts([at - 0.42, y - 3.4], 2)}h.84l-.3 ${i % 2 === 0 ? "4.6" : "4"}h-.1z`;
  });
  const second = Array.from(
    { length: 20 },
    (_, i) => `M${shorts([x + 1.6 + i * 1.95, y + 2], 2)}v${i % 2 === 0 ? 3.4 : 2.8}`,
  );
  return (
    path(strokes.join(""), { fill: PALETTE.hachure }) +
    stroke(second.join(""), PALETTE.hachure, 0.34) +
    stroke(polyline([[x, y - 4.2], [x + 40, y - 4.2]]), PALETTE.ink, 0.42)
  ); // prettier-ignore
}

function townSign(x: number, y: number): string {
  const houses = [[4, -1], [10, 1.4], [16, -1.6], [21, 1.6], [27, -1], [33, 1.2], [37, -1.8]] as const; // prettier-ignore
  const d = houses.map(([dx, dy], i) => turnedRectangle([x + dx, y + dy], 1.9, 1.3, i * 0.4)).join("");
  return stroke(level(x, y), PALETTE.ink, 0.4) + path(d, { fill: PALETTE.house });
}

/** Draws the conventional signs of a hex map in columns under their heading. */
export function drawHexSigns([x, y]: Point): string {
  const heading = straightText("CONVENTIONAL SIGNS", { face: "roman", size: 7.6, spacing: 0.3 }, [x, y - 6], "start");
  return (
    path(heading, { fill: PALETTE.ink }) +
    COLUMNS.map((signs, i) => drawColumn(signs, [x + i * COLUMN, y + 16], ROW)).join("")
  );
}
