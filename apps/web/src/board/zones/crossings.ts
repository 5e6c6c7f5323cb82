import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { badgePixels } from "./bands.ts";
import { num } from "../drawing/markup.ts";
import { COLOURS } from "../drawing/palette.ts";

export interface Crossing {
  readonly name: string;
  readonly kind: "ford" | "bridge";
  readonly at: Point;
}

/** The fords and bridges that have a badge. */
export function crossingsOf(graph: ZoneGraphData, shapes: ZoneShapesData): readonly Crossing[] {
  const badges = new Map(shapes.borders.map(({ between, badge }) => [between.join("|"), badge]));
  return graph.borders.flatMap(({ between, kind, name }): Crossing[] => {
    const at = badges.get(between.join("|"));
    return at && (kind === "ford" || kind === "bridge") ? [{ name: name ?? "", kind, at }] : [];
  });
}

const WAVES =
  "M-5-2.4q1.25-1.7 2.5 0t2.5 0t2.5 0t2.5 0M-5 1q1.25-1.7 2.5 0t2.5 0t2.5 0t2.5 0M-3.7 4.2q.95-1.4 1.9 0t1.9 0t1.9 0t1.9 0";
const ARCHES = "M-6.6 3.4V.6Q-3.6-3.2 0-3.2T6.6.6V3.4H4.4A1.9 1.9 0 0 0 .8 3.4H-.8A1.9 1.9 0 0 0-4.4 3.4z";

/** Round badge with waves for a ford, square with two arches for a bridge; a broken outline for a ford not known to all. */
export function crossingMarkup(crossing: Crossing, unknown: boolean, zoom: number): string {
  const scale = (badgePixels(zoom) / zoom) * (crossing.kind === "bridge" ? 1.1 : 1);
  const ink = COLOURS.crossing;
  const place = `translate(${num(crossing.at[0], 1)} ${num(crossing.at[1], 1)}) scale(${num(scale, 3)})`;
  if (crossing.kind === "bridge") {
    return `<g transform="${place}"><rect x="-8" y="-6.6" width="16" height="13.2" rx="2" fill="${COLOURS.ivory}" stroke="${ink}" stroke-width="1.5"/><path d="${ARCHES}" fill="${ink}"/><path d="M-7-1.4Q-3.4-5 0-5T7-1.4" fill="none" stroke="${ink}"/></g>`;
  }
  const outline = unknown ? `stroke-width="1.9" stroke-dasharray="2.6 2.05"` : `stroke-width="1.5"`;
  return `<g transform="${place}"><circle r="7.4" fill="${COLOURS.ivory}" stroke="${ink}" ${outline}/><path d="${WAVES}" fill="none" stroke="${ink}" stroke-width="1.15"${unknown ? ` opacity=".7"` : ""}/></g>`;
}
