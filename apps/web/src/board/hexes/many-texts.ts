import { letterWidth, textWidth, type Weight } from "../counters/lettering.ts";
import { escaped, num } from "../markup.ts";
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

/** Many short texts as one element: the place of every letter is written out, so that a thousand numbers cost one node. */
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
  const edge = halo
    ? ` stroke="${halo[0]}" stroke-width="${num(halo[1])}" stroke-linejoin="round" paint-order="stroke"`
    : "";
  return `<text x="${xs.join(" ")}" y="${ys.join(" ")}" font-size="${num(size)}" font-weight="${weight}" fill="${fill}"${edge}>${escaped(letters)}</text>`;
}
