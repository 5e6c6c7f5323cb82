import type { Point } from "@stonebridge/board";
import { type Line, simplify } from "../geography/curves.ts";
import type { Region } from "./regions.ts";

/** A number as short as SVG allows: no zero before the point, no trailing zeros. */
export function short(value: number, places = 1): string {
  const text = value.toFixed(places);
  // Letter by letter: a sheet has a million numbers.
  let end = text.length;
  if (places > 0) {
    while (text[end - 1] === "0") end--;
    if (text[end - 1] === ".") end--;
  }
  const trimmed = text.slice(0, end);
  if (trimmed === "-0") return "0";
  if (trimmed.startsWith("0.")) return trimmed.slice(1);
  return trimmed.startsWith("-0.") ? `-${trimmed.slice(2)}` : trimmed;
}

/** Numbers side by side, with blanks only where they are needed. */
export function shorts(values: readonly number[], places = 1): string {
  let text = "";
  for (const value of values) {
    const next = short(value, places);
    text += text === "" || next.startsWith("-") ? next : ` ${next}`;
  }
  return text;
}

/** Path text of points joined by straight lines: the first absolute, all others relative, rounding errors not carried on. */
export function polyline(points: Line, closed = false, places = 1): string {
  const scale = 10 ** places;
  let px = Math.round(points[0][0] * scale);
  let py = Math.round(points[0][1] * scale);
  const steps: number[] = [];
  for (let i = 1; i < points.length; i++) {
    const x = Math.round(points[i][0] * scale);
    const y = Math.round(points[i][1] * scale);
    if (x === px && y === py) continue;
    steps.push((x - px) / scale, (y - py) / scale);
    px = x;
    py = y;
  }
  const start = `M${shorts([Math.round(points[0][0] * scale) / scale, Math.round(points[0][1] * scale) / scale], places)}`;
  return `${start}${steps.length > 0 ? `l${shorts(steps, places)}` : ""}${closed ? "z" : ""}`;
}

/** Greatest distance of a written line from the drawn one, u. */
const LINE_TOLERANCE = 0.15;

/** Path text of lines, simplified before it is written. */
export function linesPath(lines: readonly Line[], tolerance = LINE_TOLERANCE): string {
  return lines.map((line) => polyline(simplify(line, tolerance))).join("");
}

/** Path text of a region, simplified before it is written. */
export function regionPath(region: Region, tolerance = 0.1): string {
  return region
    .filter((ring) => ring.length > 2)
    .map((ring) => polyline(simplify([...ring, ring[0]], tolerance).slice(0, -1), true))
    .join("");
}

/** A rectangle turned about its middle, as path text. */
export function turnedRectangle([x, y]: Point, halfLength: number, halfBreadth: number, angle: number): string {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const corners = [
    [-halfLength, -halfBreadth],
    [halfLength, -halfBreadth],
    [halfLength, halfBreadth],
    [-halfLength, halfBreadth],
  ] as const;
  return polyline(
    corners.map(([u, v]): Point => [x + c * u - s * v, y + s * u + c * v]),
    true,
  );
}
