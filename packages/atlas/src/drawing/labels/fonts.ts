import { readFileSync } from "node:fs";
// oxlint-disable-next-line import/default -- a UMD bundle, whose default export the linter does not see
import opentype, { type Font, type Glyph as FontGlyph } from "opentype.js";

/** The faces of the sheet and of the game's furniture, all under the SIL Open Font License 1.1. */
const FACES = {
  roman: "@fontsource/old-standard-tt/files/old-standard-tt-latin-400-normal.woff",
  italic: "@fontsource/old-standard-tt/files/old-standard-tt-latin-400-italic.woff",
  bold: "@fontsource/old-standard-tt/files/old-standard-tt-latin-700-normal.woff",
  script: "@fontsource/pinyon-script/files/pinyon-script-latin-400-normal.woff",
  bodoni: "@fontsource/libre-bodoni/files/libre-bodoni-latin-700-normal.woff",
  condensed: "@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff",
  condensedBold: "@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff",
  condensedHeavy: "@fontsource/barlow-condensed/files/barlow-condensed-latin-800-normal.woff",
} as const;
export type Face = keyof typeof FACES;

/** A stroke of a letter's outline, in font units with y upwards. */
export type Stroke =
  | { readonly type: "M" | "L"; readonly x: number; readonly y: number }
  | { readonly type: "Q"; readonly x1: number; readonly y1: number; readonly x: number; readonly y: number }
  | {
      readonly type: "C";
      readonly x1: number;
      readonly y1: number;
      readonly x2: number;
      readonly y2: number;
      readonly x: number;
      readonly y: number;
    }
  | { readonly type: "Z" };

/** A letter of a face, in font units. */
export interface Glyph {
  readonly advanceWidth?: number | undefined;
  readonly path: { readonly commands: readonly Stroke[] };
}

/** A face ready for setting: its glyphs, kerning and the height of its capitals as a share of the size. */
export interface FaceMetrics {
  readonly unitsPerEm: number;
  readonly capHeight: number;
  glyph(character: string): Glyph;
  /** Correction of the distance between two characters, font units. */
  kerning(left: string, right: string): number;
}

const known = new Map<Face, FaceMetrics>();

/** Reads a face once. @throws when its package is not installed, or when a text needs a letter that the face does not have */
export function faceOf(face: Face): FaceMetrics {
  const before = known.get(face);
  if (before !== undefined) return before;
  const file = readFileSync(new URL(import.meta.resolve(FACES[face])));
  const font: Font = opentype.parse(file.buffer.slice(file.byteOffset, file.byteOffset + file.byteLength));
  const glyphs = new Map<string, FontGlyph>();
  function glyphOf(character: string): FontGlyph {
    const found = glyphs.get(character);
    if (found !== undefined) return found;
    const index = font.charToGlyphIndex(character);
    if (index === 0)
      throw new Error(`The ${face} face has no glyph for "${character}". Choose another letter for the label.`);
    const glyph = font.glyphs.get(index);
    glyphs.set(character, glyph);
    return glyph;
  }
  const metrics: FaceMetrics = {
    unitsPerEm: font.unitsPerEm,
    capHeight: capHeight(font),
    glyph: glyphOf,
    kerning: (left, right) => font.getKerningValue(glyphOf(left), glyphOf(right)),
  };
  known.set(face, metrics);
  return metrics;
}

function capHeight(font: Font): number {
  const box = font.charToGlyph("H").getBoundingBox();
  return box.y2 / font.unitsPerEm;
}
