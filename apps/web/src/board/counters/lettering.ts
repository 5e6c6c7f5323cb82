import { escaped, num } from "../markup.ts";

/** Advance widths of Barlow Condensed in thousandths of the em, from the space (32) to the tilde (126). */
const WIDTHS: Readonly<Record<500 | 600 | 700, readonly number[]>> = {
  500: [
    200, 261, 274, 599, 426, 776, 564, 137, 254, 254, 361, 440, 189, 320, 202, 363, 447, 266, 415, 418, 440, 420, 420,
    381, 429, 414, 234, 207, 440, 440, 440, 394, 759, 436, 456, 452, 469, 432, 410, 457, 475, 220, 435, 466, 407, 530,
    501, 462, 451, 450, 453, 426, 439, 477, 457, 646, 449, 442, 401, 318, 363, 318, 406, 392, 194, 425, 431, 413, 431,
    417, 285, 423, 432, 212, 206, 421, 191, 657, 432, 424, 435, 435, 304, 387, 275, 432, 399, 575, 398, 387, 365, 298,
    159, 298, 471,
  ],
  600: [
    200, 269, 306, 606, 434, 772, 581, 152, 279, 279, 361, 439, 199, 325, 211, 386, 450, 274, 425, 426, 459, 428, 429,
    392, 434, 423, 252, 218, 439, 439, 439, 413, 759, 456, 462, 457, 472, 435, 415, 462, 477, 224, 443, 477, 415, 538,
    507, 467, 457, 455, 461, 434, 452, 478, 471, 665, 460, 456, 406, 330, 386, 330, 413, 405, 206, 434, 437, 422, 437,
    426, 291, 431, 439, 215, 211, 433, 199, 665, 439, 432, 441, 441, 313, 398, 282, 438, 415, 592, 417, 403, 368, 319,
    171, 319, 480,
  ],
  700: [
    200, 279, 346, 616, 444, 766, 603, 170, 311, 311, 361, 438, 211, 331, 223, 415, 453, 284, 438, 436, 484, 439, 440,
    407, 440, 435, 275, 232, 438, 438, 438, 437, 759, 482, 470, 464, 476, 438, 421, 467, 480, 230, 452, 491, 426, 548,
    514, 473, 465, 461, 471, 444, 468, 479, 488, 689, 475, 474, 412, 345, 415, 345, 422, 421, 220, 446, 445, 434, 445,
    436, 298, 441, 447, 219, 217, 449, 209, 675, 447, 442, 448, 448, 324, 412, 291, 447, 436, 613, 439, 423, 373, 344,
    186, 344, 490,
  ],
};
const FIRST_CODE = 32;
/** Letters beyond the table (accents) are as wide as this. */
const OTHER_WIDTH = 460;

export type Weight = keyof typeof WIDTHS;

/** Width of a text; `spacing` in em is added between letters. */
export function textWidth(text: string, weight: Weight, size: number, spacing = 0): number {
  let width = 0;
  for (const letter of text) width += WIDTHS[weight][letter.charCodeAt(0) - FIRST_CODE] ?? OTHER_WIDTH;
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
  return `<text x="${num(at)}" y="${num(y)}" font-size="${num(size)}" font-weight="${weight}" text-anchor="${anchor}" fill="${fill}"${tracked}${more}>${escaped(text)}</text>`;
}
