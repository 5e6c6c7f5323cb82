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
import { PALETTE } from "../palette.ts";
import { shorts } from "../path.ts";
import { group, path } from "../svg.ts";
import { drawCrossingBadge, drawNumberDisc, drawWoodsSign, objectiveSign } from "../zones/signs.ts";
import { drawEntrySign } from "./ring-entries.ts";

const COLUMN = 222;
const ROW = 25;
const TEXT: Setting = { face: "italic", size: 10.6, spacing: 0.02 };
/** Middle of a sign of 40 u. */
const MIDDLE = 20;

const COLUMNS: readonly (readonly Sign[])[] = [
  [
    ["Turnpike: a road", turnpikeSign],
    ["Road", roadSign],
    [
      "Farm lane: no road",
      (x, y) => stroke(level(x, y), PALETTE.ink, 2.3, "4.2 1.7") + stroke(level(x, y), PALETTE.paper, 1.45),
    ],
    ["Embankment, with cuts", embankmentSign],
    ["Rail road: no road", railroadSign],
    ["Woods; single trees are ornament", woodsSign],
  ],
  [
    ["Bull Run, not to be crossed", riverSign],
    ["Bridge", (x, y) => riverSign(x, y) + scaled(drawCrossingBadge("bridge", [0, 0], false), x, y, 0.72)],
    ["Stream: no obstacle", (x, y) => stroke(`M${shorts([x, y + 1])}q5-4 10-1t10 0t10-1t10 1`, PALETTE.waterInk, 1.3)],
    ["Escarpment, climbed from below", escarpmentSign],
    ["House; church", houseSign],
    ["Number of a zone", (x, y) => scaled(drawNumberDisc(105, [0, 0]), x, y, 1)],
  ],
  [
    ["Objective of the Union", (x, y) => scaled(objectiveSign("union"), x, y, 1)],
    ["Objective of the South", (x, y) => scaled(objectiveSign("confederate"), x, y, 1)],
    ["Wooded zone", (x, y) => scaled(drawWoodsSign(), x, y, 1)],
    ["Entry", (x, y) => drawEntrySign({ letter: "A", zone: "", at: [x + MIDDLE - 3, y], into: [1, 0] })],
  ],
];

function scaled(sign: string, x: number, y: number, scale: number): string {
  return group({ transform: `translate(${shorts([x + MIDDLE, y])}) scale(${scale})` }, sign);
}

function woodsSign(x: number, y: number): string {
  return woodSign(x, y);
}

function riverSign(x: number, y: number): string {
  return (
    path(`M${shorts([x, y - 3.6])}h40v7.2h-40z`, { fill: PALETTE.water }) +
    stroke(`M${shorts([x, y - 3.6])}h40m0 7.2h-40`, PALETTE.waterInk, 0.7) +
    stroke(`M${shorts([x, y - 1.4])}h40m0 2.8h-40`, PALETTE.waterInk, 0.25)
  );
}

function teeth(x: number, y: number, from: number, to: number, step: number, down: number): string {
  let d = "";
  for (let at = from; at < to; at += step) d += `M${shorts([x + at, y], 2)}v${down}`;
  return d;
}

/** A stretch of fill, its strokes pointing away, then of a cut, its strokes pointing in. */
function embankmentSign(x: number, y: number): string {
  return (
    unfinishedSign(x, y) +
    stroke(teeth(x, y - 3.6, 2, 19, 2.6, -2.8) + teeth(x, y + 3.6, 2, 19, 2.6, 2.8), PALETTE.hachure, 0.6) +
    stroke(teeth(x, y - 6.6, 23, 39, 2.6, 2.8) + teeth(x, y + 6.6, 23, 39, 2.6, -2.8), PALETTE.hachure, 0.6)
  );
}

function escarpmentSign(x: number, y: number): string {
  const strokes = Array.from(
    { length: 20 },
    (_, i) => `M${shorts([x + 0.9 + i * 2 - 0.55, y - 3.4], 2)}h1.1l-.45 6h-.2z`,
  );
  return (
    path(strokes.join(""), { fill: PALETTE.hachure }) + stroke(`M${shorts([x, y - 3.4])}h40`, PALETTE.hachure, 1.1)
  );
}

/** Draws the conventional signs of a map of given rings in columns under their heading. */
export function drawRingSigns([x, y]: Point): string {
  const heading = straightText("CONVENTIONAL SIGNS", { face: "roman", size: 7.6, spacing: 0.3 }, [x, y - 6], "start");
  return (
    path(heading, { fill: PALETTE.ink }) +
    COLUMNS.map((signs, i) => drawColumn(signs, [x + i * COLUMN, y + 16], ROW, TEXT)).join("")
  );
}
