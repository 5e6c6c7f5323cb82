import type { Point } from "@stonebridge/board";
import { lengthOf } from "../../geography/curves.ts";
import { type Setting, onCurve, outlines, setType } from "../labels/typeset.ts";
import { PALETTE } from "../palette.ts";
import { short, shorts } from "../path.ts";
import { element, group, path } from "../svg.ts";

/** A text on a flat arch as path text: `rise` u higher in its middle than at the ends of `width`. */
export function archedText(text: string, setting: Setting, [x, y]: Point, width: number, rise: number): string {
  const curve = Array.from({ length: 80 }, (_, i): Point => {
    const t = -1 + (2 * i) / 79;
    return [x + (t * width) / 2, y - rise * (1 - t * t)];
  });
  return outlines(onCurve(setType(text, setting), curve, lengthOf(curve) / 2));
}

/** A swelled rule: thin at its ends, `swell` u thick in the middle. */
export function swelledRule([x, y]: Point, width: number, swell: number): string {
  const half = width / 2;
  return `M${shorts([x - half, y])}q${shorts([half, -swell, width, 0])}q${shorts([-half, swell, -width, 0])}z`;
}

/** The ruling of open capitals: distance of the lines, u, and the strip they fill. */
export interface Ruling {
  readonly step: number;
  readonly left: number;
  readonly right: number;
  readonly top: number;
  readonly bottom: number;
}

/** Open capitals: a shadow cast in four steps, an outline, and level ruling inside. @param id of the clip, unique on the sheet */
export function openCapitals(d: string, id: string, shadow: number, ruling: Ruling): string {
  let lines = "";
  for (let y = ruling.top; y < ruling.bottom; y += ruling.step) {
    lines += `M${shorts([ruling.left, y])}h${short(ruling.right - ruling.left)}`;
  }
  const cast = [1, 0.75, 0.5, 0.25].map((share) =>
    path(d, {
      transform: `translate(${short(shadow * share, 2)} ${short(shadow * share, 2)})`,
      fill: PALETTE.ink,
      stroke: PALETTE.ink,
      "stroke-width": 0.5,
    }),
  );
  return (
    element("clipPath", { id }, path(d, {})) +
    group({}, ...cast) +
    path(d, { fill: PALETTE.paper, stroke: PALETTE.ink, "stroke-width": 1.1 }) +
    path(d, { fill: PALETTE.paper }) +
    path(lines, { fill: "none", stroke: PALETTE.ink, "stroke-width": 0.32, "clip-path": `url(#${id})` })
  );
}
