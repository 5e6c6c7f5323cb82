/** Builds the hex maps: `npm run build:hexes -w @stonebridge/atlas`. Same data, same bytes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { HexMap } from "@stonebridge/board";
import { readGeography } from "../src/geography/index.ts";
import { BULL_RUN_1983_MAP, deriveHexMap, layHexGround } from "../src/hexes/index.ts";
import { hexMapText } from "../src/hexes/write-hexes.ts";

const geography = readGeography();
for (const plan of [BULL_RUN_1983_MAP]) {
  const folder = new URL(`../maps/${plan.id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  const map = new HexMap(deriveHexMap(plan, layHexGround(plan.ground, geography)));
  const text = hexMapText(map.data);
  writeFileSync(new URL("hexes.json", folder), text);
  console.log(`maps/${plan.id}/hexes.json: ${(text.length / 1000).toFixed(0)} kB`);
}
