import type { Body } from "../counters/look.ts";

/** Flat colours of everything that belongs to the game; the same by day and by night. */
export const COLOURS = {
  sheet: "#EDE3CB",
  paper: "#F5EDD9",
  ink: "#2A2018",
  black: "#1D1813",
  night: "#14100C",
  ivory: "#FAF3E0",
  white: "#FFFFFF",
  carmine: "#9C2A35",
  place: "#6E1A24",
  coordinate: "#75634E",
  placeByNight: "#4A0E16",
  teal: "#0B7A6B",
  red: "#B3262B",
  gold: "#F2B632",
  amber: "#E58A1F",
  crossing: "#16394D",
  hill: "#EFE3C6",
  scoringHill: "#F2C85B",
  woods: "#D5DCB4",
  tree: "#6F8B4E",
  north: "#2C4A78",
  south: "#BDB8A6",
  southWash: "#5B5340",
} as const;

/** Colours of a counter's body. `figures` is what stands on it. */
export interface BodyColours {
  readonly body: string;
  readonly lit: string;
  readonly shade: string;
  readonly figures: string;
}

export const BODY_COLOURS: Readonly<Record<Body, BodyColours>> = {
  union: { body: "#2C4A78", lit: "#3C5F93", shade: "#1B2F50", figures: "#FAF3E0" },
  confederate: { body: "#BDB8A6", lit: "#CFCABA", shade: "#8F8A78", figures: "#1D1813" },
  shenandoah: { body: "#C9A06C", lit: "#DAB98D", shade: "#93713F", figures: "#1D1813" },
};

/** Lettering of the game: real text, in a condensed sans serif. */
export const LETTERING = "'Barlow Condensed','Arial Narrow','Roboto Condensed',sans-serif";
