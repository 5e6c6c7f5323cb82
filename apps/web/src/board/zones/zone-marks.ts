import { DEFAULT_ZOOM } from "./bands.ts";
import { num } from "../drawing/markup.ts";
import type { SpaceState } from "../model.ts";
import { COLOURS } from "../drawing/palette.ts";
import { fillsMarkup } from "../drawing/washes.ts";

/**
 * How a zone shows its state. Every band runs inside the border between two light lines, and differs by shape: one unbroken
 * band round all that lie together (may), two (aimed), a heavy one over a ruling (attack), a broken one over a hatch (may not), gold between ink lines
 * (selected). Widths are px at the default zoom; half of each stroke is cut off by the clip.
 */
const BANDS: Readonly<
  Record<Exclude<SpaceState, "rest" | "may">, readonly (readonly [colour: string, width: number, dash?: string])[]>
> = {
  aimed: [
    [COLOURS.ivory, 25],
    [COLOURS.teal, 21],
    [COLOURS.ivory, 13],
    [COLOURS.teal, 9],
    [COLOURS.ivory, 3],
  ],
  attack: [
    [COLOURS.ivory, 21],
    [COLOURS.red, 17],
    [COLOURS.ivory, 3],
  ],
  selected: [
    [COLOURS.black, 16],
    [COLOURS.gold, 12],
    [COLOURS.black, 3.5],
  ],
  "may-not": [
    [COLOURS.ivory, 15],
    [COLOURS.red, 10, "9 7"],
  ],
};

/** One unbroken band runs round all zones that may be chosen and lie together. */
const MAY_BAND: readonly (readonly [string, number])[] = [
  [COLOURS.ivory, 18],
  [COLOURS.teal, 14],
  [COLOURS.ivory, 3],
];

/** Bands grow with the map, or the borders' ribbon would hide them. */
export function bandScale(zoom: number): number {
  return Math.max(0.8, (zoom / DEFAULT_ZOOM) ** 0.85);
}

function banded(line: string, [colour, width, dash]: readonly [string, number, string?], scale: number): string {
  const dashes = dash
    ? ` stroke-dasharray="${dash
        .split(" ")
        .map((part) => num(Number(part) * scale, 1))
        .join(" ")}"`
    : "";
  return `<path d="${line}" fill="none" stroke="${colour}" stroke-width="${num(width * scale, 1)}" stroke-linejoin="round" vector-effect="non-scaling-stroke"${dashes}/>`;
}

/** Dots along the border: lit up from the log or a panel. */
const LIT: readonly (readonly [string, number, string?])[] = [
  [COLOURS.ivory, 14],
  [COLOURS.black, 9, "3 6"],
];

/** Wash, ruling and band of a zone. `outline`: path data of its dry ground; `scale`: {@link bandScale}. */
export function zoneMarkup(
  id: string,
  outline: string,
  state: SpaceState,
  lit: boolean,
  scale: number,
  prefix: string,
): string {
  if (state === "rest" && !lit) return "";
  const clip = `${prefix}clip-${id}`;
  const bands = [...(state === "rest" || state === "may" ? [] : BANDS[state]), ...(lit ? LIT : [])];
  const washes = state === "rest" ? "" : fillsMarkup(outline, state, prefix);
  if (bands.length === 0) return washes;
  return (
    washes +
    `<clipPath id="${clip}"><path d="${outline}"/></clipPath><g clip-path="url(#${clip})">${bands.map((band) => banded(outline, band, scale)).join("")}</g>`
  );
}

/**
 * The band round the zones that may be chosen. `outlines`: path data of their dry ground; `rims`: of the part that does not
 * lie along another of them.
 */
export function mayBandMarkup(
  outlines: readonly string[],
  rims: readonly string[],
  scale: number,
  prefix: string,
): string {
  if (outlines.length === 0) return "";
  const clip = `${prefix}clip-may`;
  const bands = MAY_BAND.map((band) => banded(rims.join(""), band, scale)).join("");
  return `<clipPath id="${clip}"><path d="${outlines.join("")}"/></clipPath><g clip-path="url(#${clip})" stroke-linecap="round">${bands}</g>`;
}

/** A border that the selected piece's Front lies across: a black line between two light ones. */
export function frontMarkup(course: string, scale: number): string {
  return banded(course, [COLOURS.ivory, 9], scale) + banded(course, [COLOURS.black, 4.5], scale);
}
