/** Builds the drawn maps: `npm run build:base -w @stonebridge/atlas`. Same data, same bytes. */
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { TITLE_BOX } from "../src/drawing/furniture/frame-lines.ts";
import { LAMP, battlefield, drawBase, drawLayout, drawZoneMap, gameSheet, layOut } from "../src/drawing/index.ts";
import { TILE_SIDE, type TileLevel, type TileSet } from "../src/drawing/tile-set.ts";
import { SHEET } from "../src/geography/frame.ts";
import { type Picture, multiplied, rasterise, smallPicture, writeTiles } from "./tiles.ts";

/** Px per u of each level of tiles, coarse to fine. */
const LEVELS = [0.6, 1.2, 2.4] as const;
/** The level from which small pictures are made. */
const SMALL_PICTURES = 1;
const OVERVIEW_WIDTH = 280;
const CARD_WIDTH = 400;
/** What the card of a map shows, u: the field between the Stone House and Mitchell's Ford. */
const CARDS = { "bull-run-1861": { left: 690, top: 300, width: 700, height: 560 } } as const;
/** Width of the pictures on the walls, px, and what they may weigh there. */
const WALL_WIDTH = 1600;
const WALL_QUALITY = 82;

const [left, top, right, bottom] = SHEET;
const WIDTH = right - left;
const HEIGHT = bottom - top;
const PICTURES = new URL("../../../docs/pictures/", import.meta.url);

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

function write(name: string, file: URL, bytes: Buffer): void {
  writeFileSync(file, bytes);
  console.log(`${name}: ${kilobytes(bytes.length)}`);
}

async function buildTiles(
  map: keyof typeof CARDS,
  folder: URL,
  graph: ZoneGraphData,
  shapes: ZoneShapesData,
): Promise<void> {
  const { geography, relief } = battlefield();
  const levels: TileLevel[] = [];
  for (const [level, zoom] of LEVELS.entries()) {
    const layout = layOut(geography, relief, gameSheet(graph, shapes, geography.lines, zoom, true));
    const { leftOut } = layout.names;
    if (leftOut.length > 0) console.log(`maps/${map} at ${zoom} px per u has no room for ${leftOut.join(", ")}.`);
    const picture = await rasterise(drawLayout(layout), WIDTH, HEIGHT, zoom);
    const light = await writeTiles(picture, new URL("tiles/light/", folder), level, zoom);
    const dark = await writeTiles(multiplied(picture, LAMP), new URL("tiles/dark/", folder), level, zoom);
    console.log(
      `maps/${map}/tiles at ${zoom} px per u: ${kilobytes(light.bytes)} light, ${kilobytes(dark.bytes)} dark`,
    );
    levels.push(light.level);
    if (level === SMALL_PICTURES) await buildSmallPictures(map, folder, picture, zoom);
  }
  const manifest: TileSet = {
    sets: ["light", "dark"],
    format: "webp",
    tileSize: TILE_SIDE,
    origin: [left, top],
    size: [WIDTH, HEIGHT],
    titleBlock: [TITLE_BOX.left, TITLE_BOX.top, TITLE_BOX.right, TITLE_BOX.bottom],
    levels,
  };
  writeFileSync(new URL("tiles/tiles.json", folder), `${JSON.stringify(manifest, null, 1)}\n`);
}

/** The overview for a corner of the screen, and the card that stands for the map in a list. */
async function buildSmallPictures(map: keyof typeof CARDS, folder: URL, picture: Picture, zoom: number): Promise<void> {
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  const overview = await smallPicture(picture, whole, OVERVIEW_WIDTH, 72);
  write(`maps/${map}/overview.webp`, new URL("overview.webp", folder), overview);
  const card = CARDS[map];
  const cut = {
    left: Math.round((card.left - left) * zoom),
    top: Math.round((card.top - top) * zoom),
    width: Math.round(card.width * zoom),
    height: Math.round(card.height * zoom),
  };
  write(`maps/${map}/card.webp`, new URL("card.webp", folder), await smallPicture(picture, cut, CARD_WIDTH, 66));
}

/** A whole sheet as a picture to hang: drawn at twice its size, then reduced. */
async function buildWallPicture(name: string, svg: string): Promise<void> {
  const picture = await rasterise(svg, WIDTH, HEIGHT, (2 * WALL_WIDTH) / WIDTH);
  const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
  mkdirSync(PICTURES, { recursive: true });
  write(`docs/pictures/${name}`, new URL(name, PICTURES), await smallPicture(picture, whole, WALL_WIDTH, WALL_QUALITY));
}

for (const map of Object.keys(CARDS) as (keyof typeof CARDS)[]) {
  const folder = new URL(`../maps/${map}/`, import.meta.url);
  const graph: ZoneGraphData = JSON.parse(readFileSync(new URL("graph.json", folder), "utf8"));
  const shapes: ZoneShapesData = JSON.parse(readFileSync(new URL("shapes.json", folder), "utf8"));
  await buildTiles(map, folder, graph, shapes);
  await buildWallPicture("map-1861.webp", drawZoneMap(graph, shapes));
}
await buildWallPicture("battlefield.webp", drawBase());
