import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import opentype from "opentype.js";
import { PLATE } from "./plate-layout.ts";

const file = createRequire(import.meta.url).resolve(
  "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff",
);

/** Measures names as plates set them: Barlow Condensed 600, capitals, spaced. Widths in map units. */
export function nameMeasure(): (text: string) => number {
  const bytes = readFileSync(file);
  const font = opentype.parse(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
  return (text) =>
    font.getAdvanceWidth(text.toUpperCase(), PLATE.nameSize) + PLATE.nameSpacing * PLATE.nameSize * text.length;
}

/** The ways to set a name: on one line, or on two of nearly the same length. */
export function settingsOf(name: string): string[][] {
  const words = name.split(" ");
  if (words.length === 1) return [[name]];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  const uneven = (lines: string[]): number => Math.abs(lines[0].length - lines[1].length);
  return [[name], breaks.reduce((best, lines) => (uneven(lines) < uneven(best) ? lines : best))];
}
