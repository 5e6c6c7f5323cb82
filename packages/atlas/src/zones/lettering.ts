import { faceOf } from "../drawing/labels/fonts.ts";
import { PLATE } from "./plate-layout.ts";

/** Width of a line of a name as plates set it: Barlow Condensed 600, capitals, spaced. In map units. */
export function nameWidth(text: string): number {
  const face = faceOf("condensed");
  let width = 0;
  for (const letter of text.toUpperCase()) {
    width += ((face.glyph(letter).advanceWidth ?? 0) / face.unitsPerEm + PLATE.nameSpacing) * PLATE.nameSize;
  }
  return width;
}

function uneven(lines: readonly string[]): number {
  return Math.abs(lines[0].length - lines[1].length);
}

/** The ways to set a name: on one line, or on two of nearly the same length; on none if there is no name. */
export function settingsOf(name: string): string[][] {
  if (name === "") return [[]];
  const words = name.split(" ");
  if (words.length === 1) return [[name]];
  const breaks = words
    .slice(1)
    .map((_, index) => [words.slice(0, index + 1).join(" "), words.slice(index + 1).join(" ")]);
  return [[name], breaks.reduce((best, lines) => (uneven(lines) < uneven(best) ? lines : best))];
}
