import type { Point, ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { dashesBorders } from "./bands.ts";
import { pathData } from "../geometry.ts";
import { num } from "../drawing/markup.ts";
import { COLOURS } from "../drawing/palette.ts";

/** Borders are cut into squares of the map, one path each, so that a painter skips what is out of sight. */
const SQUARE = 400;

/** Path data of all land borders by square; the river needs no line. */
export function borderPaths(graph: ZoneGraphData, shapes: ZoneShapesData): readonly string[] {
  const land = new Set(graph.borders.filter(({ kind }) => kind === "land").map(({ between }) => between.join("|")));
  const squares = new Map<string, string>();
  for (const { between, course, middle } of shapes.borders) {
    if (!land.has(between.join("|")) || course.length < 2) continue;
    const key = `${Math.floor(middle[0] / SQUARE)} ${Math.floor(middle[1] / SQUARE)}`;
    squares.set(key, (squares.get(key) ?? "") + pathData(course));
  }
  return [...squares.values()];
}

/** Ribbon and line of the borders: a hand-coloured county line, dash-dotted where dashes can be seen. */
export function bordersMarkup(paths: readonly string[], zoom: number): string {
  const line = Math.max(1.05, 0.9 / zoom);
  const layer = (stroke: string, width: number, more: string) =>
    `<g stroke="${stroke}" stroke-width="${num(width)}"${more}>${paths.map((d) => `<path d="${d}"/>`).join("")}</g>`;
  return (
    layer(COLOURS.paper, Math.max(3, line * 2.6), ` stroke-opacity=".8"`) +
    layer(COLOURS.carmine, Math.max(6.4, 4 / zoom), ` stroke-opacity=".2"`) +
    layer(COLOURS.carmine, line, dashesBorders(zoom) ? ` stroke-dasharray="6.5 2.4 .01 2.4"` : "")
  );
}

/** The field's edge, and a veil over the ground out of play: the sheet's own colour, or by night the dark. */
export function edgeMarkup(field: readonly Point[], sheet: ZoneShapesData["sheet"], tone: "light" | "dark"): string {
  const edge = pathData(field, true);
  const [left, top, right, bottom] = sheet;
  return (
    `<path d="M${left} ${top}H${right}V${bottom}H${left}z${edge}" fill="${tone === "dark" ? COLOURS.night : COLOURS.sheet}" fill-rule="evenodd" opacity="${tone === "dark" ? 0.5 : 0.62}"/>` +
    `<path d="${edge}" fill="none" stroke="${COLOURS.ink}" stroke-width="2.6"/><path d="${edge}" fill="none" stroke="${COLOURS.paper}" stroke-width=".9"/>`
  );
}
