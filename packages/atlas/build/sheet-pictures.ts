import { mkdirSync, writeFileSync } from "node:fs";
import { mapDigests } from "../src/drawing/map-digest.ts";
import { TILE_SIDE, type TileLevel, type TileSet } from "../src/drawing/tile-set.ts";
import { type Picture, pictureUnderLamp, rasterise, smallPicture, writeTiles } from "./tiles.ts";

/** Px per u of each level of tiles, coarse to fine, unless a map has others. */
const LEVELS: readonly number[] = [0.6, 1.2, 2.4];
/** The level from which small pictures are made. */
const SMALL_PICTURES = 1;
const OVERVIEW_WIDTH = 280;
const CARD_WIDTH = 400;
/** Width, in px, and quality of the pictures in `docs/pictures`. */
const WALL_WIDTH = 1600;
const WALL_QUALITY = 82;
const PICTURES = new URL("../../../docs/pictures/", import.meta.url);

/** A part of a sheet, u. */
interface Part {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A map's sheet: where it lies in u, and how u become the units of its map. */
export interface SheetOfMap {
  /** Folder of the map. */
  readonly map: string;
  readonly sheet: readonly [left: number, top: number, right: number, bottom: number];
  readonly titleBlock: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
  /** Map units to the u, and the map units of a place in u. */
  readonly unitsPerU: number;
  readonly mapUnits: (at: readonly [x: number, y: number]) => readonly [x: number, y: number];
  /** Px per u of its levels, where its ground is drawn larger than that of others. */
  readonly levels?: readonly number[];
  /** What the card of the map shows. */
  readonly card: Part;
  /** The sheet as an SVG document for a zoom in px per u, the names that find no room there, and the hexes whose coordinates lie under names. */
  readonly draw: (zoom: number) => {
    readonly svg: string;
    readonly leftOut: readonly string[];
    readonly lettered?: readonly string[];
  };
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

function write(name: string, file: URL, bytes: Buffer): void {
  writeFileSync(file, bytes);
  console.log(`${name}: ${kilobytes(bytes.length)}`);
}

/** Writes the tiles of a map in both tones with their manifest, the overview and the card. */
export async function buildTiles(sheet: SheetOfMap): Promise<void> {
  const { map, unitsPerU } = sheet;
  const folder = new URL(`../maps/${map}/`, import.meta.url);
  const [left, top, right, bottom] = sheet.sheet;
  const levels: TileLevel[] = [];
  let named: readonly string[] | undefined;
  for (const [level, zoom] of (sheet.levels ?? LEVELS).entries()) {
    const { svg, leftOut, lettered } = sheet.draw(zoom);
    named = lettered;
    if (leftOut.length > 0) console.log(`maps/${map} at ${zoom} px per u has no room for ${leftOut.join(", ")}.`);
    const picture = await rasterise(svg, right - left, bottom - top, zoom);
    const pixelsPerUnit = zoom / unitsPerU;
    const light = await writeTiles(picture, new URL("tiles/light/", folder), level, pixelsPerUnit);
    const dark = await writeTiles(pictureUnderLamp(picture), new URL("tiles/dark/", folder), level, pixelsPerUnit);
    console.log(
      `maps/${map}/tiles at ${zoom} px per u: ${kilobytes(light.bytes)} light, ${kilobytes(dark.bytes)} dark`,
    );
    levels.push(light.level);
    if (level === SMALL_PICTURES) await buildSmallPictures(sheet, folder, picture, zoom);
  }
  const block = sheet.titleBlock;
  const manifest: TileSet = {
    sets: ["light", "dark"],
    format: "webp",
    tileSize: TILE_SIDE,
    origin: sheet.mapUnits([left, top]),
    size: [(right - left) * unitsPerU, (bottom - top) * unitsPerU],
    titleBlock: [...sheet.mapUnits([block.left, block.top]), ...sheet.mapUnits([block.right, block.bottom])],
    levels,
    ...(named !== undefined && { lettered: named }),
    drawnFrom: mapDigests(folder),
  };
  writeFileSync(new URL("tiles/tiles.json", folder), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** The overview for a corner of the screen, and the card that stands for the map in a list. */
async function buildSmallPictures(sheet: SheetOfMap, folder: URL, picture: Picture, zoom: number): Promise<void> {
  const { map, card } = sheet;
  const [left, top] = sheet.sheet;
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const overview = await smallPicture(picture, whole, OVERVIEW_WIDTH, 72);
  write(`maps/${map}/overview.webp`, new URL("overview.webp", folder), overview);
  const cut = {
    left: Math.round((card.left - left) * zoom),
    top: Math.round((card.top - top) * zoom),
    width: Math.round(card.width * zoom),
    height: Math.round(card.height * zoom),
  };
  write(`maps/${map}/card.webp`, new URL("card.webp", folder), await smallPicture(picture, cut, CARD_WIDTH, 66));
}

/** A whole sheet as one picture: drawn at twice its size, then reduced. */
export async function buildWallPicture(
  name: string,
  svg: string,
  [left, top, right, bottom]: SheetOfMap["sheet"],
): Promise<void> {
  const width = right - left;
  const picture = await rasterise(svg, width, bottom - top, (2 * WALL_WIDTH) / width);
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  mkdirSync(PICTURES, { recursive: true });
  write(`docs/pictures/${name}`, new URL(name, PICTURES), await smallPicture(picture, whole, WALL_WIDTH, WALL_QUALITY));
}
