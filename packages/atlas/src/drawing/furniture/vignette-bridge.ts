import type { Point } from "@stonebridge/board";
import type { Line } from "../../geography/curves.ts";
import type { RandomStream } from "../../geography/random.ts";
import { evenly } from "../chance.ts";
import { PALETTE } from "../palette.ts";
import { polyline, regionPath, shorts } from "../path.ts";
import { type Region, common, linesWithin, rectangle, united, without } from "../regions.ts";
import { path } from "../svg.ts";
import { line } from "./vignette-line.ts";

/** Middles of the two arches, their radius, the height of their springing and how flat they are. */
export const ARCH_MIDDLES = [122, 208] as const;
const RADIUS = 29;
const SPRING = 78;
const FLATNESS = 0.93;
const FOOT = 82;

/** The deck rises towards the middle of the bridge. */
function deck(x: number): number {
  return 46 - 9 * Math.exp(-(((x - 165) / 62) ** 2));
}

function arch(middle: number, radius: number, spring: number): Region {
  const ring: Point[] = [[middle - radius, 90]];
  for (let i = 0; i < 26; i++) {
    const angle = (i * Math.PI) / 25;
    ring.push([middle - radius * Math.cos(angle), spring - radius * FLATNESS * Math.sin(angle)]);
  }
  ring.push([middle + radius, 90]);
  return [ring];
}

const ARCHES = ARCH_MIDDLES.map((middle) => arch(middle, RADIUS, SPRING));
const FACE: Region = [[...span(70, 261, 2).map((x): Point => [x, deck(x)]), [262, FOOT], [68, FOOT]]];
const STONE = without(FACE, united(ARCHES));

function span(from: number, to: number, step: number): number[] {
  const values: number[] = [];
  for (let value = from; value < to; value += step) values.push(value);
  return values;
}

const linesPathOf = (lines: readonly Line[]): string => lines.map((part) => polyline(part)).join("");

/** The inside of the arches: hatched soffits, and the far water. */
export function drawArches(): string {
  return ARCH_MIDDLES.map((middle) => {
    const opening = common(arch(middle, RADIUS, SPRING), rectangle(0, 0, 400, 83));
    const soffit = without(opening, arch(middle - 6.5, 26.5, 79));
    const hatching = span(0, 120, 1.05).map((k): Line => [
      [middle - 60 + k, 30],
      [middle - 26 + k, 90],
    ]);
    const ruling = span(70, 83, 1).map((y): Line => [
      [middle - 30, y],
      [middle + 30, y],
    ]);
    return (
      path(regionPath(opening), { fill: PALETTE.paper }) +
      path(linesPathOf(linesWithin(hatching, soffit)), line(0.5)) +
      path(linesPathOf(linesWithin(ruling, without(opening, soffit))), line(0.25))
    );
  }).join("");
}

/** The face of the bridge: coursed stone, shade under the parapet, rings of voussoirs, cutwater and parapet. */
export function drawBridge(random: RandomStream): string {
  const shade = united([rectangle(150, 50, 180, 90), rectangle(236, 44, 262, 84)]);
  const hatching = span(30, 270, 1.7).map((x): Line => [
    [x, 30],
    [x + 30, 90],
  ]);
  return (
    path(regionPath(STONE), { fill: PALETTE.paper }) +
    path(linesPathOf(linesWithin(courses(random), STONE)), line(0.3)) +
    path(linesPathOf(linesWithin(hatching, common(STONE, shade))), line(0.26)) +
    path(regionPath(STONE), line(0.75)) +
    ARCH_MIDDLES.map(voussoirs).join("") +
    cutwater() +
    parapet()
  );
}

/** Level courses 4.1 high with upright joints at random. */
function courses(random: RandomStream): Line[] {
  const height = 4.1;
  const lines: Line[] = [];
  for (let y = 36; y < 84; y += height) {
    lines.push([
      [60, y],
      [270, y],
    ]);
    for (let x = 60 + evenly(random, 0, 6); x < 270; x += evenly(random, 5, 11)) {
      lines.push([
        [x, y],
        [x, y + height],
      ]);
    }
  }
  return lines;
}

function voussoirs(middle: number): string {
  const ring = (radius: number, rise: number): Point[] =>
    Array.from({ length: 40 }, (_, i): Point => {
      const angle = (i * Math.PI) / 39;
      return [middle - radius * Math.cos(angle), SPRING - rise * Math.sin(angle)];
    });
  const outer = ring(34, 31.5);
  const inner = ring(RADIUS, 27);
  const joints = Array.from({ length: 19 }, (_, i): Line => {
    const angle = 0.08 + (i * (Math.PI - 0.16)) / 18;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return [
      [middle - 29 * c, SPRING - 27 * s],
      [middle - 34 * c, SPRING - 31.5 * s],
    ];
  });
  return (
    path(regionPath(without([outer], arch(middle, RADIUS, SPRING))), { fill: PALETTE.paper }) +
    path(linesPathOf(joints), line(0.42)) +
    path(linesPathOf([...linesWithin([outer], FACE), inner]), line(0.7))
  );
}

/** The pointed pier between the arches. */
function cutwater(): string {
  return (
    path("M151 84L165 89L179 84V64Q165 56 151 64z", { fill: PALETTE.paper, stroke: PALETTE.ink, "stroke-width": 0.7 }) +
    path("M165 89V60M168 84l10-4m-10 0l10-4m-10 0l10-4m-10 0l10-4m-9 0l8-3m-8 17l9-4", line(0.4))
  );
}

function parapet(): string {
  const top = span(52, 279, 3).map((x): Point => [x, deck(x) - 9]);
  const foot = span(52, 279, 3).map((x): Point => [x, deck(x) - 1]);
  const coping = top.map(([x, y]): Point => [x, y + 2]);
  const joints = span(58, 276, 9).map((x) => `M${shorts([x, deck(x) - 7])}v6`);
  return (
    path(polyline([...top, ...foot.toReversed()], true), {
      fill: PALETTE.paper,
      stroke: PALETTE.ink,
      "stroke-width": 0.7,
    }) +
    path(polyline(coping), line(0.4)) +
    path(joints.join(""), line(0.28))
  );
}
