import { BODY_COLOURS } from "../palette.ts";
import type { FormationLook } from "./look.ts";
import { type FaceOptions, spentRuling } from "./brigade.ts";
import { flag } from "./figures.ts";
import { lettering } from "./lettering.ts";
import { numerals } from "./numerals.ts";

/** The upper band in the figures' colour, HQ knocked out of it. */
function band(height: number, size: number, baseline: number, ink: string, body: string, spacing: number): string {
  return (
    `<path d="M2 8.6a6.6 6.6 0 0 1 6.6-6.6h82.4a6.6 6.6 0 0 1 6.6 6.6V${height}H2z" fill="${ink}"/>` +
    numerals("HQ", 50, baseline, size, body, "middle", spacing)
  );
}

/** The face of a headquarters in a square of 100, without body and outline: band, flag, range, and the name where it can be read. */
export function headquartersFace(look: FormationLook, options: FaceOptions): string {
  const { body, figures } = BODY_COLOURS[look.body];
  const side = look.body === "union" ? "union" : "confederate";
  const range = look.range === undefined ? "" : String(look.range);
  const spent = options.spent ? spentRuling() : "";
  const name = look.name.toUpperCase();
  switch (options.level) {
    case 0:
      return `${spent}${band(30, 31, 27, figures, body, 0.2)}${flag(31, 91, 1.42, figures, side)}${numerals(range, 95, 91, 54, figures, "end")}`;
    case 1:
      return (
        `${spent}${band(26, 26, 23.4, figures, body, 0.25)}${flag(34, 72, 1.06, figures, side)}` +
        numerals(range, 92, 71, 44, figures, "end") +
        lettering(name, 50, 93, { weight: 800, size: 21, fill: figures, width: 88 })
      );
    case 2:
      return (
        `${spent}${band(26, 20, 20.8, figures, body, 0.4)}${flag(49, 77, 1.28, figures, side)}` +
        lettering(name, 7, 94, { weight: 800, size: 19, fill: figures, spacing: 0.01, anchor: "start", width: 68 }) +
        numerals(range, 93, 94, 22, figures, "end")
      );
  }
}
