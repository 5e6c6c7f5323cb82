import type { Band } from "../detail.ts";
import { PALETTE } from "../palette.ts";
import type { Setting } from "./typeset.ts";

/** Styles of names, in the order in which they are drawn. */
export const LABEL_STYLES = [
  "county",
  "river",
  "stream",
  "turnpike",
  "road",
  "railroad",
  "embankment",
  "hill",
  "town",
  "village",
  "ford",
  "house",
  "wood",
] as const;
export type LabelStyle = (typeof LABEL_STYLES)[number];

/** How names of a style are set: setting, colour, width of the halo, and weight of the stroke that keeps hairlines visible, u. */
export interface LabelLook {
  readonly setting: Setting;
  readonly colour: string;
  readonly halo: number;
  readonly stroke: number;
}

const look = (setting: Setting, colour: string, halo: number, stroke: number): LabelLook => ({
  setting,
  colour,
  halo,
  stroke,
});

export const LABEL_LOOKS: Readonly<Record<LabelStyle, LabelLook>> = {
  county: look({ face: "roman", size: 20, spacing: 0.5 }, PALETTE.sepia, 0, 0.55),
  river: look({ face: "italic", size: 17, spacing: 0.42 }, PALETTE.waterText, 2.75, 0.1),
  stream: look({ face: "italic", size: 8.8, spacing: 0.12 }, PALETTE.waterText, 2.1, 0.1),
  turnpike: look({ face: "roman", size: 8.8, spacing: 0.2, smallCapitals: 0.8 }, PALETTE.text, 2.25, 0.12),
  road: look({ face: "italic", size: 7.4, spacing: 0.07 }, PALETTE.text, 2, 0.1),
  railroad: look({ face: "roman", size: 6.8, spacing: 0.34 }, PALETTE.text, 2.1, 0.12),
  embankment: look({ face: "italic", size: 7.8, spacing: 0.14 }, PALETTE.embankment, 2.1, 0.12),
  hill: look({ face: "roman", size: 8.8, spacing: 0.12, smallCapitals: 0.8 }, PALETTE.text, 2.5, 0.14),
  town: look({ face: "bold", size: 15.5, spacing: 0.13 }, PALETTE.text, 3.25, 0),
  village: look({ face: "roman", size: 11.2, spacing: 0.1, smallCapitals: 0.8 }, PALETTE.text, 2.75, 0.16),
  ford: look({ face: "italic", size: 8.3, spacing: 0.02 }, PALETTE.text, 2.4, 0.14),
  house: look({ face: "italic", size: 6.9, spacing: 0.01 }, PALETTE.text, 2, 0.08),
  wood: look({ face: "italic", size: 8.6, spacing: 0.22 }, PALETTE.woodInk, 2.4, 0.12),
};

/** Styles shown in each band of zoom. */
const SHOWN: Readonly<Record<Band, readonly LabelStyle[]>> = {
  sheet: ["county", "river", "turnpike", "town", "village", "ford", "hill"],
  far: ["county", "river", "turnpike", "town", "village", "ford"],
  play: LABEL_STYLES,
  close: LABEL_STYLES,
};

/** Whether names of a style are shown in a band. */
export function isShown(style: LabelStyle, band: Band): boolean {
  return SHOWN[band].includes(style);
}
