import { edgeLabels } from "@stonebridge/board";
import { straightText } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { short, shorts } from "../path.ts";
import { element, group, path } from "../svg.ts";
import { HEX, type HexFrame } from "./hex-frame.ts";

/** Distance from the neat line and weight of the lines round the ground, u. */
const INNER_RULES = [
  [0, 0.8],
  [2.2, 0.35],
  [8.2, 0.45],
] as const;
/** Those round ground and panel together. */
const OUTER_RULES = [
  [24, 0.45],
  [29.5, 3.4],
  [33.2, 0.5],
  [35, 0.35],
] as const;
/** Bars of the band that tells columns and rows apart lie between these distances. */
const BAR = { near: 3.5, far: 6.9 } as const;
const FIGURES = { face: "roman", size: 8.8, spacing: 0.03 } as const;
/** Base line of the figures beside the band, u from the neat line. */
const FIGURES_OFF = 13;

/** Draws the border: neat line, a bar for every other column and row, their letters and figures, and the rules round all. */
export function drawHexBorder(frame: HexFrame): string {
  const { width, height } = frame.extent;
  const { bottom } = frame.panel;
  const ink = { stroke: PALETTE.ink, fill: "none" };
  const rule = (off: number, weight: number, lower: number): string =>
    element("rect", {
      x: -off,
      y: -off,
      width: width + 2 * off,
      height: lower + 2 * off,
      ...ink,
      "stroke-width": weight,
    });
  return group(
    {},
    ...INNER_RULES.map(([off, weight]) => rule(off, weight, height)),
    ...OUTER_RULES.map(([off, weight]) => rule(off, weight, bottom)),
    path(bars(frame), { fill: PALETTE.ink }),
    path(figures(frame), { fill: PALETTE.ink }),
  );
}

function bars(frame: HexFrame): string {
  const { columns, rows } = frame.grid;
  const { width, height } = frame.extent;
  const depth = BAR.far - BAR.near;
  const bar = (x: number, y: number, w: number, h: number): string =>
    `M${shorts([x, y])}h${short(w)}v${short(h)}h${short(-w)}z`;
  let d = "";
  const pitch = HEX * Math.cos(Math.PI / 6);
  for (let column = 0; column < columns; column += 2) {
    const left = columnMiddle(frame, column) - pitch / 2;
    d += bar(left, -BAR.far, pitch, depth) + bar(left, height + BAR.near, pitch, depth);
  }
  for (let row = 0; row < rows; row += 2) {
    const top = rowMiddle(frame, row) - HEX / 2;
    d += bar(-BAR.far, top, depth, HEX) + bar(width + BAR.near, top, depth, HEX);
  }
  return d;
}

function figures(frame: HexFrame): string {
  const { columns, rows } = edgeLabels(frame.grid);
  const { width, height } = frame.extent;
  const cap = FIGURES.size * 0.34;
  let d = "";
  for (const [column, label] of columns.entries()) {
    const x = columnMiddle(frame, column);
    for (const y of [-FIGURES_OFF + cap, height + FIGURES_OFF + cap]) {
      d += straightText(label, FIGURES, [x, y - (y < 0 ? 2 : 0)]);
    }
  }
  for (const [row, label] of rows.entries()) {
    const y = rowMiddle(frame, row) + cap;
    for (const x of [-FIGURES_OFF - 2.5, width + FIGURES_OFF + 2.5]) d += straightText(label, FIGURES, [x, y]);
  }
  return d;
}

function columnMiddle(frame: HexFrame, column: number): number {
  return frame.centre(column * frame.grid.rows)[0];
}

/** Middle of a row in the columns that do not lie lower. */
function rowMiddle(frame: HexFrame, row: number): number {
  const upper = frame.grid.lowerBy(0) === 0 ? 0 : 1;
  return frame.centre(upper * frame.grid.rows + row)[1];
}
