/** Builds the drawn maps: `npm run build:base -w @stonebridge/atlas`. Same data, same bytes. */
import { readFileSync, writeFileSync } from "node:fs";
import type { ZoneGraphData, ZoneShapesData } from "@stonebridge/board";
import { LAMP, battlefield, drawLayout, gameSheet, layOut } from "../src/drawing/index.ts";
import { SHEET } from "../src/geography/frame.ts";
import { TILE, type TileLevel, multiplied, rasterise, smallPicture, writeTiles } from "./tiles.ts";

const MAPS = ["bull-run-1861"] as const;
/** Px per u of each level of tiles, coarse to fine. */
const LEVELS = [0.6, 1.2, 2.4] as const;
const [left, top, right, bottom] = SHEET;
const WIDTH = right - left;
const HEIGHT = bottom - top;

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(0)} kB`;

for (const map of MAPS) {
  const folder = new URL(`../maps/${map}/`, import.meta.url);
  const graph: ZoneGraphData = JSON.parse(readFileSync(new URL("graph.json", folder), "utf8"));
  const shapes: ZoneShapesData = JSON.parse(readFileSync(new URL("shapes.json", folder), "utf8"));
  const { geography, relief } = battlefield();
  const levels: TileLevel[] = [];
  for (const [level, zoom] of LEVELS.entries()) {
    const layout = layOut(geography, relief, gameSheet(graph, shapes, zoom, false));
    for (const complaint of layout.names.complaints) console.log(`  at ${zoom}: ${complaint}`);
    const picture = await rasterise(drawLayout(layout), WIDTH, HEIGHT, zoom);
    const light = await writeTiles(picture, new URL("tiles/light/", folder), level, zoom);
    const dark = await writeTiles(multiplied(picture, LAMP), new URL("tiles/dark/", folder), level, zoom);
    console.log(
      `maps/${map}/tiles at ${zoom} px per u: ${kilobytes(light.bytes)} light, ${kilobytes(dark.bytes)} dark`,
    );
    levels.push(light.level);
    if (level === 1) {
      const whole = { left: 0, top: 0, width: picture.width, height: picture.height };
      writeFileSync(new URL("overview.webp", folder), await smallPicture(picture, whole, 280, 72));
      const card = { left: 870, top: 430, width: 960, height: 768 };
      writeFileSync(new URL("card.webp", folder), await smallPicture(picture, card, 400, 74));
    }
  }
  const manifest = {
    sets: ["light", "dark"],
    format: "webp",
    tileSize: TILE,
    origin: [left, top],
    size: [WIDTH, HEIGHT],
    levels,
  };
  writeFileSync(new URL("tiles/tiles.json", folder), `${JSON.stringify(manifest, null, 1)}\n`);
}
