import type { Point } from "@stonebridge/board";
import {
  type Sign,
  drawColumn,
  houseSign,
  level,
  railroadSign,
  roadSign,
  stroke,
  turnpikeSign,
  unfinishedSign,
  woodSign,
} from "../furniture/conventional-signs.ts";
import { type Setting, straightText } from "../labels/typeset.ts";
import { GAME_PALETTE, PALETTE } from "../palette.ts";
import { polyline, shorts, turnedRectangle } from "../path.ts";
import { group, path } from "../svg.ts";
import { drawCrossingBadge, drawWoodsSign } from "../zones/signs.ts";
import { drawStar } from "./hex-signs.ts";

const COLUMN = 258;
const ROW = 25;
const TEXT: Setting = { face: "italic", size: 10.6, spacing: 0.02 };
/** Middle of a sign of 40 u. */
const MIDDLE = 20;

/** Conventional signs in columns. */
export type HexSigns = readonly (readonly Sign[])[];

export const SIGNS_OF_1983: HexSigns = [
  [
    ["Major road", turnpikeSign],
    ["Minor road", roadSign],
    ["Rail road: a minor road", railroadSign],
    ["Unfinished rail road: no road", unfinishedSign],
    ["Stream", (x, y) => stroke(waved(x, y), PALETTE.waterInk, 1.3)],
    ["Woods; single trees are ornament", woodsSign],
  ],
  [
    ["River, not to be crossed", riverSign],
    ["Ford", (x, y) => riverSign(x, y) + badge("ford", x, y)],
    ["Bridge", (x, y) => riverSign(x, y) + badge("bridge", x, y)],
    ["Piers of a trestle", piersSign],
    ["Slope, running down from its crest", slopeSign],
    ["Town", townSign],
  ],
  [
    ["Base of the Union", (x, y) => baseSign(x, y, GAME_PALETTE.unionRibbon)],
    ["Base of the Confederacy", (x, y) => baseSign(x, y, GAME_PALETTE.confederateRibbon)],
    ["Star of victory", (x, y) => drawStar([x + MIDDLE, y], 7.4)],
    ["Way over the edge of the map", entrySign],
    ["House; church", houseSign],
  ],
];

export function waved(x: number, y: number): string {
  return `M${shorts([x, y + 1])}q5-4 10-1t10 0t10-1t10 1`;
}

export function riverSign(x: number, y: number): string {
  return (
    path(`M${shorts([x, y - 3.6])}h40v7.2h-40z`, { fill: PALETTE.water }) +
    stroke(`M${shorts([x, y - 3.6])}h40m0 7.2h-40`, PALETTE.waterInk, 0.7) +
    stroke(`M${shorts([x, y - 1.4])}h40m0 2.8h-40`, PALETTE.waterInk, 0.25)
  );
}

export function badge(kind: "ford" | "bridge", x: number, y: number): string {
  return group(
    { transform: `translate(${shorts([x + MIDDLE, y])}) scale(.72)` },
    drawCrossingBadge(kind, [0, 0], false),
  );
}

export function woodsSign(x: number, y: number): string {
  return woodSign(x, y) + group({ transform: `translate(${shorts([x + MIDDLE, y])}) scale(.72)` }, drawWoodsSign());
}

/** A row of strokes that hang from a hexside, the crest, drawn as the grid draws it. */
export function slopeSign(x: number, y: number): string {
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

function piersSign(x: number, y: number): string {
  const piers = [9, 15, 20, 25, 31].map((dx, i) => turnedRectangle([x + dx, y], 0.8, i % 4 === 0 ? 3.4 : 2, 0));
  const rails = (from: number, length: number): string => `M${shorts([x + from, y])}h${length}`;
  return (
    path(`M${shorts([x + 11, y - 6])}h18v12h-18z`, { fill: PALETTE.water }) +
    stroke(`M${shorts([x + 11, y - 6])}v12m18-12v12`, PALETTE.waterInk, 0.7) +
    stroke(rails(0, 8) + rails(32, 8), PALETTE.ink, 1.05) +
    stroke(rails(0, 8) + rails(32, 8), PALETTE.ink, 4.6, ".75 2.2") +
    path(piers.join(""), { fill: PALETTE.ink })
  );
}

function baseSign(x: number, y: number, colour: string): string {
  const side = 9.8;
  const corners = Array.from({ length: 6 }, (_, i): Point => {
    const angle = (i * Math.PI) / 3;
    return [x + MIDDLE + side * Math.cos(angle), y + side * Math.sin(angle)];
  });
  const d = polyline(corners, true, 2);
  return (
    path(d, { fill: "none", stroke: colour, "stroke-width": 3.4, opacity: 0.4 }) +
    path(d, { fill: "none", stroke: colour, "stroke-width": 1.3 })
  );
}

export function entrySign(x: number, y: number): string {
  return path(`M${shorts([x + MIDDLE + 6, y])}l-9.5 4l2.5-4l-2.5-4z`, { fill: PALETTE.ink });
}

export function townSign(x: number, y: number): string {
  const houses = [[4, -1], [10, 1.4], [16, -1.6], [21, 1.6], [27, -1], [33, 1.2], [37, -1.8]] as const; // prettier-ignore
  const d = houses.map(([dx, dy], i) => turnedRectangle([x + dx, y + dy], 1.9, 1.3, i * 0.4)).join("");
  return stroke(level(x, y), PALETTE.ink, 0.4) + path(d, { fill: PALETTE.house });
}

/** Draws the conventional signs of a hex map in columns under their heading. */
export function drawHexSigns(columns: HexSigns, [x, y]: Point): string {
  const heading = straightText("CONVENTIONAL SIGNS", { face: "roman", size: 7.6, spacing: 0.3 }, [x, y - 6], "start");
  return (
    path(heading, { fill: PALETTE.ink }) +
    columns.map((signs, i) => drawColumn(signs, [x + i * COLUMN, y + 16], ROW, TEXT)).join("")
  );
}
