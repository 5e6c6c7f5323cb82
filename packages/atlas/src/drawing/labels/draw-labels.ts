import { type Piece, type Window, cellPaths } from "../cells.ts";
import { PALETTE } from "../palette.ts";
import { group } from "../svg.ts";
import { outlines } from "./typeset.ts";
import type { PlacedLabel } from "./label-board.ts";
import { LABEL_LOOKS, LABEL_STYLES } from "./styles.ts";

/** Opacity of halos, and of the outlined names of counties. */
const HALO = 0.86;
const COUNTY = 0.75;

/** Draws the names, style by style: halos in paper under letters in ink, both in cells. */
export function drawLabels(labels: readonly PlacedLabel[], window?: Window): string {
  return LABEL_STYLES.map((style) => {
    const { colour, halo, stroke } = LABEL_LOOKS[style];
    const pieces = labels
      .filter((label) => label.style === style)
      .flatMap((label) => label.glyphs.map((glyph): Piece => ({ at: glyph.covers.at, d: outlines([glyph]) })));
    if (style === "county") {
      return cellPaths(pieces, { fill: "none", stroke: colour, "stroke-width": stroke, opacity: COUNTY }, window);
    }
    const under = { fill: PALETTE.paper, stroke: PALETTE.paper, "stroke-width": halo, "stroke-linejoin": "round" };
    const over = { fill: colour, ...(stroke > 0 && { stroke: colour, "stroke-width": stroke }) };
    return group({ opacity: HALO }, cellPaths(pieces, under, window)) + cellPaths(pieces, over, window);
  }).join("");
}
