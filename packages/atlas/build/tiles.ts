import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { underLamp } from "../src/drawing/lamp.ts";
import { TILE_SIDE, type TileLevel } from "../src/drawing/tile-set.ts";
import sharp, { type Sharp } from "sharp";

const QUALITY = 80;

/** A picture without transparency, three bytes to the pixel. */
export interface Picture {
  readonly pixels: Buffer;
  readonly width: number;
  readonly height: number;
}

/** Rasterises a sheet whose SVG is `width` u wide. @param pixelsPerUnit px to the u */
export async function rasterise(svg: string, width: number, height: number, pixelsPerUnit: number): Promise<Picture> {
  const size = { width: Math.ceil(width * pixelsPerUnit), height: Math.ceil(height * pixelsPerUnit) };
  const sized = svg.replace(
    / width="[\d.]+" height="[\d.]+">/,
    ` width="${width * pixelsPerUnit}" height="${height * pixelsPerUnit}">`,
  );
  const { data, info } = await sharp(Buffer.from(sized), { unlimited: true, limitInputPixels: false })
    .flatten()
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  if (info.width < size.width - 1 || info.channels !== 3) {
    throw new Error(
      `The sheet came out ${info.width} px wide with ${info.channels} channels; ${size.width} px of 3 were wanted.`,
    );
  }
  return { pixels: data, width: info.width, height: info.height };
}

/** A picture as its sheet looks under a lamp. */
export function pictureUnderLamp(picture: Picture): Picture {
  const pixels = Buffer.alloc(picture.pixels.length);
  // There are millions of pixels and some thousand colours.
  const known = new Map<number, number>();
  for (let at = 0; at < pixels.length; at += 3) {
    const colour = picture.pixels.readUIntBE(at, 3);
    let seen = known.get(colour);
    if (seen === undefined) {
      const [red, green, blue] = underLamp([colour >> 16, (colour >> 8) & 255, colour & 255]);
      seen = (red << 16) | (green << 8) | blue;
      known.set(colour, seen);
    }
    pixels.writeUIntBE(seen, at, 3);
  }
  return { ...picture, pixels };
}

/** Cuts a picture into tiles and writes them as WebP. Returns the level and the bytes written. */
export async function writeTiles(
  picture: Picture,
  folder: URL,
  level: number,
  pixelsPerUnit: number,
): Promise<{ readonly level: TileLevel; readonly bytes: number }> {
  const columns = Math.ceil(picture.width / TILE_SIDE);
  const rows = Math.ceil(picture.height / TILE_SIDE);
  const into = new URL(`${level}/`, folder);
  rmSync(into, { recursive: true, force: true });
  mkdirSync(into, { recursive: true });
  let bytes = 0;
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const left = column * TILE_SIDE;
      const top = row * TILE_SIDE;
      const width = Math.min(TILE_SIDE, picture.width - left);
      const height = Math.min(TILE_SIDE, picture.height - top);
      const tile = await webp(picture, { left, top, width, height });
      bytes += tile.length;
      writeFileSync(new URL(`${column}-${row}.webp`, into), tile);
    }
  }
  return { level: { level, pixelsPerUnit, columns, rows }, bytes };
}

interface Cut {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

function rawOf(picture: Picture): Sharp {
  const { width, height } = picture;
  return sharp(picture.pixels, { raw: { width, height, channels: 3 }, limitInputPixels: false });
}

function webp(picture: Picture, cut: Cut): Promise<Buffer> {
  return rawOf(picture).extract(cut).webp({ quality: QUALITY, effort: 6, smartSubsample: true }).toBuffer();
}

/** A part of a picture, scaled to a width, as WebP. */
export function smallPicture(picture: Picture, cut: Cut, width: number, quality: number): Promise<Buffer> {
  return rawOf(picture)
    .extract(cut)
    .resize({ width, kernel: "lanczos3" })
    .webp({ quality, effort: 6, smartSubsample: true })
    .toBuffer();
}
