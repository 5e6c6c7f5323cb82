import type { Point } from "@stonebridge/board";
import type { ArrowGround } from "./arrows.ts";
import { distance } from "../geometry.ts";
import { num } from "../drawing/markup.ts";
import { COLOURS } from "../drawing/palette.ts";

/** A line bends aside by this share of its length, so that two that run the same way part. */
const BEND = 0.16;
const LINE = 1.9;
const CASING = 4.2;
const HEAD = 7;
const STEPS = 12;

/** Points of a calm curve from one place to another, bent to the left of the way. */
export function bentLine(from: Point, to: Point): readonly Point[] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const control: Point = [(from[0] + to[0]) / 2 + dy * BEND, (from[1] + to[1]) / 2 - dx * BEND];
  return Array.from({ length: STEPS + 1 }, (_, step): Point => {
    const share = step / STEPS;
    const rest = 1 - share;
    const at = (axis: 0 | 1) => rest * rest * from[axis] + 2 * rest * share * control[axis] + share * share * to[axis];
    return [at(0), at(1)];
  });
}

/** The part of a line that keeps off both its ends. */
function between(line: readonly Point[], start: number, end: number): readonly Point[] {
  const [first, last] = [line[0] as Point, line.at(-1) as Point];
  const kept = line.filter((point) => distance(point, first) >= start && distance(point, last) >= end);
  return kept.length > 1 ? kept : line.slice(Math.floor(STEPS / 3), Math.ceil((2 * STEPS) / 3) + 1);
}

function data(line: readonly Point[]): string {
  return `M${line.map(([x, y]) => `${num(x, 1)} ${num(y, 1)}`).join("L")}`;
}

function headData(line: readonly Point[], size: number): string {
  const [[fromX, fromY], [x, y]] = [line.at(-2) as Point, line.at(-1) as Point];
  const length = Math.hypot(x - fromX, y - fromY) || 1;
  const [dx, dy] = [((x - fromX) / length) * size, ((y - fromY) / length) * size];
  const corner = (along: number, aside: number) =>
    `${num(x + dx * along - dy * aside, 1)} ${num(y + dy * along + dx * aside, 1)}`;
  return `M${corner(0.8, 0)}L${corner(-0.6, 0.62)}L${corner(-0.25, 0)}L${corner(-0.6, -0.62)}z`;
}

/**
 * Who commands whom: thin bent lines from space to space, all of them three elements. Pairs within one space have no line.
 * Widths are px at the zoom.
 */
export function commandLines(pairs: readonly (readonly [string, string])[], ground: ArrowGround, zoom: number): string {
  const lines = pairs.flatMap(([from, to]): (readonly Point[])[] => {
    const [start, end] = [ground.anchor(from), ground.anchor(to)];
    return from === to || !start || !end
      ? []
      : [between(bentLine(start, end), ground.clearance * 0.7, ground.clearance)];
  });
  if (lines.length === 0) return "";
  const shafts = lines.map(data).join("");
  const heads = lines.map((line) => headData(line, HEAD / zoom)).join("");
  const stroke = (colour: string, width: number) =>
    `<path d="${shafts}" fill="none" stroke="${colour}" stroke-width="${num(width / zoom, 3)}" stroke-linecap="round"/>`;
  return (
    stroke(COLOURS.ivory, CASING) +
    stroke(COLOURS.black, LINE) +
    `<path d="${heads}" fill="${COLOURS.black}" stroke="${COLOURS.ivory}" stroke-width="${num(1.6 / zoom, 3)}" paint-order="stroke"/>`
  );
}
