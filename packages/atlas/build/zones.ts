/** Builds the zone maps: `npm run build:zones -w @stonebridge/atlas`. Same data, same bytes. */
import { mkdirSync, writeFileSync } from "node:fs";
import { readGeography } from "../src/geography/index.ts";
import { BULL_RUN_1861 } from "../src/zones/bull-run-1861/plan.ts";
import { graphOfRings } from "../src/zones/graph-of-rings.ts";
import { layRingGround } from "../src/zones/ring-ground.ts";
import { shapesOfRings } from "../src/zones/ring-shapes.ts";
import { SECOND_BULL_RUN_GROUND } from "../src/zones/second-bull-run-1862/ground.ts";
import { SECOND_BULL_RUN_1862 } from "../src/zones/second-bull-run-1862/plan.ts";
import { writeMap } from "../src/zones/write-map.ts";
import { deriveMap } from "../src/zones/zone-map.ts";

/** JSON with one entry of each list to a line, so that a change of the map can be read as a change of lines. */
function linesOf(file: object): string {
  const parts = Object.entries(file).map(([key, value]: [string, unknown]) => {
    const rows = Array.isArray(value) && typeof value[0] === "object" && !Array.isArray(value[0]);
    const text = rows ? `[\n${value.map((row) => JSON.stringify(row)).join(",\n")}\n]` : JSON.stringify(value);
    return `${JSON.stringify(key)}: ${text}`;
  });
  return `{\n${parts.join(",\n")}\n}\n`;
}

function write(id: string, files: Readonly<Record<string, object>>): void {
  const folder = new URL(`../maps/${id}/`, import.meta.url);
  mkdirSync(folder, { recursive: true });
  for (const [name, file] of Object.entries(files)) {
    const text = linesOf(file);
    writeFileSync(new URL(`${name}.json`, folder), text);
    console.log(`maps/${id}/${name}.json: ${(text.length / 1000).toFixed(0)} kB`);
  }
}

const geography = readGeography();
write(BULL_RUN_1861.id, { ...writeMap(BULL_RUN_1861, deriveMap(BULL_RUN_1861, geography), geography) });
const graph = graphOfRings(SECOND_BULL_RUN_1862);
const ground = layRingGround(SECOND_BULL_RUN_1862, SECOND_BULL_RUN_GROUND, geography);
write(SECOND_BULL_RUN_1862.id, { graph, shapes: shapesOfRings(graph, ground) });
