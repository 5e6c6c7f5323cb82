/**
 * Builds the drawn maps: `npm run build:base -w @stonebridge/atlas`, or with the id of a map after `--` that map alone. Same
 * data, same bytes.
 */
import { readFileSync } from "node:fs";
import {
  HexMap,
  type HexMapData,
  HexsideMap,
  type HexsideMapData,
  type ZoneGraphData,
  type ZoneShapesData,
} from "@stonebridge/board";
import { TITLE_BOX } from "../src/drawing/furniture/frame-lines.ts";
import { UNITS_PER_U } from "../src/drawing/hexes/hex-frame.ts";
import {
  battlefield,
  drawBase,
  drawHexSheet,
  drawHexsideSheet,
  drawLayout,
  drawRingSheet,
  drawZoneMap,
  gameSheet,
  hexesUnderNames,
  hexCountry,
  hexsideCountry,
  layOut,
  layOutHexes,
  layOutHexsides,
  layOutRings,
  secondBullRun,
} from "../src/drawing/index.ts";
import { SHEET } from "../src/geography/frame.ts";
import { readGeography } from "../src/geography/index.ts";
import { BULL_RUN_1983_GROUND } from "../src/hexes/bull-run-1983/plan.ts";
import { layHexGround } from "../src/hexes/ground.ts";
import { FIRST_BULL_RUN_MAP, type HexsideMapPlan, layHexsideGround, SECOND_BULL_RUN_MAP } from "../src/hexes/index.ts";
import { buildTiles, buildWallPicture } from "./sheet-pictures.ts";

function read<T>(map: string, file: string): T {
  return JSON.parse(readFileSync(new URL(`../maps/${map}/${file}.json`, import.meta.url), "utf8")) as T;
}

/** The zones of 1861 over the surveyed battlefield. */
async function buildBullRun1861(): Promise<void> {
  const map = "bull-run-1861";
  const graph = read<ZoneGraphData>(map, "graph");
  const shapes = read<ZoneShapesData>(map, "shapes");
  const { geography, relief } = battlefield();
  await buildTiles({
    map,
    sheet: SHEET,
    titleBlock: TITLE_BOX,
    unitsPerU: 1,
    mapUnits: (at) => at,
    // The field between the Stone House and Mitchell's Ford.
    card: { left: 690, top: 300, width: 700, height: 560 },
    draw(zoom) {
      const layout = layOut(geography, relief, gameSheet(graph, shapes, geography.lines, zoom, true));
      return { svg: drawLayout(layout), leftOut: layout.names.leftOut };
    },
  });
  await buildWallPicture("map-1861.webp", drawZoneMap(graph, shapes), SHEET);
  await buildWallPicture("battlefield.webp", drawBase(), SHEET);
}

/** The hexes of 1983, and their own ground. On screens grid and coordinates belong to the live layer. */
async function buildBullRun1983(): Promise<void> {
  const map = "bull-run-1983";
  const ground = layHexGround(BULL_RUN_1983_GROUND, readGeography());
  const country = hexCountry(new HexMap(read<HexMapData>(map, "hexes")), ground);
  const { frame } = country;
  await buildTiles({
    map,
    sheet: frame.sheet,
    titleBlock: frame.panel,
    unitsPerU: UNITS_PER_U,
    mapUnits: (at) => frame.mapUnits(at),
    // From Matthews Hill to Ball's Ford.
    card: { left: 540, top: 330, width: 520, height: 416 },
    draw(zoom) {
      const layout = layOutHexes(country, zoom);
      const lettered = hexesUnderNames(country.map, frame, layout.names.labels);
      return { svg: drawHexSheet(layout), leftOut: layout.names.leftOut, lettered };
    },
  });
  await buildWallPicture("map-1983.webp", drawHexSheet(layOutHexes(country, 2.4), { print: true }), frame.sheet);
}

/** The zones of 1862, and their own ground. On screens borders and plates belong to the live layer. */
async function buildSecondBullRun1862(): Promise<void> {
  const map = "second-bull-run-1862";
  const country = secondBullRun(read<ZoneGraphData>(map, "graph"), read<ZoneShapesData>(map, "shapes"));
  const { frame } = country.ground;
  await buildTiles({
    map,
    sheet: frame.sheet,
    titleBlock: frame.panel,
    unitsPerU: 1,
    mapUnits: (at) => at,
    levels: [0.6, 1.2, 1.9],
    // From Groveton to Henry Hill.
    card: { left: 600, top: 440, width: 700, height: 560 },
    draw(zoom) {
      const layout = layOutRings(country, zoom);
      return { svg: drawRingSheet(layout), leftOut: layout.names.leftOut };
    },
  });
  await buildWallPicture("map-1862.webp", drawRingSheet(layOutRings(country, 2.4), { print: true }), frame.sheet);
}

/** A map of No Written Orders, true to scale. On screens grid, coordinates and levels belong to the live layer. */
async function buildHexsides(
  plan: HexsideMapPlan,
  campaign: "first" | "second",
  card: { readonly left: number; readonly top: number },
): Promise<void> {
  const { geography, relief } = battlefield();
  const map = new HexsideMap(read<HexsideMapData>(plan.id, "hexes"));
  const country = hexsideCountry(map, campaign, layHexsideGround(plan.ground, geography), relief.heights);
  const { frame } = country;
  await buildTiles({
    map: plan.id,
    sheet: frame.sheet,
    titleBlock: frame.panel,
    unitsPerU: UNITS_PER_U,
    mapUnits: (at) => frame.mapUnits(at),
    levels: [0.5, 0.9, 1.5],
    card: { ...card, width: 520, height: 416 },
    draw(zoom) {
      const layout = layOutHexsides(country, zoom);
      const lettered = hexesUnderNames(country.map, frame, layout.names.labels);
      return { svg: drawHexsideSheet(layout), leftOut: layout.names.leftOut, lettered };
    },
  });
  const wall = drawHexsideSheet(layOutHexsides(country, 2.4), { print: true });
  await buildWallPicture(`map-${campaign}-bull-run.webp`, wall, frame.sheet);
}

const BUILDERS: Readonly<Record<string, () => Promise<void>>> = {
  "bull-run-1861": buildBullRun1861,
  "bull-run-1983": buildBullRun1983,
  "second-bull-run-1862": buildSecondBullRun1862,
  // Henry Hill and the Stone Bridge.
  [FIRST_BULL_RUN_MAP.id]: () => buildHexsides(FIRST_BULL_RUN_MAP, "first", { left: 830, top: 560 }),
  // From Brawner's farm to Dogan Ridge.
  [SECOND_BULL_RUN_MAP.id]: () => buildHexsides(SECOND_BULL_RUN_MAP, "second", { left: 420, top: 400 }),
};

const wanted = process.argv.slice(2);
for (const map of wanted.length > 0 ? wanted : Object.keys(BUILDERS)) {
  const build = BUILDERS[map];
  if (build === undefined) {
    throw new Error(
      `There is no map "${map}" to draw. Give one of ${Object.keys(BUILDERS).join(", ")}, or none for all.`,
    );
  }
  await build();
}
