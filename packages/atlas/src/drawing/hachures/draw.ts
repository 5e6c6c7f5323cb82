import type { Point } from "@stonebridge/board";
import { randomStream } from "../../geography/random.ts";
import { type Piece, type Window, cellPaths } from "../cells.ts";
import type { Detail } from "../detail.ts";
import type { Mask } from "../mask.ts";
import { PALETTE } from "../palette.ts";
import { shorts } from "../path.ts";
import type { Hachure } from "./trace.ts";

/** Share of the strokes left out in woods, and how much finer the others are there. */
const LEFT_OUT_IN_WOODS = 0.2;
const WEIGHT_IN_WOODS = 0.82;
/** Half-width of a stroke in its middle, as a share of its weight, and at its foot, u. */
const MIDDLE_SHARE = 0.36;
const FOOT = 0.05;

/**
 * Draws the slope strokes as filled wedges, in cells. A stroke is cut where `cleared` is marked, not dropped; in `wooded` ground
 * strokes are fewer and finer.
 */
export function drawHachures(
  hachures: readonly Hachure[],
  cleared: Mask,
  wooded: Mask,
  detail: Detail,
  window?: Window,
): string {
  const pieces = hachurePieces(hachures, cleared, wooded, detail);
  return cellPaths(pieces, { fill: PALETTE.hachure }, window);
}

/** The wedges as pieces, one for each stroke that is left. */
export function hachurePieces(hachures: readonly Hachure[], cleared: Mask, wooded: Mask, detail: Detail): Piece[] {
  const random = randomStream(4);
  const pieces: Piece[] = [];
  for (const hachure of hachures) {
    const chance = random();
    if (hachure.slope < detail.leastSlope) continue;
    const course = clearPart(hachure.course, cleared);
    if (course.length < 3) continue;
    const inWood = wooded.at(course[0][0], course[0][1]) === 1;
    if (inWood && chance < LEFT_OUT_IN_WOODS) continue;
    const weight = hachure.weight * (inWood ? WEIGHT_IN_WOODS : 1) * detail.strokeWeight;
    pieces.push({ at: course[0], d: wedge(course, weight) });
  }
  return pieces;
}

/** The first unbroken part of a stroke on clear ground. */
function clearPart(course: readonly Point[], cleared: Mask): readonly Point[] {
  const isClear = ([x, y]: Point): boolean =>
    x >= 0 &&
    y >= 0 &&
    x * cleared.scale < cleared.columns - 1 &&
    y * cleared.scale < cleared.rows - 1 &&
    cleared.at(x, y) === 0;
  const first = course.findIndex(isClear);
  if (first < 0) return [];
  const end = course.findIndex((point, i) => i > first && !isClear(point));
  return course.slice(first, end < 0 ? undefined : end);
}

/** A closed wedge of two quadratic curves: heavy head, hair foot. */
function wedge(course: readonly Point[], weight: number): string {
  const head = course[0];
  const foot = course[course.length - 1];
  const through = course[Math.floor(course.length / 2)];
  const bend: Point = [2 * through[0] - (head[0] + foot[0]) / 2, 2 * through[1] - (head[1] + foot[1]) / 2];
  const length = Math.hypot(foot[0] - head[0], foot[1] - head[1]) || 1e-9;
  const nx = -(foot[1] - head[1]) / length;
  const ny = (foot[0] - head[0]) / length;
  const aside = (point: Point, by: number): Point => [round(point[0] + nx * by), round(point[1] + ny * by)];
  const middle = weight * MIDDLE_SHARE;
  const start = aside(head, weight / 2);
  const right = aside(foot, FOOT);
  const left = aside(foot, -FOOT);
  const bendOut = aside(bend, middle);
  const bendBack = aside(bend, -middle);
  const end = aside(head, -weight / 2);
  return (
    `M${shorts(start, 2)}q${shorts([...step(start, bendOut), ...step(start, right)], 2)}` +
    `l${shorts(step(right, left), 2)}q${shorts([...step(left, bendBack), ...step(left, end)], 2)}z`
  );
}

function step(a: Point, b: Point): readonly number[] {
  return [b[0] - a[0], b[1] - a[1]];
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
