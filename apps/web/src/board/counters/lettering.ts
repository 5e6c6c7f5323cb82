import { escaped, num } from "../drawing/markup.ts";

/** Advance widths of Barlow Condensed in thousandths of the em, from the space (32) to the tilde (126). */
const WIDTHS: Readonly<Record<600 | 800, readonly number[]>> = {
  600: [
    200, 269, 306, 606, 434, 772, 581, 152, 279, 279, 361, 439, 199, 325, 211, 386, 450, 274, 425, 426, 459, 428, 429,
    392, 434, 423, 252, 218, 439, 439, 439, 413, 759, 456, 462, 457, 472, 435, 415, 462, 477, 224, 443, 477, 415, 538,
    507, 467, 457, 455, 461, 434, 452, 478, 471, 665, 460, 456, 406, 330, 386, 330, 413, 405, 206, 434, 437, 422, 437,
    426, 291, 431, 439, 215, 211, 433, 199, 665, 439, 432, 441, 441, 313, 398, 282, 438, 415, 592, 417, 403, 368, 319,
    171, 319, 480,
  ],
  800: [
    200, 289, 385, 626, 454, 761, 624, 188, 343, 343, 362, 437, 223, 337, 235, 444, 456, 294, 451, 446, 508, 450, 451,
    422, 446, 446, 298, 246, 437, 437, 437, 462, 760, 508, 477, 470, 480, 441, 427, 473, 483, 235, 462, 505, 437, 558,
    522, 479, 474, 467, 481, 454, 485, 480, 506, 707, 490, 492, 419, 360, 444, 360, 432, 437, 234, 457, 453, 445, 453,
    446, 305, 451, 455, 223, 223, 465, 219, 685, 455, 452, 456, 456, 336, 426, 299, 455, 456, 635, 462, 442, 377, 370,
    201, 370, 500,
  ],
};
const FIRST_CODE = 32;
/** Of signs beyond the table that stand on maps and counters. */
const SIGN_WIDTHS: Readonly<Record<string, Readonly<Record<600 | 800, number>>>> = {
  "½": { 600: 682, 800: 701 },
  "¼": { 600: 697, 800: 735 },
  "¾": { 600: 771, 800: 815 },
  "’": { 600: 165, 800: 211 },
  "·": { 600: 215, 800: 235 },
};
/** Other letters (accents) are as wide as this. */
const OTHER_WIDTH = 460;

export type Weight = keyof typeof WIDTHS;

/** Width of a letter in thousandths of the em. */
export function letterWidth(letter: string, weight: Weight): number {
  return WIDTHS[weight][letter.charCodeAt(0) - FIRST_CODE] ?? SIGN_WIDTHS[letter]?.[weight] ?? OTHER_WIDTH;
}

/** Width of a text; `spacing` in em is added between letters. */
export function textWidth(text: string, weight: Weight, size: number, spacing = 0): number {
  let width = 0;
  for (const letter of text) width += letterWidth(letter, weight);
  return (width / 1000 + spacing * Math.max(0, text.length - 1)) * size;
}

export interface LetteringStyle {
  readonly weight: Weight;
  readonly size: number;
  readonly fill: string;
  /** Between letters, in em. */
  readonly spacing?: number;
  readonly anchor?: "start" | "middle" | "end";
  /** A longer text is set smaller until it is no wider. */
  readonly width?: number;
  /** Colour and width of a halo. */
  readonly halo?: readonly [string, number];
  /** Printed besides the name: no part of what hands that speak call it. */
  readonly aside?: true;
}

/** Real text at a baseline. */
export function lettering(text: string, x: number, y: number, style: LetteringStyle): string {
  const { weight, fill, spacing = 0, anchor = "middle", width = Number.POSITIVE_INFINITY, halo } = style;
  const natural = textWidth(text, weight, style.size, spacing);
  const size = natural > width ? (style.size * width) / natural : style.size;
  const more = halo
    ? ` stroke="${halo[0]}" stroke-width="${num(halo[1])}" stroke-linejoin="round" paint-order="stroke"`
    : "";
  const tracked = spacing ? ` letter-spacing="${num(spacing * size)}"` : "";
  const at = anchor === "middle" ? x + (spacing * size) / 2 : x;
  const hidden = style.aside ? ` aria-hidden="true"` : "";
  return `<text x="${num(at)}" y="${num(y)}" font-size="${num(size)}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"${tracked}${more}${hidden}>${escaped(text)}</text>`;
}
