import { letterWidth, textWidth, type Weight } from "../counters/lettering.ts";
import { escaped, num } from "../drawing/markup.ts";
import type { Point } from "@stonebridge/board";

export interface PlacedText {
  readonly text: string;
  /** Middle of its baseline. */
  readonly at: Point;
}

export interface ManyTextsStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly fill: string;
  /** Colour and width of a halo. */
  readonly halo?: readonly [string, number];
}

/**
 * Many short texts as one element, and one for their halo: the place of every letter is written out, so that a thousand
 * numbers cost two nodes.
 */
export function manyTexts(texts: readonly PlacedText[], { weight, size, fill, halo }: ManyTextsStyle): string {
  if (texts.length === 0) return "";
  const [xs, ys]: [string[], string[]] = [[], []];
  let letters = "";
  for (const { text, at } of texts) {
    let x = at[0] - textWidth(text, weight, size) / 2;
    for (const letter of text) {
      xs.push(num(x, 1));
      ys.push(num(at[1], 1));
      letters += letter;
      x += (letterWidth(letter, weight) * size) / 1000;
    }
  }
  const text = (paint: string) =>
    `<text x="${xs.join(" ")}" y="${ys.join(" ")}" font-size="${num(size)}" font-weight="${weight}" ${paint}>${escaped(letters)}</text>`;
  // A halo of its own under all letters: each letter's would cover the one before it.
  const edge = halo
    ? text(`fill="none" stroke="${halo[0]}" stroke-width="${num(halo[1])}" stroke-linejoin="round"`)
    : "";
  return edge + text(`fill="${fill}"`);
}
