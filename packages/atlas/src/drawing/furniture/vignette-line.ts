import { PALETTE } from "../palette.ts";
import type { Attributes } from "../svg.ts";

/** Attributes of a line of the vignette. */
export function line(weight: number): Attributes {
  return {
    fill: "none",
    stroke: PALETTE.ink,
    "stroke-linecap": "round",
    "stroke-linejoin": "round",
    "stroke-width": weight,
  };
}
