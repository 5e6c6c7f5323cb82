import { BODY_COLOURS } from "../drawing/palette.ts";
import type { FormationLook } from "./look.ts";
import { type FaceOptions, spentRuling } from "./brigade.ts";
import { flag } from "./figures.ts";
import { nameMarkup } from "./names.ts";
import { numerals } from "./numerals.ts";

/** The upper band in the figures' colour. */
function bare(height: number, ink: string): string {
  return `<path d="M2 8.6a6.6 6.6 0 0 1 6.6-6.6h82.4a6.6 6.6 0 0 1 6.6 6.6V${height}H2z" fill="${ink}"/>`;
}

/** The upper band with HQ knocked out of it. */
function band(height: number, size: number, baseline: number, ink: string, body: string, spacing: number): string {
  return bare(height, ink) + numerals("HQ", 50, baseline, size, body, "middle", spacing);
}

/** The face of a headquarters in a square of 100, without body and outline: band, flag, range and name; small, the flag alone says HQ. */
export function headquartersFace(look: FormationLook, options: FaceOptions): string {
  const { body, figures } = BODY_COLOURS[look.body];
  const side = look.body === "union" ? "union" : "confederate";
  const range = look.range === undefined ? "" : String(look.range);
  const spent = options.spent ? spentRuling() : "";
  switch (options.level) {
    case 0:
      return (
        `${spent}${bare(36, figures)}${nameMarkup(look, 0, { x: 50, baseline: 31.5, size: 35, fill: body, width: 90 })}` +
        flag(31, 93, 1.36, figures, side) +
        numerals(range, 95, 93, 54, figures, "end")
      );
    case 1:
      return (
        `${spent}${band(26, 26, 23.4, figures, body, 0.25)}${flag(34, 72, 1.06, figures, side)}` +
        numerals(range, 92, 71, 44, figures, "end") +
        nameMarkup(look, 1, { x: 50, baseline: 93, size: 21, fill: figures, width: 88 })
      );
    case 2:
      return (
        `${spent}${band(26, 20, 20.8, figures, body, 0.4)}${flag(49, 77, 1.28, figures, side)}` +
        nameMarkup(look, 2, {
          x: 7,
          baseline: 94,
          size: 19,
          fill: figures,
          spacing: 0.01,
          anchor: "start",
          width: 68,
        }) +
        numerals(range, 93, 94, 22, figures, "end")
      );
  }
}
