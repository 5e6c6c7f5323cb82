import { DEFAULT_ZOOM } from "./bands.ts";
import { num } from "./markup.ts";
import type { OverlayModel, SpaceState } from "./model.ts";
import { COLOURS } from "./palette.ts";

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

interface Fill {
  readonly colour?: string;
  readonly opacity: number;
  readonly pattern?: PatternName;
}

const FILLS: Readonly<Record<Exclude<SpaceState, "rest">, readonly Fill[]>> = {
  may: [{ colour: COLOURS.teal, opacity: 0.16 }],
  aimed: [
    { colour: COLOURS.teal, opacity: 0.14 },
    { pattern: "aimed", opacity: 0.7 },
  ],
  attack: [
    { colour: COLOURS.red, opacity: 0.08 },
    { pattern: "attack", opacity: 0.8 },
  ],
  selected: [{ colour: COLOURS.gold, opacity: 0.24 }],
  "may-not": [{ pattern: "refused", opacity: 0.5 }],
};

/** Lines every few px: colour, distance, width, direction in degrees, dash. */
const PATTERNS = {
  refused: [COLOURS.black, 9, 1.2, 45],
  attack: [COLOURS.red, 10, 1.8, 45],
  aimed: [COLOURS.teal, 10, 1.2, 135],
  north: [COLOURS.north, 7, 2, 90],
  south: [COLOURS.southWash, 9, 2.4, 0, "2.4 6.6"],
  range: [COLOURS.carmine, 14, 1.4, 45, "5 9"],
  recon: [COLOURS.black, 8, 1.6, 135, "0.1 8"],
} as const satisfies Record<string, readonly [string, number, number, number, string?]>;

export type PatternName = keyof typeof PATTERNS;

/** The patterns as definitions; their lines keep their distance in px at a zoom. */
export function patternDefinitions(prefix: string, zoom: number): string {
  return Object.entries(PATTERNS)
    .map(([name, [colour, step, width, turn, dash]]: [string, readonly [string, number, number, number, string?]]) => {
      const line = `<path d="M${step / 2} 0V${step}" stroke="${colour}" stroke-width="${width}"${dash ? ` stroke-dasharray="${dash}" stroke-linecap="round"` : ""}/>`;
      return `<pattern id="${prefix}${name}" width="${step}" height="${step}" patternUnits="userSpaceOnUse" patternTransform="scale(${(1 / zoom).toFixed(4)}) rotate(${turn})">${line}</pattern>`;
    })
    .join("");
}

/** Washes and rulings of a state over an outline. */
export function fillsMarkup(outline: string, state: Exclude<SpaceState, "rest">, prefix: string): string {
  return FILLS[state].map((fill) => filled(outline, fill, prefix)).join("");
}

function filled(outline: string, { colour, opacity, pattern }: Fill, prefix: string): string {
  const fill = pattern ? `url(#${prefix}${pattern})` : colour;
  return `<path d="${outline}" fill="${fill}" opacity="${opacity}"/>`;
}

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
  const fills = state === "rest" ? [] : FILLS[state];
  const bands = [...(state === "rest" || state === "may" ? [] : BANDS[state]), ...(lit ? LIT : [])];
  const washes = fills.map((fill) => filled(outline, fill, prefix)).join("");
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

/** A zone's wash in an overlay. */
export function washMarkup(outline: string, kind: OverlayModel["kind"], prefix: string): string {
  return WASHES[kind].map((fill) => filled(outline, fill, prefix)).join("");
}

const WASHES: Readonly<Record<OverlayModel["kind"], readonly Fill[]>> = {
  reach: [{ colour: COLOURS.teal, opacity: 0.2 }],
  "control-north": [
    { colour: COLOURS.north, opacity: 0.12 },
    { pattern: "north", opacity: 0.6 },
  ],
  "control-south": [
    { colour: COLOURS.southWash, opacity: 0.14 },
    { pattern: "south", opacity: 0.85 },
  ],
  command: [{ colour: COLOURS.gold, opacity: 0.3 }],
  range: [
    { colour: COLOURS.amber, opacity: 0.14 },
    { pattern: "range", opacity: 0.55 },
  ],
  recon: [{ pattern: "recon", opacity: 0.6 }],
};
