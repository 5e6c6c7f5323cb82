import type { Point } from "@stonebridge/board";
import { type Line, waysAlong } from "../../geography/curves.ts";
import { shorts } from "../path.ts";
import type { Patch } from "./patch.ts";
import { type Face, type FaceMetrics, faceOf } from "./fonts.ts";

/** How a text is set: face, size in u, spacing in em, and the ratio of small capitals when lower case is set as such. */
export interface Setting {
  readonly face: Face;
  readonly size: number;
  readonly spacing?: number;
  readonly smallCapitals?: number;
}

interface SetGlyph {
  readonly character: string;
  /** Units of the glyph to u. */
  readonly scale: number;
  readonly x: number;
  readonly advance: number;
}

/** A line of type before it is placed. Lengths in u. */
export interface TypeLine {
  readonly metrics: FaceMetrics;
  readonly glyphs: readonly SetGlyph[];
  readonly width: number;
  readonly capHeight: number;
  readonly size: number;
}

/** A letter in its place: where the origin of its outline stands, how it leans, and what it covers. */
export interface PlacedGlyph {
  readonly metrics: FaceMetrics;
  readonly character: string;
  /** Units of the glyph to u. */
  readonly scale: number;
  readonly origin: Point;
  readonly covers: Patch;
}

const PLACES = 2;

/** Sets a text with kerning and spacing. */
export function setType(text: string, setting: Setting): TypeLine {
  const metrics = faceOf(setting.face);
  const { size, spacing = 0, smallCapitals } = setting;
  const glyphs: SetGlyph[] = [];
  let x = 0;
  let previous: string | undefined;
  for (const given of text.replaceAll("'", "’")) {
    const small = smallCapitals !== undefined && (/\p{Ll}/u.test(given) || given === "’" || given === ".");
    const character = small ? given.toUpperCase() : given;
    const scale = ((small ? smallCapitals : 1) * size) / metrics.unitsPerEm;
    const glyph = metrics.glyph(character);
    if (previous !== undefined) x += metrics.kerning(previous, character) * scale;
    const advance = (glyph.advanceWidth ?? 0) * scale;
    glyphs.push({ character, scale, x, advance });
    x += advance + spacing * size;
    previous = character;
  }
  return { metrics, glyphs, width: x - spacing * size, capHeight: metrics.capHeight * size, size };
}

/** Places a line of type on a straight base line that starts at a point and runs at an angle. */
export function onBaseline(line: TypeLine, start: Point, angle = 0): PlacedGlyph[] {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  return line.glyphs.map((glyph) => placed(line, glyph, [start[0] + c * glyph.x, start[1] + s * glyph.x], angle));
}

/**
 * Places a line of type on a curve, its middle at a way along it. Each letter stands square to the curve at its own middle.
 * @param below how far below the curve the base line runs, u
 */
export function onCurve(line: TypeLine, curve: Line, middle: number, below = 0): PlacedGlyph[] {
  const at = placeOn(curve);
  const reach = Math.max(1.5, line.size * 0.35);
  const start = middle - line.width / 2;
  return line.glyphs.map((glyph) => {
    const way = start + glyph.x + glyph.advance / 2;
    const [x, y] = at(way);
    const before = at(way - reach);
    const after = at(way + reach);
    const angle = Math.atan2(after[1] - before[1], after[0] - before[0]);
    const c = Math.cos(angle);
    const s = Math.sin(angle);
    const origin: Point = [x - (c * glyph.advance) / 2 - s * below, y - (s * glyph.advance) / 2 + c * below];
    return placed(line, glyph, origin, angle);
  });
}

/** The point at a way along a curve; beyond its ends the curve is turned about them. */
export function placeOn(curve: Line): (way: number) => Point {
  const ways = waysAlong(curve);
  const total = ways.at(-1)!;
  const inside = (way: number): Point => {
    let low = 0;
    let high = ways.length - 1;
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (ways[middle] <= way) low = middle;
      else high = middle;
    }
    const length = ways[high] - ways[low];
    const share = length > 0 ? Math.max(0, Math.min(1, (way - ways[low]) / length)) : 0;
    const [a, b] = [curve[low], curve[high]];
    return [a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share];
  };
  return (way) => {
    if (way < 0) return turned(inside(-way), curve[0]);
    if (way > total) return turned(inside(2 * total - way), curve[curve.length - 1]);
    return inside(way);
  };
}

/** A point turned half-way round another. */
function turned([x, y]: Point, about: Point): Point {
  return [2 * about[0] - x, 2 * about[1] - y];
}

function placed(line: TypeLine, glyph: SetGlyph, origin: Point, angle: number): PlacedGlyph {
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const lift = line.size * 0.3;
  return {
    metrics: line.metrics,
    character: glyph.character,
    scale: glyph.scale,
    origin,
    covers: {
      at: [origin[0] + (c * glyph.advance) / 2 + s * lift, origin[1] + (s * glyph.advance) / 2 - c * lift],
      halfLength: glyph.advance / 2,
      halfBreadth: line.size * 0.4,
      angle,
    },
  };
}

/** The outlines of letters as path text: absolute at the start of each contour, relative within. A blank has none. */
export function outlines(glyphs: readonly PlacedGlyph[]): string {
  return glyphs.map(outline).join("");
}

function outline({ metrics, character, scale, origin, covers }: PlacedGlyph): string {
  const c = Math.cos(covers.angle);
  const s = Math.sin(covers.angle);
  const px = (x: number, y: number): number => round(origin[0] + (c * x + s * y) * scale);
  const py = (x: number, y: number): number => round(origin[1] + (s * x - c * y) * scale);
  let text = "";
  let fromX = 0;
  let fromY = 0;
  const relative = (...points: readonly (readonly [number, number])[]): string => {
    const numbers = points.flatMap(([x, y]) => [px(x, y) - fromX, py(x, y) - fromY]);
    const [x, y] = points[points.length - 1];
    fromX = px(x, y);
    fromY = py(x, y);
    return shorts(numbers, PLACES);
  };
  for (const command of metrics.glyph(character).path.commands) {
    if (command.type === "M") {
      fromX = px(command.x, command.y);
      fromY = py(command.x, command.y);
      text += `M${shorts([fromX, fromY], PLACES)}`;
    } else if (command.type === "L") {
      const step = relative([command.x, command.y]);
      if (step !== "0 0") text += `l${step}`;
    } else if (command.type === "Q") text += `q${relative([command.x1, command.y1], [command.x, command.y])}`;
    else if (command.type === "C") {
      text += `c${relative([command.x1, command.y1], [command.x2, command.y2], [command.x, command.y])}`;
    } else text += "z";
  }
  return text;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A text on a straight base line as one path text, anchored at its start, middle or end. */
export function straightText(
  text: string,
  setting: Setting,
  at: Point,
  anchor: "start" | "middle" | "end" = "middle",
  angle = 0,
): string {
  const line = setType(text, setting);
  const back = anchor === "start" ? 0 : anchor === "middle" ? line.width / 2 : line.width;
  const start: Point = [at[0] - Math.cos(angle) * back, at[1] - Math.sin(angle) * back];
  return outlines(onBaseline(line, start, angle));
}
