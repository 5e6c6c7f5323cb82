import wide from "@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff2?url";
import narrow from "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2?url";

/** The lettering of counters and maps: its weights, and where they lie. */
export const FONTS = [
  { weight: 600, url: narrow },
  { weight: 800, url: wide },
] as const;

/** A rule that takes a weight of the lettering from an address. */
export const fontRule = (weight: number, url: string): string =>
  `@font-face{font-family:"Barlow Condensed";font-weight:${weight};src:url("${url}") format("woff2")}`;
