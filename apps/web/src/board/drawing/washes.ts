import type { OverlayModel, SpaceState } from "../model.ts";
import { COLOURS } from "./palette.ts";

/** Washes and rulings of spaces: flat colours and patterns over an outline. */

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
  cohesion: [COLOURS.carmine, 9, 1.4, 135],
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

/** The wash of an overlay over an outline. */
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
  cohesion: [
    { colour: COLOURS.gold, opacity: 0.14 },
    { pattern: "cohesion", opacity: 0.45 },
  ],
};
