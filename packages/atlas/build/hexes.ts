/** Builds the hex maps: `npm run build:hexes -w @stonebridge/atlas`. Same data, same bytes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { HexMap, type HexMapData, HexsideMap, type HexsideMapData } from "@stonebridge/board";
import { keptHeights } from "../src/drawing/relief.ts";
import { readGeography } from "../src/geography/index.ts";
import {
  BULL_RUN_1983_MAP,
  deriveHexMap,
  deriveHexsideMap,
  FIRST_BULL_RUN_MAP,
  layHexGround,
  layHexsideGround,
  SECOND_BULL_RUN_MAP,
} from "../src/hexes/index.ts";
import { hexMapText } from "../src/hexes/write-hexes.ts";

function write(map: HexMapData | HexsideMapData): void {
  const folder = new URL(`../maps/${map.id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const text = hexMapText(map);
  writeFileSync(new URL("hexes.json", folder), text);
  console.log(`maps/${map.id}/hexes.json: ${(text.length / 1000).toFixed(0)} kB`);
}

const geography = readGeography();
write(new HexMap(deriveHexMap(BULL_RUN_1983_MAP, layHexGround(BULL_RUN_1983_MAP.ground, geography))).data);
for (const plan of [FIRST_BULL_RUN_MAP, SECOND_BULL_RUN_MAP]) {
  const ground = layHexsideGround(plan.ground, geography);
  write(new HexsideMap(deriveHexsideMap(plan, ground, keptHeights(geography))).data);
}
