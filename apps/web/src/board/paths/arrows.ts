import type { Point } from "@stonebridge/board";
import { bearing, curveData, distance } from "../geometry.ts";
import { num } from "../drawing/markup.ts";
import type { ArrowModel } from "../model.ts";
import { COLOURS } from "../drawing/palette.ts";

/** What an arrow needs to know of the map, in map units. */
export interface ArrowGround {
  /** Where the pieces of a space stand; undefined for an unknown space. */
  anchor(space: string): Point | undefined;
  /** Middle of the border between two spaces; undefined if they do not border. */
  middle(one: string, other: string): Point | undefined;
  /** Half the room a stack takes: arrows keep off it. */
  readonly clearance: number;
  /** Map units that stand for one unit of the drawing standard. */
  readonly unit: number;
}

/**
 * The points an arrow runs through: from stack to stack over the middles of the borders. Its ends are drawn back to the rims
 * of the stacks; where these are too close, it becomes shorter, and reaches as little over the one as over the other.
 */
export function arrowWay(spaces: readonly string[], ground: ArrowGround): readonly Point[] {
  const points: Point[] = [];
  for (const [index, space] of spaces.entries()) {
    const before = spaces[index - 1];
    const border = before === undefined ? undefined : ground.middle(before, space);
    if (border) points.push(border);
    const anchor = ground.anchor(space);
    const isEnd = index === 0 || index === spaces.length - 1;
    if (anchor && (isEnd || !border)) points.push(anchor);
  }
  const whole = lengthOf(points);
  const [before, after] = [ground.clearance, ground.clearance * 1.1];
  const shaft = Math.min(ground.clearance * 0.5, whole / 6);
  const share = Math.min(1, (whole - shaft) / (before + after));
  const [atStart, atEnd] = [before * share, after * share];
  return drawnBack(drawnBack(points, atStart).toReversed(), atEnd).toReversed();
}

function lengthOf(points: readonly Point[]): number {
  let whole = 0;
  for (let at = 1; at < points.length; at++) whole += distance(points[at - 1] as Point, points[at] as Point);
  return whole;
}

/** The line without its first stretch of a length. */
function drawnBack(points: readonly Point[], by: number): Point[] {
  let left = by;
  for (let at = 1; at < points.length; at++) {
    const [from, to] = [points[at - 1] as Point, points[at] as Point];
    const length = distance(from, to);
    if (length > left) {
      const share = left / length;
      return [[from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], ...points.slice(at)];
    }
    left -= length;
  }
  return [...points];
}

export interface ArrowStyle {
  readonly ink: string;
  /** Px. */
  readonly width: number;
  readonly dash?: string;
  readonly head: "solid" | "open";
}

/** Dots lead, a solid shaft attacks, dashes go back, thin dashes tell what was. */
const STYLES: Readonly<Record<Exclude<ArrowModel["kind"], "command">, ArrowStyle>> = {
  path: { ink: COLOURS.teal, width: 5.5, dash: "0.1 9", head: "solid" },
  attack: { ink: COLOURS.red, width: 7, head: "solid" },
  retreat: { ink: COLOURS.black, width: 4, dash: "9 6", head: "open" },
  last: { ink: COLOURS.black, width: 2.4, dash: "6 5", head: "open" },
};

/** The head of an arrow; lengths of the style are px at the zoom. */
export function arrowHead(at: Point, degrees: number, style: ArrowStyle, zoom: number): string {
  const size = style.width * 1.3 + 5;
  const place = `translate(${num(at[0])} ${num(at[1])}) rotate(${num(degrees, 0)}) scale(${num(1 / zoom, 4)})`;
  if (style.head === "open") {
    const barbs = `M${num(-size * 0.7)} ${num(size * 0.8)}L0 0L${num(size * 0.7)} ${num(size * 0.8)}`;
    return `<g transform="${place}" fill="none" stroke-linecap="round" stroke-linejoin="round"><path d="${barbs}" stroke="${COLOURS.ivory}" stroke-width="${style.width + 4}"/><path d="${barbs}" stroke="${style.ink}" stroke-width="${style.width}"/></g>`;
  }
  const barb = `M0 ${num(-size * 0.5)}L${num(size * 0.75)} ${num(size * 0.7)}Q0 ${num(size * 0.35)} ${num(-size * 0.75)} ${num(size * 0.7)}z`;
  return `<path transform="${place}" d="${barb}" fill="${style.ink}" stroke="${COLOURS.ivory}" stroke-width="4" stroke-linejoin="round" paint-order="stroke"/>`;
}

/** An arrow as markup; widths are px at the given zoom. Nothing for a way of fewer than two points. */
export function arrowMarkup(
  arrow: ArrowModel & { readonly kind: keyof typeof STYLES },
  ground: ArrowGround,
  zoom: number,
): string {
  const way = arrowWay(arrow.spaces, ground);
  if (way.length < 2) return "";
  const style = STYLES[arrow.kind];
  const end = way.at(-1) as Point;
  const degrees = bearing(way.at(-2) as Point, end);
  const line = curveData(way);
  const slim = Math.min(1, Math.sqrt(zoom * ground.unit));
  const width = (px: number) => num((px * slim) / zoom, 3);
  const dash = style.dash
    ? ` stroke-dasharray="${style.dash
        .split(" ")
        .map((part) => width(Number(part)))
        .join(" ")}"`
    : "";
  return (
    `<path d="${line}" fill="none" stroke="${COLOURS.ivory}" stroke-width="${width(style.width + 4)}" stroke-linecap="round" stroke-linejoin="round"/>` +
    `<path d="${line}" fill="none" stroke="${style.ink}" stroke-width="${width(style.width)}" stroke-linecap="${style.dash ? "round" : "butt"}" stroke-linejoin="round"${dash}/>` +
    arrowHead(end, degrees, style, zoom / slim)
  );
}
